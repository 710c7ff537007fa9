import { expect, test } from 'vitest'
import { describeMerge } from './report.rules.ts'

const NOTHING = { taken: 0, fewer: [], refused: [], waiting: 0 }

test('CART-14 a merge reports its result and names the lines that failed', () => {
  expect(describeMerge(NOTHING)).toBeNull()
  expect(describeMerge({ ...NOTHING, taken: 2 })).toMatchObject({
    kind: 'success',
    text: 'Cart merged successfully',
  })
  expect(describeMerge({ ...NOTHING, fewer: ['Honey: Only 3 left'] })).toMatchObject({
    kind: 'success',
    text: 'Cart merged successfully. Honey: Only 3 left',
  })
  expect(describeMerge({ ...NOTHING, taken: 5, refused: ['Honey: Out of stock'] })).toMatchObject({
    kind: 'error',
    text: 'Failed to merge cart. Honey: Out of stock',
  })
  expect(describeMerge({ ...NOTHING, taken: 1, waiting: 1 })).toMatchObject({
    kind: 'error',
    text: "Failed to merge cart. We'll try the rest again later",
  })
})
