import type { Tx } from '#tables.ts'
import { insertOrders, type OrderDraft, type PlacedOrder, type SharedOrderDetails } from './new-orders.sql.ts'

export type { DraftLine, OrderDraft, PlacedOrder, SharedOrderDetails } from './new-orders.sql.ts'

/**
 * CHK-06: creates unpaid orders from drafts, with the current prices and names. The caller holds their items in the same
 * transaction. Returns them sorted by id.
 */
export const createOrders = (
  tx: Tx,
  shared: SharedOrderDetails,
  drafts: readonly OrderDraft[],
): Promise<PlacedOrder[]> =>
  insertOrders(tx, shared, {
    orders: drafts.map(({ lines: _, ...order }) => order),
    lines: drafts.flatMap(({ id, lines }) =>
      lines.map((line, position) => ({ ...line, orderId: id, position })),
    ),
  })
