import { expect, test } from 'vitest'
import { type Extreme, takeExtremes } from './extremes.rules.ts'

const cheapest = { concern: 'cheaper', count: 1 } as const
const dearest = { concern: 'dearer', count: 1 } as const

test.each<[said: string, extremes: readonly Extreme[], rest: string]>([
  ['compare the cheapest and the most expensive', [cheapest, dearest], 'compare'],
  ['put the cheapest and the best rated side by side', [cheapest, { concern: 'rating', count: 1 }], ''],
  ['compare the dearest with the cheapest one', [dearest, cheapest], 'compare'],
  ['compare your cheapest and most expensive kettle', [cheapest, dearest], 'compare kettle'],
  ['compare the two cheapest kettles', [{ concern: 'cheaper', count: 2 }], 'compare kettles'],
  ['compare the top 3 best rated kettles', [{ concern: 'rating', count: 3 }], 'compare kettles'],
])('CHAT-06 only the ends of a row are compared in: %s', (said, extremes, rest) => {
  const taken = takeExtremes(said)

  expect(taken).toEqual({ extremes, rest })
})

test.each(['compare kettle and toaster', 'compare them, which one is the cheapest?'])(
  'CHAT-06 one end alone is no comparison: %s',
  (said) => {
    const taken = takeExtremes(said)

    expect(taken).toBeNull()
  },
)
