import type { Order } from '@ahia/contracts/shapes/order'
import { amountWords } from '../order.rules.ts'
import { ACTORS, STATUS_WORDS } from '../orders-texts.ts'

export type PastStep = { title: string; at: string; by: string | null; note: string | null }

/** ORD-05, PAY-05: what has happened to an order and to its payment, first things first. */
export const historyOf = ({ timeline, chargebacks }: Pick<Order, 'timeline' | 'chargebacks'>): PastStep[] =>
  [...timeline.map(toStep), ...chargebacks.flatMap(toBankSteps)].toSorted((a, b) => a.at.localeCompare(b.at))

const toStep = ({ status, at, by, note }: Order['timeline'][number]): PastStep => ({
  title: STATUS_WORDS[status],
  at,
  by: ACTORS[by],
  note,
})

type Chargeback = Order['chargebacks'][number]

function toBankSteps({ status, disputedAt, closedAt, amount }: Chargeback): PastStep[] {
  const steps: PastStep[] = []
  if (disputedAt !== null)
    steps.push({ title: 'Payment disputed at your bank', at: disputedAt, by: null, note: null })
  if (closedAt !== null) steps.push({ ...endOf(status, amount), at: closedAt, by: null })
  return steps
}

function endOf(status: Chargeback['status'], amount: number): Pick<PastStep, 'title' | 'note'> {
  if (status === 'WON') return { title: 'Bank dispute closed', note: 'Your payment stands.' }
  if (amount === 0) return { title: 'Bank dispute closed', note: null }
  return { title: 'Payment returned by your bank', note: `Your bank returned ${amountWords(amount)} to you.` }
}
