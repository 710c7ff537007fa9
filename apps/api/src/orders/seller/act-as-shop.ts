import { randomUUID } from 'node:crypto'
import type { OrderId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { SellerAction } from '@ahia/reference/parcel-statuses'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { codeWrong, orderNotFound } from '../orders.errors.ts'
import { findParcelOf } from '../parcels/parcels.sql.ts'
import { acceptOrders } from './accept-orders.ts'
import { askAddress } from './ask-address.ts'
import { cannotFulfil } from './cannot-fulfil.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { handOverParcel, parcelAtPoint } from './hand-over-parcel.ts'
import { packParcel } from './pack-parcel.ts'
import { parcelLost, parcelReturned, parcelReturning } from './return-parcel.ts'
import type { ParcelStep } from './take-parcel-step.ts'
import { undoStep } from './undo-step.ts'

type Deps = { db: Db; secrets: Secrets }
type Act = { orderId: OrderId; step: SellerAction; code?: string | undefined; words?: string | undefined }
type Context = ParcelStep & Act & { at: string }

const CARRIER = 'Own rider'

/** For the dev console: what the shop of an order would send from its hub. Does not check who asks. */
export async function actAsShop(deps: Deps, act: Act): Promise<Order> {
  const parcel = await findParcelOf(deps.db.read, act.orderId)
  if (!parcel) throw orderNotFound()
  const { parcelId, shopId } = parcel
  const caller = { shopId, accountId: null }
  const at = new Date().toISOString()
  await ACTS[act.step](deps, { ...act, caller, parcelId, requestKey: randomUUID(), at })
  return getOrder(deps.db.read, act.orderId)
}

const ACTS: Record<SellerAction, (deps: Deps, context: Context) => Promise<unknown>> = {
  ACCEPT: (deps, context) => acceptOrders(deps, { ...context, ids: [context.orderId] }),
  PACK: packParcel,
  UNPACK: (deps, context) => undoStep(deps, { ...context, what: 'PACKED' }),
  HAND_OVER: (deps, context) => handOverParcel(deps, { ...context, carrier: CARRIER }),
  UNDO_HAND_OVER: (deps, context) => undoStep(deps, { ...context, what: 'HANDED_OVER' }),
  AT_POINT: parcelAtPoint,
  TYPE_CODE: async (deps, { code, ...context }) => {
    if (!/^\d{6}$/.test(code ?? '')) throw codeWrong(0)
    return deliverParcel(deps, { ...context, code })
  },
  ASK_ADDRESS: (deps, context) =>
    askAddress(deps, { ...context, words: context.words ?? 'Which house number is it?' }),
  CANNOT_FULFIL: (deps, context) =>
    cannotFulfil(deps, { ...context, reason: 'OTHER', words: context.words ?? "We can't prepare it today" }),
  RETURNING: (deps, context) => parcelReturning(deps, { ...context, reason: 'NOBODY_THERE' }),
  RETURNED: (deps, context) => parcelReturned(deps, { ...context, saleable: true }),
  LOST: parcelLost,
}
