import { expect, test } from 'vitest'
import { emptyTitle, listingTitle } from './headings.rules.ts'
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
