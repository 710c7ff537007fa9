import type { Tx } from '#tables.ts'
import { insertOrders, type OrderDraft, type PlacedOrder, type Placing } from './new-orders.sql.ts'

export type { DraftLine, OrderDraft, PlacedOrder, Placing } from './new-orders.sql.ts'

/**
 * CHK-06: what was drafted becomes orders that wait for their payment, with the prices and names of this moment. Their
 * goods must be held in the same transaction. Returns them in the order of their ids.
 */
export const createOrders = (
  tx: Tx,
  placing: Placing,
  drafts: readonly OrderDraft[],
): Promise<PlacedOrder[]> => insertOrders(tx, placing, drafts)
