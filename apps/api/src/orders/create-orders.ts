import type { Tx } from '#tables.ts'
import { insertOrders, type OrderDraft, type PlacedOrder, type Placing } from './new-orders.sql.ts'

export type { DraftLine, OrderDraft, PlacedOrder, Placing } from './new-orders.sql.ts'

/**
 * CHK-06: creates unpaid orders from drafts, with the current prices and names. The caller holds their items in the same
 * transaction. Returns them sorted by id.
 */
export const createOrders = (
  tx: Tx,
  placing: Placing,
  drafts: readonly OrderDraft[],
): Promise<PlacedOrder[]> => insertOrders(tx, placing, drafts)
