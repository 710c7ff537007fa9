import type { AccountId, CheckoutId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isPayable, payableUntil } from './is-payable.sql.ts'
import { type PlacedOrder, placedColumns } from './new-orders.sql.ts'

export type OrderToPay = {
  id: OrderId
  checkoutId: CheckoutId
  status: OrderStatus
  totalKobo: Kobo
  payableUntil: Date
  releasedAt: Date | null
  /** Unpaid and still in time, so it can be paid now, with its items held or not. */
  isPayable: boolean
}

/** The orders a customer wants to pay, sorted by id. T5: other customers' orders are missing, like unknown ones. */
export async function listOrdersToPay(
  reader: Reader,
  { accountId, orderIds }: { accountId: AccountId; orderIds: readonly OrderId[] },
): Promise<OrderToPay[]> {
  const { rows } = await sql<OrderToPay>`
    select
      id, checkout_id as "checkoutId", status, total_kobo as "totalKobo", ${payableUntil},
      released_at as "releasedAt", ${isPayable} as "isPayable"
    from orders where id = any(${[...orderIds]}::uuid[]) and account_id = ${accountId} order by id`.execute(
    reader,
  )
  return rows
}

/** The orders of a checkout, which are paid together, sorted; without cancelled and expired ones. */
export async function listOrderIdsOfCheckout(reader: Reader, checkoutId: CheckoutId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders where checkout_id = ${checkoutId} and status not in ('CANCELLED', 'EXPIRED')
    order by id`.execute(reader)
  return rows.map(({ id }) => id)
}

/** R3: the same as `createOrders` returned at the checkout, whatever their status is now. */
export async function listPlacedOrders(reader: Reader, checkoutId: CheckoutId): Promise<PlacedOrder[]> {
  const { rows } = await sql<PlacedOrder>`
    select ${placedColumns} from orders where checkout_id = ${checkoutId} order by id`.execute(reader)
  return rows
}

/** The earliest time at which a hold of these orders ends; null when none of them is unpaid, held and still in time. */
export async function findDeadline(reader: Reader, orderIds: readonly OrderId[]): Promise<Date | null> {
  const { rows } = await sql<{ deadline: Date | null }>`
    select min(held_until) as deadline from orders
    where id = any(${[...orderIds]}::uuid[]) and held_at is not null and ${isPayable}`.execute(reader)
  return rows[0]?.deadline ?? null
}

/** PDP-14: whether the product was delivered to this customer, whatever happened to the order afterwards. */
export async function hasReceivedProduct(
  reader: Reader,
  { accountId, productId }: { accountId: AccountId; productId: ProductId },
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${productId} and o.account_id = ${accountId} and o.delivered_at is not null
    limit 1`.execute(reader)
  return rows.length > 0
}
