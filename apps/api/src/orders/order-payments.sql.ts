import type { OrderId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { OrderPayment } from './receipt/receipt.rules.ts'

/** What an order was paid with; null when its payment was not settled. */
export async function findOrderPayment(reader: Reader, orderId: OrderId): Promise<OrderPayment | null> {
  const { rows } = await sql<OrderPayment>`
    select reference, channel from order_payments where order_id = ${orderId}`.execute(reader)
  return rows[0] ?? null
}
