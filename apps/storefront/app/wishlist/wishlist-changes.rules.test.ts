import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { expect, test } from 'vitest'
import type { SavedItem } from './wishlist.rules.ts'
import { withChange } from './wishlist-changes.rules.ts'

const item = (productId: string): SavedItem => ({
  productId,
  name: productId,
  price: 100,
  savedAt: '2026-11-16T10:00:00.000Z',
})
const ids = (savedItems: readonly SavedItem[]) => savedItems.map(({ productId }) => productId)

test('PDP-11 the newest saved item comes first, and no item is saved twice', () => {
  const savedItems = [item('a')]

  expect(ids(withChange(savedItems, { kind: 'save', savedItem: item('b') }))).toEqual(['b', 'a'])
  expect(withChange(savedItems, { kind: 'save', savedItem: { ...item('a'), price: 1 } })).toBe(savedItems)
})

test('PDP-11 a removed item is gone, and removing an unknown one changes nothing', () => {
  const savedItems = [item('a'), item('b')]

  expect(ids(withChange(savedItems, { kind: 'remove', productId: 'a' }))).toEqual(['b'])
  expect(ids(withChange(savedItems, { kind: 'remove', productId: 'x' }))).toEqual(['a', 'b'])
})

test('PDP-11 a full wishlist drops its oldest item', () => {
  const full = Array.from({ length: MAX_SAVED_ITEMS }, (_, place) => item(`item ${place}`))
  const changed = withChange(full, { kind: 'save', savedItem: item('new') })

  expect(changed).toHaveLength(MAX_SAVED_ITEMS)
  expect(changed[0]?.productId).toBe('new')
  expect(ids(changed)).not.toContain(full.at(-1)?.productId)
})
