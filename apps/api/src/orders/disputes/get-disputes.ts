import type { AccountId, DisputeId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import type { Db, Reader } from '#tables.ts'
import { findOwnFacts, findShopFacts } from '../order-facts.sql.ts'
import { disputeNotFound, orderNotFound } from '../orders.errors.ts'
import { findDispute, listDisputesOf } from './dispute-facts.sql.ts'
import { toDispute } from './to-dispute.ts'

/** Does not check who asks. */
export async function getDispute(reader: Reader, id: DisputeId): Promise<Dispute> {
  const facts = await findDispute(reader, id)
  if (!facts) throw disputeNotFound()
  return toDispute(facts)
}

type Own = { orderId: OrderId } & ({ accountId: AccountId } | { shopId: ShopId })

/** T5: throws the same for somebody else's order and for an unknown one. */
export async function listOwnDisputes({ db }: { db: Db }, own: Own): Promise<{ disputes: Dispute[] }> {
  const order = 'shopId' in own ? await findShopFacts(db.read, own) : await findOwnFacts(db.read, own)
  if (!order) throw orderNotFound()
  return { disputes: (await listDisputesOf(db.read, own.orderId)).map(toDispute) }
}
