import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { STANDING_ORDERS_A_PAGE } from '@ahia/contracts/limits'
import type { StandingMeasure, StandingOrder } from '@ahia/contracts/seller/standing'
import type { Db } from '#tables.ts'
import { listAgainst } from './standing.sql.ts'

type ListOrders = { shopId: ShopId; measure: StandingMeasure; cursor?: OrderId | undefined }
type Page = { orders: StandingOrder[]; next: OrderId | null }

/** SELL-51: every order behind a measure, page by page. */
export async function listStandingOrders(
  { db }: { db: Db },
  { shopId, measure, cursor }: ListOrders,
): Promise<Page> {
  const limit = STANDING_ORDERS_A_PAGE + 1
  const found = await listAgainst(db.read, { shopId, measure, before: cursor, limit })
  const orders = found.slice(0, STANDING_ORDERS_A_PAGE)
  return { orders, next: found.length === limit ? (orders.at(-1)?.orderId ?? null) : null }
}
