import { expect, test } from 'vitest'
import { listingHref, readListingQuery } from '../listing/query.rules.ts'
import { applyDraft, countFilters, toDraft } from './draft.rules.ts'

const query = readListingQuery(
  new URLSearchParams('category=FOOD&maxPrice=5000&rating=4&inStock=true&delivery=REAL_FREE_DELIVERY&page=3'),
)

test('LIST-11 filters that nobody touches stay as they are, from page 1', () => {
  expect(applyDraft(query, toDraft(query))).toEqual({ ...query, page: 1 })
  expect(countFilters(query)).toBe(4)
})

test('LIST-11 what is typed is read as in the address, and what is emptied is gone', () => {
  const wanted = applyDraft(query, {
    minPrice: '₦9,000',
    maxPrice: '2000',
    rating: '',
    inStock: false,
    isFreeDelivery: false,
  })

  expect(listingHref('', wanted)).toBe('?category=FOOD&minPrice=2000&maxPrice=9000')
})
