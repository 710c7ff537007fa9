import { kobo } from '@ahia/money/kobo'
import { expect, test } from 'vitest'
import { chargebackEntries } from './chargeback.rules.ts'

test.each(['UNCLAIMED', 'CHARGEBACK'] as const)(
  'PAY-05 what a bank takes of no order leaves the provider, at the expense of %s',
  (restOf) => {
    const entries = chargebackEntries({ orders: [], restKobo: kobo(500), restOf })

    expect(entries.map(({ account, kobo: amount }) => [account, amount])).toEqual([
      [restOf, 500],
      ['PROVIDER', -500],
    ])
  },
)
