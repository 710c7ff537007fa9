import { expect, test } from 'vitest'
import { listingHref, readListingQuery } from '../listing/query.rules.ts'
import { filterChips } from './chips.rules.ts'

const SHOP = '0195f3a2-7c11-7e07-9a6b-3d5c8e2f1a44'

const chipsOf = (query: string) =>
  filterChips(readListingQuery(new URLSearchParams(query))).map(({ label, without }) => [
    label,
    listingHref('', without),
  ])

test('LIST-02 each filter has a chip that links to the list without it', () => {
  expect(chipsOf('category=FOOD&subcategory=LOCAL&minPrice=1000&maxPrice=5000&page=2')).toEqual([
    ['Food & Beverages', '?minPrice=1000&maxPrice=5000'],
    ['Local', '?category=FOOD&minPrice=1000&maxPrice=5000'],
    ['₦1,000 – ₦5,000', '?category=FOOD&subcategory=LOCAL'],
  ])
})

test('LIST-11 a shop’s chip shows its name when it is known', () => {
  const query = readListingQuery(new URLSearchParams(`shopId=${SHOP}&inStock=true`))
  const words = (name: string | null) => filterChips(query, name).map(({ label }) => label)

  expect(words('Mama Nkechi')).toEqual(['Mama Nkechi', 'In stock'])
  expect(words(null)).toEqual(['This shop', 'In stock'])
  expect(chipsOf(`shopId=${SHOP}&inStock=true`)[0]).toEqual(['This shop', '?inStock=true'])
})

test('LIST-11 the chips show the search text and each filter', () => {
  const words = chipsOf('search=rice&minPrice=200&rating=4&inStock=true&delivery=REAL_FREE_DELIVERY')

  expect(words.map(([label]) => label)).toEqual([
    '“rice”',
    'From ₦200',
    '4 stars and up',
    'In stock',
    'Free Delivery',
  ])
  expect(chipsOf('sort=popular&page=2')).toEqual([])
})
