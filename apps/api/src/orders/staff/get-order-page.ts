import type { AdminOrder } from '@ahia/contracts/admin/orders'
import type { ChargebackId, DisputeId, OrderId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { findContact } from '#accounts/profile/find-contact.ts'
import type { Db, Reader } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { isCancellable } from '../order-actions.rules.ts'
import { findFacts } from '../order-facts.sql.ts'
import { orderNotFound } from '../orders.errors.ts'
import { maskName } from './mask.rules.ts'

/** ADMIN-28, ADMIN-35: an order for staff: no name, street or telephone in clear. */
export async function getOrderPage({ db }: { db: Db }, id: OrderId): Promise<AdminOrder> {
  const facts = await findFacts(db.read, id)
  if (!facts) throw orderNotFound()
  const {
    delivery,
    actions,
    payTogether,
    payableUntil,
    isHeld,
    pendingPayment,
    reportableUntil,
    chargebacks,
    ...order
  } = await getOrder(db.read, id)
  const contact = await findContact(db.read, facts.accountId)
  return {
    order,
    customer: maskName(contact?.name ?? null),
    delivery: { type: delivery.type, region: delivery.region },
    ...(await readRelated(db.read, id)),
    acts: actsOf(order),
  }
}

function actsOf({ status, parcel }: Pick<AdminOrder['order'], 'status' | 'parcel'>): AdminOrder['acts'] {
  if (isCancellable(status)) return ['CANCEL']
  const isOut = parcel?.status === 'HANDED_OVER' || parcel?.status === 'AT_POINT'
  return status === 'SHIPPED' && isOut ? ['DELIVER', 'EXTEND'] : []
}

async function readRelated(
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
