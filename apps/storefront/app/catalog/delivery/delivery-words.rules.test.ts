import { expect, test } from 'vitest'
import { deliveryWords, promiseWords } from './delivery-words.rules.ts'

test.each([
  [2_500, '2026-11-18', '2026-11-20', 'about ₦2,500, 18–20 Nov'],
  [3_000, '2026-11-29', '2026-12-02', 'about ₦3,000, 29 Nov – 2 Dec'],
  [0, '2026-12-31', '2026-12-31', 'free, 31 Dec'],
])('PDP-08 ＋ a delivery for %d from %s to %s is shown as %s', (fee, from, to, words) => {
  expect(deliveryWords({ fee, arrives: { from, to }, shops: [] })).toBe(words)
})

test('PDP-08 ＋ nothing is shown when there is no delivery', () => {
  expect(deliveryWords({ fee: 0, arrives: null, shops: [] })).toBeNull()
})

test.each([
  [3, 'HOURS', 'Within 3 hours after you pay. Order by 5 pm to get it today.'],
  [1, 'HOURS', 'Within 1 hour after you pay. Order by 7 pm to get it today.'],
  [1, 'DAYS', 'Within 1 day after you pay.'],
  [2, 'DAYS', 'Within 2 days after you pay.'],
] as const)('WIN-02 a promise of %i %s reads: %s', (within, unit, words) => {
  expect(promiseWords({ within, unit })).toBe(words)
})
