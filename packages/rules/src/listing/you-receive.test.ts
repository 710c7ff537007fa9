import { fromNaira } from '@ahia/money/naira'
import { expect, test } from 'vitest'
import { youReceive } from './you-receive.ts'

test.each([
  [15_900, 1800, 2_862, 13_038],
  [14_800, 1200, 1_776, 13_024],
  [0.05, 1000, 0.01, 0.04],
  [1_000, 0, 0, 1_000],
])(
  'SELL-17 of %d naira at %d basis points the commission is %d and the shop receives %d',
  (pays, bps, commission, receives) => {
    expect(youReceive(fromNaira(pays), bps)).toEqual({
      paysKobo: fromNaira(pays),
      rateBps: bps,
      commissionKobo: fromNaira(commission),
      receivesKobo: fromNaira(receives),
    })
  },
)
