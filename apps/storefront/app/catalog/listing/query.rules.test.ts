import { expect, test } from 'vitest'
import {
  changeListing,
  chooseCategory,
  chooseSubcategory,
  clearListing,
  isPlainShelf,
  isSameBrand,
  listingHref,
  listingParams,
  readListingQuery,
  readShopQuery,
  WHOLE_LIST,
} from './query.rules.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))
const canonical = (query: string) => listingHref('', read(query))

test.each([
  ['Kemta', 'kemta', true],
  ['KEMTA', 'Kemta', true],
  ['Kemta', 'Kemta Gold', false],
])('WIN-45 %s and %s are the same brand: %s', (one, other, isSame) =>
  expect(isSameBrand(one, other)).toBe(isSame),
)

test('LIST-01, WIN-04, WIN-45 a URL is read and written back as the same list', () => {
  const query =
    '?category=FOOD&subcategory=Local&search=jollof&shopId=0195f3a2-7c11-7e07-9a6b-3d5c8e2f1a44&minPrice=1000&maxPrice=5000.5&rating=4&delivery=REAL_FREE_DELIVERY&deliversTo=PORT+HARCOURT&brand=Obi+Pantry&inStock=true&sort=price-low&page=3'

  expect(canonical(query)).toBe(query)
  expect(read('')).toEqual(WHOLE_LIST)
})

test.each([
  ['category=CARS&page=0', ''],
  ['page=-1&rating=6&inStock=yes&delivery=DRONE&deliversTo=KANO&sort=oldest', ''],
  ['page=1e3&minPrice=cheap&maxPrice=', ''],
  ['minPrice=99999999999999&rating=4.5', ''],
  ['category=&subcategory=%20%20&search=%20', ''],
  ['shopId=mama-nkechi', ''],
  ['force=list:failed&utm_source=email', ''],
  [`subcategory=${'x'.repeat(61)}`, ''],
  [`brand=${'x'.repeat(61)}`, ''],
])('LIST-01 invalid values in %s are ignored', (query, expected) => {
  expect(canonical(query)).toBe(expected)
})

test.each([
  ['category=food&page=1&sort=newest', '?category=FOOD'],
  ['minPrice=%E2%82%A65,000&maxPrice=1+000', '?minPrice=1000&maxPrice=5000'],
  ['search=+rice+&sort=newest', '?search=rice&sort=newest'],
])('LIST-01 %s is written as %s', (query, expected) => {
  expect(canonical(query)).toBe(expected)
})

test('LIST-03 another category starts at page 1 without a subcategory and keeps the other filters', () => {
  const query = read('category=FOOD&subcategory=Local&page=4&inStock=true&sort=popular')

  expect(listingHref('', chooseCategory(query, 'TECH'))).toBe('?category=TECH&inStock=true&sort=popular')
})

test('LIST-03 selecting a chosen category again removes it', () => {
  const query = read('category=FOOD&subcategory=%20loCAL&page=2')

  expect(listingHref('', chooseCategory(query, 'FOOD'))).toBe('')
  expect(listingHref('', chooseSubcategory(query, 'Local'))).toBe('?category=FOOD')
  expect(listingHref('', chooseSubcategory(query, 'Asian'))).toBe('?category=FOOD&subcategory=Asian')
})

test('LIST-11 a filter starts at page 1, and a page change keeps the filters', () => {
  const query = read('category=FOOD&page=3')

  expect(listingHref('', changeListing(query, { rating: 4 }))).toBe('?category=FOOD&rating=4')
  expect(listingHref('', changeListing(query, { page: 2 }))).toBe('?category=FOOD&page=2')
})

test('LIST-11 a chosen shop stays when another filter changes; Clear and a shop’s own page drop it', () => {
  const query = read('category=FOOD&shopId=0195F3A2-7C11-7E07-9A6B-3D5C8E2F1A44')

  expect(listingHref('', chooseCategory(query, 'TECH'))).toBe(
    '?category=TECH&shopId=0195f3a2-7c11-7e07-9a6b-3d5c8e2f1a44',
  )
  expect(listingHref('', clearListing(query))).toBe('')
  expect(readShopQuery(new URLSearchParams(listingParams(query)))).toEqual({ ...query, shopId: null })
})

test('LIST-02 Clear removes everything but the sort order', () => {
  expect(
    listingHref('', clearListing(read('category=FOOD&search=rice&minPrice=5&sort=popular&page=2'))),
  ).toBe('?sort=popular')
})

test.each([
  ['category=FOOD&subcategory=Local&page=2', true],
  ['', true],
  ['search=rice', false],
  ['category=FOOD&inStock=true', false],
  ['category=FOOD&sort=popular', false],
])('%s may be indexed: %s', (query, expected) => {
  expect(isPlainShelf(read(query))).toBe(expected)
})
