import type { ParcelId } from '@ahia/contracts/ids'
import { packParcel } from '@ahia/contracts/seller/seller-orders'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'
import { invalidInput } from '#platform/http/http.errors.ts'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { type LockedParcel, lockShopParcel } from '../parcels/lock-parcel.ts'
import { getSellerOrder } from './get-seller-order.ts'
import { phoneTimeFault } from './phone-time.rules.ts'

export type ParcelStep = {
  caller: ShopCaller
  parcelId: ParcelId
  requestKey: string
  /** What the clock of the phone showed. */
  at?: string
}

/** Who did it, and when by their phone. */
type Stamp = { accountId: ShopCaller['accountId']; phoneTime?: Date }
type Take = (tx: Tx, locked: LockedParcel, stamp: Stamp) => Promise<void>

/** SELL-07: one command about a parcel of the caller's shop, under the lock of its order. Returns the order as it is then. */
export async function takeParcelStep(
  { db }: { db: Db },
  input: ParcelStep & { request: unknown },
  take: Take,
): Promise<SellerOrder> {
  const { caller, parcelId, requestKey, request } = input
  const { order } = await runOnce(db, {
    caller,
    requestKey,
    request: [parcelId, request],
    schema: packParcel.data,
    work: async (tx) => {
      const locked = await lockShopParcel(tx, { shopId: caller.shopId, parcelId })
      await take(tx, locked, readStamp(input, locked))
      return { order: await getSellerOrder(tx, { shopId: caller.shopId, orderId: locked.order.id }) }
    },
  })
  return order
}

/** Throws for a time that can't be. */
export function readStamp(
  { caller, at }: Pick<ParcelStep, 'caller' | 'at'>,
  { parcel }: LockedParcel,
): Stamp {
  const { accountId } = caller
  if (at === undefined) return { accountId }
  const message = phoneTimeFault({ at, paidAt: parcel.paidAt, now: parcel.readAt })
  if (message !== null) throw invalidInput([{ path: 'at', rule: 'time', message }])
  return { accountId, phoneTime: new Date(at) }
}
