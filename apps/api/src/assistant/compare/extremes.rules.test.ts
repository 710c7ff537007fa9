import { expect, test } from 'vitest'
import { type Extreme, takeExtremes } from './extremes.rules.ts'

const cheapest = { concern: 'cheaper', count: 1 } as const
const priciest = { concern: 'pricier', count: 1 } as const

test.each<[message: string, extremes: readonly Extreme[], rest: string]>([
  ['compare the cheapest and the most expensive', [cheapest, priciest], 'compare'],
  ['put the cheapest and the best rated side by side', [cheapest, { concern: 'rating', count: 1 }], ''],
  ['compare the dearest with the cheapest one', [priciest, cheapest], 'compare'],
  ['compare your cheapest and most expensive kettle', [cheapest, priciest], 'compare kettle'],
  ['compare the two cheapest kettles', [{ concern: 'cheaper', count: 2 }], 'compare kettles'],
  ['compare the top 3 best rated kettles', [{ concern: 'rating', count: 3 }], 'compare kettles'],
])('CHAT-06 only the extremes are compared in: %s', (message, extremes, rest) => {
  const taken = takeExtremes(message)

  expect(taken).toEqual({ extremes, rest })
})

test.each(['compare kettle and toaster', 'compare them, which one is the cheapest?'])(
  'CHAT-06 one extreme alone is not a comparison: %s',
  (message) => {
    const taken = takeExtremes(message)

    expect(taken).toBeNull()
  },
)
