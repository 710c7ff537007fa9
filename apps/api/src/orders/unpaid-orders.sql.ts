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

export type LapsedOrder = { id: OrderId; checkoutId: CheckoutId; heldUntil: Date; releasedAt: Date | null }

/** Those that have waited longest first; one whose goods were released only once it has waited so many hours more. */
export async function selectLapsed(reader: Reader, limit: number, lateHours: number): Promise<LapsedOrder[]> {
  const { rows } = await sql<LapsedOrder>`
    select id, checkout_id as "checkoutId", held_until as "heldUntil", released_at as "releasedAt"
    from orders where status = 'PENDING' and held_until <= now()
      and (released_at is null or held_until <= now() - make_interval(hours => ${lateHours}))
    order by held_until, id limit ${limit}`.execute(reader)
  return rows
}
