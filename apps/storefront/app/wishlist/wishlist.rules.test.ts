import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWishlist, type Wish } from './wishlist.rules.ts'
import { withoutWish, withWish } from './wishlist-changes.rules.ts'

const wish = (place: number): Wish => ({
  productId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  name: `Wish ${place}`,
  price: 5500,
  savedAt: '2026-11-18T12:00:00.000Z',
})

test('PDP-11 the newest wish comes first, and saving again changes nothing', () => {
  const saved = withWish(withWish([], wish(1)), wish(2))

  expect(saved).toEqual([wish(2), wish(1)])
  expect(withWish(saved, { ...wish(1), price: 1 })).toBe(saved)
  expect(withoutWish(saved, wish(2).productId)).toEqual([wish(1)])
})

test('PDP-11 beyond two hundred wishes the oldest goes', () => {
  const saved = Array.from({ length: 201 }, (_, place) => wish(place)).reduce(withWish, [])

  expect(saved).toHaveLength(200)
  expect(saved[0]).toEqual(wish(200))
  expect(saved.at(-1)).toEqual(wish(1))
})

test('PDP-11 a list comes back from storage in its order; what makes no sense is left out', () => {
  const stored = [
    wish(3),
    { ...wish(2), price: -1 },
    'spoilt',
    { ...wish(4), productId: '../cart' },
    wish(1),
    wish(3),
  ]

  expect(parseWishlist(stored)).toEqual([wish(3), wish(1)])
  expect(parseWishlist({ items: [] })).toBeNull()
})

test('PDP-11 nothing that anybody writes there makes the shop fall over', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (json) => {
      expect(parseWishlist(json)).not.toBeNull()
    }),
  )
})
