import { ApiError, messageOf } from '@ahia/contracts/api-error'
import * as contract from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import { oneTabAtATime } from '@ahia/web/storage/one-tab-at-a-time'
import { currentOwner } from '#session/current-owner.ts'
import type { Command } from './command.ts'
import { queue, refuseCommand, removeCommand } from './queue.ts'
import { keepOrders, readSeen } from './seen-orders.ts'

/** What the server has answered, for a screen that waits for it. */
export type Outcome = { requestKey: string; error: unknown }

const outcomes = new EventTarget()

export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail)
  outcomes.addEventListener('outcome', hear)
  return () => outcomes.removeEventListener('outcome', hear)
}

/**
 * SELL-55: sends what waits, one after the other and first things first, from one tab only. Stops where the server can't be
 * reached; what it refuses is kept for the person, and the next is sent. Returns whether something still waits.
 */
export const sendQueue = (): Promise<boolean> => oneTabAtATime('seller-queue-sending', sendAll)

async function sendAll(): Promise<boolean> {
  for (let next = firstWaiting(); next; next = firstWaiting()) {
    const error = await send(next).then(
      () => null,
      (cause: unknown) => cause,
    )
    if (error !== null && isUnreachable(error)) return true
    // The outcome first: a screen that shows it takes the command away itself.
    if (error === null) await removeCommand(next.requestKey)
    else await refuseCommand(next.requestKey, messageOf(error, "We couldn't do this."))
    outcomes.dispatchEvent(new CustomEvent('outcome', { detail: { requestKey: next.requestKey, error } }))
  }
  return false
}

function firstWaiting(): Command | undefined {
  const owner = currentOwner()
  return queue.read().find((command) => command.owner === owner && command.refused === null)
}

const TOO_MANY = 429
const NOT_SIGNED_IN = 401
const SERVER_FAULT = 500

/** Sent again later: no answer, too many at once, a server in trouble, or a session that has ended. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return true
  if (error.code === 'CODE_LOCKED' || error.code === 'CODE_WRONG') return false
  return error.status >= SERVER_FAULT || error.status === TOO_MANY || error.status === NOT_SIGNED_IN
}

async function send(command: Command): Promise<void> {
  const { requestKey, orders, step } = command
  if (step.kind !== 'ACCEPT') return keepOrders([await sendStep(command)])
  const ids = orders.map(({ orderId }) => orderId)
  const { results } = await shopSession.call(contract.acceptOrders, { requestKey, ids })
  const known = readSeen().orders
  const accepted = results.flatMap(({ id, result }) =>
    result === 'ACCEPTED' && known[id] ? [known[id]] : [],
  )
  await keepOrders(accepted.map(toAccepted))
  const failed = results.filter(({ result }) => result !== 'ACCEPTED')
  if (failed.length > 0) throw new ApiError(acceptWords(failed.length, ids.length), REFUSED)
}

const REFUSED = { status: 409, code: null, details: null }

const acceptWords = (failed: number, all: number): string =>
  all === 1
    ? 'This order was cancelled, so it needs nothing from you.'
    : `${failed} of ${all} orders were cancelled meanwhile. The others are accepted.`

/** Until the order is loaded again. */
const toAccepted = (order: SellerOrder): SellerOrder =>
  order.parcel.status === 'NEW' ? { ...order, parcel: { ...order.parcel, status: 'ACCEPTED' } } : order

async function sendStep({ requestKey, orders, step, at }: Command): Promise<SellerOrder> {
  const [about] = orders
  if (!about) throw new Error('A command without an order')
  const sent = { id: about.parcelId, requestKey, at }
  const { call } = shopSession
  switch (step.kind) {
    case 'ACCEPT':
      throw new Error('Orders are accepted together')
    case 'PACK':
      return (await call(contract.packParcel, sent)).order
    case 'UNPACK':
      return (await call(contract.undoStep, { id: about.parcelId, requestKey, what: 'PACKED' })).order
    case 'UNDO_HAND_OVER':
      return (await call(contract.undoStep, { id: about.parcelId, requestKey, what: 'HANDED_OVER' })).order
    case 'HAND_OVER': {
      const { carrier, waybill } = step
      return (await call(contract.handOverParcel, { ...sent, carrier, ...(waybill && { waybill }) })).order
    }
    case 'AT_POINT':
      return (await call(contract.parcelAtPoint, sent)).order
    case 'TYPE_CODE':
      return (await call(contract.deliverParcel, { ...sent, code: step.code })).order
    case 'SCAN':
      return (await call(contract.deliverParcel, { ...sent, token: step.token })).order
    case 'RETURNING':
      return (await call(contract.parcelReturning, { ...sent, reason: step.reason })).order
  }
}
