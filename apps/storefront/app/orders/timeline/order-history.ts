import type { Order } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { amountWords } from '../order.rules.ts'
import { ACTORS, PARCEL_WORDS, STATUS_WORDS } from '../orders-texts.ts'

export type PastStep = {
  title: string
  at: string
  by: string | null
  note: string | null
  /** Something went wrong. */
  isProblem?: boolean
}

type Happened = Pick<Order, 'timeline' | 'chargebacks' | 'parcel'>

/** ORD-05, PAY-05, SELL-38: what has happened to an order, its parcel and its payment, first things first. */
export const historyOf = ({ timeline, chargebacks, parcel }: Happened): PastStep[] =>
  [
    ...timeline.map((step) => toStep(step, parcel)),
    ...(parcel?.moves.flatMap(toParcelStep) ?? []),
    ...chargebacks.flatMap(toBankSteps),
  ].toSorted((a, b) => a.at.localeCompare(b.at))

const toStep = ({ status, at, by, note }: Order['timeline'][number], parcel: Order['parcel']): PastStep => ({
  title: STATUS_WORDS[status],
  at,
  // SELL-33: the shop typed it, but the customer's code is what proves it.
  by:
    status === 'DELIVERED' && by === 'SHOP'
      ? PROOF_WORDS[parcel?.proof === 'QR' ? 'QR' : 'CODE']
      : ACTORS[by],
  note,
  isProblem: status === 'DISPUTED',
})

const PROOF_WORDS = { CODE: 'with your delivery code', QR: 'with your QR code' } as const

/** Only steps that the order itself does not have. */
function toParcelStep({ status, at, by, note }: Parcel['moves'][number]): PastStep[] {
  const title = PARCEL_WORDS[status]
  return title === undefined || by === 'CUSTOMER' ? [] : [{ title, at, by: ACTORS[by], note }]
}

type Chargeback = Order['chargebacks'][number]

function toBankSteps({ status, disputedAt, closedAt, amount }: Chargeback): PastStep[] {
  const steps: PastStep[] = []
  if (disputedAt !== null)
    steps.push({
      title: 'Payment disputed at your bank',
      at: disputedAt,
      by: null,
      note: null,
      isProblem: true,
    })
  if (closedAt !== null) steps.push({ ...endOf(status, amount), at: closedAt, by: null })
  return steps
}

function endOf(status: Chargeback['status'], amount: number): Pick<PastStep, 'title' | 'note'> {
  if (status === 'WON') return { title: 'Bank dispute closed', note: 'Your payment was not reversed.' }
  if (amount === 0) return { title: 'Bank dispute closed', note: null }
  return { title: 'Payment returned by your bank', note: `Your bank returned ${amountWords(amount)} to you.` }
}
