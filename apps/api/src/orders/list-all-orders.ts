import type { AccountId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Reader } from '#tables.ts'
import { listAllFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

/** More than anyone orders in a lifetime. */
const ALL = 10_000

/** PROF-06: all orders of a customer, newest first. */
export const listAllOrders = async (reader: Reader, accountId: AccountId): Promise<Order[]> =>
  showOrders(reader, await listAllFacts(reader, { accountId, limit: ALL, offset: 0 }))
