import type { AccountId } from '@ahia/contracts/ids'
import type { Order } from '@ahia/contracts/shapes/order'
import type { Reader } from '#tables.ts'
import { listAllFacts } from './order-facts.sql.ts'
import { showOrders } from './show-orders.ts'

/** More than anybody orders in a life. */
const ALL = 10_000

/** PROF-06: everything a customer ever ordered, the newest first. */
export const listAllOrders = async (reader: Reader, accountId: AccountId): Promise<Order[]> =>
  showOrders(reader, await listAllFacts(reader, { accountId, limit: ALL, offset: 0 }))
