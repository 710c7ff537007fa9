import type { Reader } from '#tables.ts'
import { type LapsedOrder, selectLapsed } from './unpaid-orders.sql.ts'

export type { LapsedOrder } from './unpaid-orders.sql.ts'

/**
 * CHK-07: unpaid orders whose goods were put aside long enough, by the database's clock, oldest first. Those whose goods
 * are on the shelf again, only once they have waited `lateHours` more: till then there is nothing to do with them.
 */
export const listLapsedOrders = (
  reader: Reader,
  limit: number,
  { lateHours = 0 }: { lateHours?: number } = {},
): Promise<LapsedOrder[]> => selectLapsed(reader, limit, lateHours)
