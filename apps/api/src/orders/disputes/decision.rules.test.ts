import { kobo, ZERO } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { amountOf } from './decision.rules.ts'

const disputed = {
  lines: [{ position: 0, quantity: 2, unitKobo: kobo(100_000), lineKobo: kobo(200_000) }],
  isWhole: true,
  refundedKobo: ZERO,
  leftKobo: kobo(250_000),
}

test.each(['REFUNDED', 'REPLACED', 'TURNED_DOWN'] as const)(
  'R16, ADMIN-25 items are chosen for a part alone: with %s they are refused in words',
  (outcome) => {
    const lines = [{ position: 0, quantity: 999 }]

    expect(amountOf({ outcome, lines, amountKobo: null }, disputed)).toEqual({
      fault: 'Choose items only to refund a part',
    })
    expect(amountOf({ outcome, lines: [], amountKobo: null }, disputed)).not.toHaveProperty('fault')
  },
)
