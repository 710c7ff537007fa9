import type { AdminOrder } from '@ahia/contracts/admin/orders'
import type { ChargebackId, DisputeId, OrderId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** What else there is about an order. */
export async function readRelated(
  reader: Reader,
  id: OrderId,
): Promise<Pick<AdminOrder, 'disputes' | 'chargebacks'>> {
  const { rows } = await sql<{ disputes: DisputeId[]; chargebacks: ChargebackId[] }>`
    select array(select d.id from disputes d where d.order_id = ${id} order by d.id) as disputes,
      array(select c.chargeback_id from order_chargebacks c where c.order_id = ${id} order by 1) as chargebacks`.execute(
    reader,
  )
  return rows[0] ?? { disputes: [], chargebacks: [] }
}
