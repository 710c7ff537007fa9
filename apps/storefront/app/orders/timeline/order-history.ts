import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { amountWords } from '../order.rules.ts'
import { ACTORS, PARCEL_WORDS, STATUS_WORDS } from '../orders-texts.ts'

export type PastStep = {
  title: string
  at: string
  by: string | null
  note: string | null
  /** WIN-76: `ended`: the order goes no further, which needs nobody's help; `problem`: something went wrong. */
  look: 'done' | 'ended' | 'problem'
}

type Actor = Order['timeline'][number]['by']

type Happened = Pick<Order, 'timeline' | 'chargebacks' | 'parcel'>

/** ORD-05, PAY-05, SELL-38: what has happened to an order, its parcel and its payment, first things first. */
export const historyOf = ({ timeline, chargebacks, parcel }: Happened): PastStep[] =>
  [
    ...timeline.map((step) => toStep(step, parcel)),
    ...(parcel?.moves.flatMap((move) => toParcelStep(move, parcel)) ?? []),
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
  look: lookOf(status, by),
})

function lookOf(status: OrderStatus, by: Actor): PastStep['look'] {
  if (status === 'DISPUTED') return 'problem'
  if (status === 'EXPIRED' || status === 'REFUNDED') return 'ended'
  if (status === 'CANCELLED') return by === 'CUSTOMER' ? 'ended' : 'problem'
  return 'done'
}

const PROOF_WORDS = { CODE: 'with your delivery code', QR: 'with your QR code' } as const

/** Only steps that the order itself does not have. */
function toParcelStep({ status, at, by, note }: Parcel['moves'][number], parcel: Parcel): PastStep[] {
  const title = PARCEL_WORDS[status]
  // An address that was given since is no problem any more.
  const isProblem = status === 'RETURNING' || (status === 'WAITING_FOR_ADDRESS' && parcel.status === status)
  const look = isProblem ? 'problem' : 'done'
  return title === undefined || by === 'CUSTOMER' ? [] : [{ title, at, by: ACTORS[by], note, look }]
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
      look: 'problem',
    })
  if (closedAt !== null) steps.push({ ...endOf(status, amount), at: closedAt, by: null, look: 'done' })
  return steps
}

function endOf(status: Chargeback['status'], amount: number): Pick<PastStep, 'title' | 'note'> {
  if (status === 'WON') return { title: 'Bank dispute closed', note: 'Your payment was not reversed.' }
  if (amount === 0) return { title: 'Bank dispute closed', note: null }
  return { title: 'Payment returned by your bank', note: `Your bank returned ${amountWords(amount)} to you.` }
}
