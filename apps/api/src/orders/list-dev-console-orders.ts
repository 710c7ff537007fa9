import type { Order } from '@ahia/contracts/shapes/order'
import type { Db } from '#tables.ts'
import { listNewestFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

const ON_THE_DEV_CONSOLE = 100

/** The newest orders of all customers, for the dev console. */
export const listDevConsoleOrders = async ({ db }: { db: Db }): Promise<Order[]> =>
  showOrders(db.read, await listNewestFacts(db.read, ON_THE_DEV_CONSOLE))
