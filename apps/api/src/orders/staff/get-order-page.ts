import type { AdminOrder } from '@ahia/contracts/admin/orders'
import type { OrderId } from '@ahia/contracts/ids'
import { findContact } from '#accounts/profile/find-contact.ts'
import type { Db } from '#tables.ts'
import { getOrder } from '../get-order.ts'
import { isCancellable } from '../order-actions.rules.ts'
import { findFacts } from '../order-facts.sql.ts'
import { orderNotFound } from '../orders.errors.ts'
import { maskName } from './mask.rules.ts'
import { readRelated } from './related.sql.ts'

/** ADMIN-28, ADMIN-35: an order for staff: no full name, street or telephone. */
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
