import type { OrderId, SellableId, ShopId } from '@ahia/contracts/ids'
import type { Db, Reader } from '#tables.ts'

type ToHandOver = { sellableId: SellableId; quantity: number; orderIds: OrderId[] }

/** Orders are a layer above, so they are passed in. */
export type StockDeps = {
  db: Db
  /** What was paid of these and is still with the shop; those without any are missing. */
  listToHandOver: (
    reader: Reader,
    of: { shopId: ShopId; sellableIds: readonly SellableId[] },
  ) => Promise<ToHandOver[]>
}
