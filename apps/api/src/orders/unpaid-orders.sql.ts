import type { AccountId, CheckoutId, OrderId } from '@ahia/contracts/ids'
import type { OrderStatus } from '@ahia/contracts/order-shapes'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type OrderToPay = {
  id: OrderId
  checkoutId: CheckoutId
  status: OrderStatus
  totalKobo: Kobo
  heldUntil: Date
  releasedAt: Date | null
  /** Not paid, and its goods are put aside: it can be paid now. */
  isHeld: boolean
}

/** Of `orders`, by the database's own clock. */
export const isHeld = sql<boolean>`(status = 'PENDING' and released_at is null and held_until > now())`

/** T5: of this account only. */
export async function selectOrdersToPay(
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

export async function selectIdsOfCheckout(reader: Reader, checkoutId: CheckoutId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders where checkout_id = ${checkoutId} and status not in ('CANCELLED', 'EXPIRED')
    order by id`.execute(reader)
  return rows.map(({ id }) => id)
}
