import { wordsInQuotes } from '@ahia/rules/words-in-quotes'
import { expect, test } from 'vitest'
import { emptyTitle, exactSearch, listingTitle } from './headings.rules.ts'
import { readListingQuery } from './query.rules.ts'

const query = (text: string) => readListingQuery(new URLSearchParams(text))

test.each([
  ['', 'All products'],
  ['category=SPA', 'Spa & Beauty'],
  ['category=food&subcategory=%20grill%20AND%20barbecue&page=2', 'Grill and Barbecue, page 2'],
  ['category=FOOD&subcategory=other', 'Other'],
  ['category=FOOD&search=jollof', 'Results for “jollof”'],
])('LIST-04 the list of %s is titled %s', (text, title) => {
  expect(listingTitle(query(text))).toBe(title)
})

test('LIST-08 an empty list names its category', () => {
  expect(emptyTitle(query('category=GARDEN'))).toBe('No Products in Garden & Outdoors')
  expect(emptyTitle(query('category=FOOD&subcategory=Local'))).toBe('No Products in Food & Beverages')
  expect(emptyTitle(query('minPrice=5'))).toBe('No Products Available')
})

test('WIN-90 a search for exactly what was typed is no longer than a search may be, and ends with a whole word', () => {
  const long = 'word '.repeat(40).trim()
  const exact = exactSearch(long)

  expect(long).toHaveLength(199)
  expect(wordsInQuotes(exact)).toBe('word '.repeat(39).trim())
  expect(query(new URLSearchParams({ search: exact }).toString()).search).toBe(exact)
  expect(exactSearch('x'.repeat(200))).toBe(`"${'x'.repeat(198)}"`)
  expect(exactSearch(`${'x'.repeat(198)} y`)).toBe(`"${'x'.repeat(198)}"`)
  expect(exactSearch('jolof')).toBe('"jolof"')
})
