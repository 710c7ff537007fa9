import type { AccountId, CheckoutId, OrderId, ProductId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { isHeld } from './is-held.sql.ts'
import { type PlacedOrder, placedColumns } from './new-orders.sql.ts'

export type OrderToPay = {
  id: OrderId
  checkoutId: CheckoutId
  status: OrderStatus
  totalKobo: Kobo
  heldUntil: Date
  releasedAt: Date | null
  /** Not paid, and its items are held: it can be paid now. */
  isHeld: boolean
}

/** What a customer wants to pay, in the order of the ids. T5: an unknown one and a stranger's are missing alike. */
export async function listOrdersToPay(
  reader: Reader,
  { accountId, orderIds }: { accountId: AccountId; orderIds: readonly OrderId[] },
): Promise<OrderToPay[]> {
  const { rows } = await sql<OrderToPay>`
    select
      id, checkout_id as "checkoutId", status, total_kobo as "totalKobo", held_until as "heldUntil",
      released_at as "releasedAt", ${isHeld} as "isHeld"
    from orders where id = any(${[...orderIds]}::uuid[]) and account_id = ${accountId} order by id`.execute(
    reader,
  )
  return rows
}

/** Those that were made together and are paid together, sorted; one that was cancelled or has expired is left out. */
export async function listOrderIdsOfCheckout(reader: Reader, checkoutId: CheckoutId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders where checkout_id = ${checkoutId} and status not in ('CANCELLED', 'EXPIRED')
    order by id`.execute(reader)
  return rows.map(({ id }) => id)
}

/** R3: the same as `createOrders` returned when the checkout was made, whatever has become of them. */
export async function listPlacedOrders(reader: Reader, checkoutId: CheckoutId): Promise<PlacedOrder[]> {
  const { rows } = await sql<PlacedOrder>`
    select ${placedColumns} from orders where checkout_id = ${checkoutId} order by id`.execute(reader)
  return rows
}

/** PDP-14: whether the product was delivered to this customer, whatever became of the order after. */
export async function hasReceived(
  reader: Reader,
  { accountId, productId }: { accountId: AccountId; productId: ProductId },
): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = ${productId} and o.account_id = ${accountId} and o.delivered_at is not null
    limit 1`.execute(reader)
  return rows.length > 0
}
