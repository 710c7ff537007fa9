import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWishlist, type SavedItem } from './wishlist.rules.ts'
import { withoutSavedItem, withSavedItem } from './wishlist-changes.rules.ts'

const savedItem = (place: number): SavedItem => ({
  productId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  name: `Item ${place}`,
  price: 5500,
  savedAt: '2026-11-18T12:00:00.000Z',
})

test('PDP-11 the newest saved item comes first, and saving again changes nothing', () => {
  const saved = withSavedItem(withSavedItem([], savedItem(1)), savedItem(2))

  expect(saved).toEqual([savedItem(2), savedItem(1)])
  expect(withSavedItem(saved, { ...savedItem(1), price: 1 })).toBe(saved)
  expect(withoutSavedItem(saved, savedItem(2).productId)).toEqual([savedItem(1)])
})

test('PDP-11 beyond 200 saved items the oldest is dropped', () => {
  const saved = Array.from({ length: 201 }, (_, place) => savedItem(place)).reduce(withSavedItem, [])

  expect(saved).toHaveLength(200)
  expect(saved[0]).toEqual(savedItem(200))
  expect(saved.at(-1)).toEqual(savedItem(1))
})

test('PDP-11 a list is read back from storage in order, without invalid items', () => {
  const stored = [
    savedItem(3),
    { ...savedItem(2), price: -1 },
    'spoilt',
    { ...savedItem(4), productId: '../cart' },
    savedItem(1),
    savedItem(3),
  ]

  expect(parseWishlist(stored)).toEqual([savedItem(3), savedItem(1)])
  expect(parseWishlist({ items: [] })).toBeNull()
})

test('PDP-11 no stored content makes the wishlist throw', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (json) => {
      expect(parseWishlist(json)).not.toBeNull()
    }),
  )
})
