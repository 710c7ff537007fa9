import type { AccountId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { listNumberedFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

type ListNumbered = { accountId: AccountId; numbers: readonly string[]; limit: number }

/** A customer's own orders with these numbers, newest first. T5: another customer's number is the same as an unknown one. */
export async function listNumberedOrders({ db }: { db: Db }, numbered: ListNumbered): Promise<Order[]> {
  if (numbered.numbers.length === 0) return []
  return showOrders(db.read, await listNumberedFacts(db.read, numbered))
}
