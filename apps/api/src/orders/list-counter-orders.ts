import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { listNewestFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

const AT_THE_COUNTER = 100

/** The newest orders of all customers: for whoever plays the shops. */
export const listCounterOrders = async ({ db }: { db: Db }): Promise<Order[]> =>
  showOrders(db.read, await listNewestFacts(db.read, AT_THE_COUNTER))
