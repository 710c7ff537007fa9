import type { OrderId } from '@ahia/contracts/ids'
import { acceptOrders as contract } from '@ahia/contracts/seller/seller-orders'
import { runOnce, type ShopCaller } from '#shops/commands/run-once.ts'
import type { Db, Tx } from '#tables.ts'
import { lockParcelOf } from '../parcels/lock-parcel.ts'
import { moveParcel } from '../parcels/move-parcel.ts'
import { listOwnOrderIds } from '../parcels/parcels.sql.ts'

type Accept = { caller: ShopCaller; requestKey: string; ids: OrderId[] }
type Result = 'ACCEPTED' | 'ORDER_NOT_FOUND' | 'ORDER_CANCELLED'

/** SELL-28: accepts many orders at once, each with its own result. Known for those that went further already. */
export async function acceptOrders({ db }: { db: Db }, { caller, requestKey, ids }: Accept) {
  return runOnce(db, {
    caller,
    requestKey,
    request: ['accept', ids],
    schema: contract.data,
    work: async (tx) => {
      const orderIds = [...new Set(ids)].toSorted() // locked in this order everywhere
      const own = new Set(await listOwnOrderIds(tx, { shopId: caller.shopId, orderIds }))
      const results = new Map<OrderId, Result>()
      for (const id of orderIds)
        results.set(id, own.has(id) ? await accept(tx, caller, id) : 'ORDER_NOT_FOUND')
      return { results: ids.map((id) => ({ id, result: results.get(id) ?? 'ORDER_NOT_FOUND' })) }
    },
  })
}

async function accept(tx: Tx, { accountId }: ShopCaller, orderId: OrderId): Promise<Result> {
  const locked = await lockParcelOf(tx, orderId)
  if (!locked) return 'ORDER_NOT_FOUND'
  if (locked.parcel.status === 'CANCELLED') return 'ORDER_CANCELLED'
  if (locked.parcel.status === 'NEW')
    await moveParcel(tx, locked.parcel, { to: 'ACCEPTED', actor: 'SHOP', details: { accountId } })
  return 'ACCEPTED'
}
