import type { AccountId, OrderId } from '@ahia/contracts/ids'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type CustomerOrder = { id: OrderId; status: string; totalKobo: Kobo; shopName: string; placedAt: Date }

/** ADMIN-36: a customer's latest orders, without where they went. */
export async function listCustomerOrders(
  reader: Reader,
  { accountId, limit, isUnpaid = false }: { accountId: AccountId; limit: number; isUnpaid?: boolean },
): Promise<CustomerOrder[]> {
  const { rows } = await sql<CustomerOrder>`
    select id, status, total_kobo as "totalKobo", shop_name as "shopName", placed_at as "placedAt" from orders
    where account_id = ${accountId} and (not ${isUnpaid} or status in ('PENDING', 'EXPIRED'))
    order by placed_at desc, id desc limit ${limit}`.execute(reader)
  return rows
}

type OrderCounts = { orders: number; open: number; disputes: number; spentKobo: Kobo }

export async function countCustomerOrders(reader: Reader, accountId: AccountId): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    select count(*)::int as orders,
      (count(*) filter (where status in ('PENDING', 'PAID', 'SHIPPED', 'DISPUTED')))::int as open,
      (select count(*)::int from disputes d join orders o on o.id = d.order_id where o.account_id = ${accountId}) as disputes,
      coalesce(sum(total_kobo) filter (where status in ('PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED')), 0)::bigint as "spentKobo"
    from orders where account_id = ${accountId}`.execute(reader)
  return rows[0] ?? { orders: 0, open: 0, disputes: 0, spentKobo: kobo(0) }
}

/** ADMIN-35: whose order it is. */
export async function findCustomerOfOrder(reader: Reader, orderId: OrderId): Promise<AccountId | null> {
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from orders where id = ${orderId}`.execute(reader)
  return rows[0]?.id ?? null
}
