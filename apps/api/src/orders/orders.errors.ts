import type { DisputeStage } from '@ahia/contracts/shapes/dispute'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { ParcelStatus } from '@ahia/reference/parcel-statuses'
import { DomainError } from '#platform/domain-error.ts'

/** T5: the same for another customer's order and for one that does not exist. */
export const orderNotFound = () => new DomainError('ORDER_NOT_FOUND', "We can't find this order")

/** T11: the items of an order that was not held are gone when it is to be paid. */
export const soldOut = (names: readonly string[]) =>
  new DomainError(
    'OUT_OF_STOCK',
    `There isn't enough left of ${[...new Set(names)].join(', ')}. Cancel this order and order again.`,
  )

/** `refused` is the sentence up to its reason, like "This order can't be cancelled". */
export const stepRefused = (refused: string, status: OrderStatus) =>
  new DomainError('STEP_REFUSED', `${refused} ${NOW[status]}.`, { details: { status } })

export const returnRefused = (kind: 'PROBLEM' | 'RETURN') =>
  new DomainError(
    'RETURN_REFUSED',
    kind === 'PROBLEM'
      ? 'The time to report a problem with this order has passed'
      : 'Nothing in this order can be returned, or the return window has closed',
  )

export const ordersUnderWay = () =>
  new DomainError(
    'ORDERS_UNDER_WAY',
    'Some of your orders are still in progress. Delete your account once they arrive, or cancel them first.',
  )

/** T5: the same for a dispute about somebody else's order and for one that does not exist. */
export const disputeNotFound = () => new DomainError('DISPUTE_NOT_FOUND', "We can't find this complaint")

/** What of a dispute is over, as a sentence. */
export const disputeStepRefused = (stage: DisputeStage) =>
  new DomainError('STEP_REFUSED', DISPUTE_NOW[stage], { details: { stage } })

const DISPUTE_NOW = {
  WITH_SHOP: 'Nobody has asked our team to decide yet.',
  WITH_STAFF: 'Our team is already deciding this complaint.',
  DECIDED: 'Our team has decided this complaint. You can appeal.',
  APPEALED: 'Our team is already reviewing an appeal.',
  ENDED: 'This complaint is closed.',
} satisfies Record<DisputeStage, string>

export const tooManyMessages = () =>
  new DomainError(
    'STEP_REFUSED',
    "You've reached the message limit for this complaint. Our team will decide.",
  )

export const alreadyInDispute = () =>
  new DomainError('STEP_REFUSED', 'There is already a complaint about these items')

export const appealTooLate = () =>
  new DomainError('TOO_LATE', 'The 7 days to appeal this decision have passed')

export const otherArbiterNeeded = () =>
  new DomainError('OTHER_ARBITER', 'You decided this dispute. A colleague decides the appeal.')

export const decisionAmountRefused = (words: string) => new DomainError('AMOUNT_LIMIT', words)

/** T5: the same for another shop's parcel and for one that does not exist. */
export const photoNotFound = () =>
  new DomainError('PHOTO_NOT_FOUND', 'We no longer have the photo. Add it again.')

export const parcelNotFound = () => new DomainError('PARCEL_NOT_FOUND', "We can't find this parcel")

export const parcelStepRefused = (status: ParcelStatus) =>
  status === 'CANCELLED'
    ? orderWasCancelled()
    : new DomainError('STEP_REFUSED', PARCEL_NOW[status], { details: { status } })

/** The goods must not leave. */
const orderWasCancelled = () =>
  new DomainError('ORDER_CANCELLED', "This order was cancelled. Don't hand it over.", {
    details: { status: 'CANCELLED' },
  })

export const alreadyAppealed = () =>
  new DomainError('STEP_REFUSED', "You've already appealed this order. We'll answer by email.")

export const appealNotFound = () => new DomainError('APPEAL_NOT_FOUND', "We can't find this appeal")
export const otherColleagueNeeded = () =>
  new DomainError(
    'OTHER_ARBITER',
    'You decided the complaint about this order. A colleague decides the appeal.',
  )

export const alreadyAsked = () =>
  new DomainError('ALREADY_ASKED', "You've already asked for this address. You can ask once per order.")

export const tooLateToUndo = () =>
  new DomainError(
    'TOO_LATE',
    "You can undo a hand-over for 10 minutes. If the parcel comes back, choose 'Couldn't be delivered'.",
  )

export const codeWrong = (triesLeft: number) =>
  new DomainError('CODE_WRONG', `That code doesn't match. ${triesWords(triesLeft)}`, {
    details: { triesLeft },
  })

const triesWords = (left: number): string => (left === 1 ? '1 try left.' : `${left} tries left.`)

export const codeLocked = (retryAfterSeconds: number | null) =>
  new DomainError(
    'CODE_LOCKED',
    retryAfterSeconds === null
      ? 'Too many wrong codes for this parcel. Contact us with the order number.'
      : 'Too many wrong codes. Wait 15 minutes, then try again.',
    { retryAfterSeconds },
  )

/** What is true of a parcel that does not allow a step. */
const PARCEL_NOW = {
  NEW: 'Accept this order first.',
  ACCEPTED: "This parcel hasn't been handed over yet.",
  WAITING_FOR_ADDRESS: "We're waiting for the customer's address.",
  PACKED: "This parcel hasn't been handed over yet.",
  HANDED_OVER: 'This parcel is already on its way.',
  AT_POINT: 'This parcel is already at the pickup point.',
  DELIVERED: 'This parcel was already delivered.',
  RETURNING: 'This parcel is on its way back to you.',
  RETURNED: 'This parcel is back with you.',
  LOST: 'This parcel was lost.',
} satisfies Record<Exclude<ParcelStatus, 'CANCELLED'>, string>

/** The reason, as the end of a sentence. */
const NOW = {
  PENDING: "because it isn't paid yet",
  PAID: "because it's paid and being packed",
  SHIPPED: "because it's on its way",
  DELIVERED: 'because it was delivered',
  CANCELLED: 'because it was cancelled',
  EXPIRED: "because it wasn't paid in time",
  DISPUTED: "while we're reviewing a problem with it",
  REFUNDED: 'because it was refunded',
} satisfies Record<OrderStatus, string>
