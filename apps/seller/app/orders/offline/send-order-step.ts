import { ApiError } from '@ahia/contracts/api-error'
import * as contract from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { shopSession } from '@ahia/shop-session/shop-session'
import type { Command, OrderStep } from '#offline/command.ts'
import { sendPhoto } from './photo-command.ts'
import { keepOrders, readSeen } from './seen-orders.ts'

type OrderCommand = Command<OrderStep>

/** Sends one step of one order, or accepts many. Throws what the server has said against it. */
export async function sendOrderStep(command: OrderCommand): Promise<void> {
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
    ? "This order was cancelled. There's nothing to do."
    : `${failed} of ${all} orders had been cancelled. We accepted the others.`

/** Until the order is loaded again. */
const toAccepted = (order: SellerOrder): SellerOrder =>
  order.parcel.status === 'NEW' ? { ...order, parcel: { ...order.parcel, status: 'ACCEPTED' } } : order

async function sendStep({ requestKey, orders, step, at }: OrderCommand): Promise<SellerOrder> {
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
    case 'PHOTO':
      return sendPhoto(about.parcelId, requestKey)
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
