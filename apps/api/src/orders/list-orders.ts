import type { AccountId } from '@ahia/contracts/ids'
import { MAX_ORDER_PAGE } from '@ahia/contracts/limits'
import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { countShown, listShownFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

type ListOrders = { accountId: AccountId; status?: OrderStatus | undefined; page: number; limit: number }
type ListedOrders = { orders: Order[]; total: number; page: number; pages: number }

/** API-12: a customer's orders, newest first; three queries, however many there are. */
export async function listOrders(
  { db }: { db: Db },
  { accountId, status, page, limit }: ListOrders,
): Promise<ListedOrders> {
  const shown = { accountId, status: status ?? null }
  const total = await countShown(db.read, shown)
  const offset = (page - 1) * limit
  const facts = offset < total ? await listShownFacts(db.read, { ...shown, limit, offset }) : []
  return {
    orders: await showOrders(db.read, facts),
    total,
    page,
    pages: Math.min(Math.ceil(total / limit), MAX_ORDER_PAGE),
  }
}
