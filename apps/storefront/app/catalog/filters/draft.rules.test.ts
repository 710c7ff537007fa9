import { expect, test } from 'vitest'
import { listingHref, readListingQuery } from '../listing/query.rules.ts'
import { applyDraft, countFilters, toDraft } from './draft.rules.ts'

const query = readListingQuery(
  new URLSearchParams(
    'category=FOOD&maxPrice=5000&rating=4&inStock=true&delivery=REAL_FREE_DELIVERY&deliversTo=EDO&brand=Obi+Pantry&page=3',
  ),
)

test('LIST-11, WIN-04, WIN-45 unchanged filters stay, from page 1', () => {
  expect(applyDraft(query, toDraft(query))).toEqual({ ...query, page: 1 })
  expect(countFilters(query)).toBe(6)
})

test('WIN-100 amounts are in their fields as the chips say them', () => {
  const asked = readListingQuery(new URLSearchParams('minPrice=2000&maxPrice=1250000'))

  expect(toDraft(asked)).toMatchObject({ minPrice: '2,000', maxPrice: '1,250,000' })
  expect(applyDraft(asked, toDraft(asked))).toEqual(asked)
})

test('LIST-11 typed values are read as in the URL, and emptied values are removed', () => {
  const wanted = applyDraft(query, {
    minPrice: '₦9,000',
    maxPrice: '2000',
    rating: '',
    inStock: false,
    isFreeDelivery: false,
    deliversTo: '',
    brand: '',
  })

  expect(listingHref('', wanted)).toBe('?category=FOOD&minPrice=2000&maxPrice=9000')
})
