import type { OrderId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import type { Entry } from './entry.rules.ts'
import { listEntriesOfOrder } from './ledger.sql.ts'

/** All that was ever booked of an order: its settlement, then what went back. */
export const readOrderEntries = (reader: Reader, orderId: OrderId): Promise<Entry[]> =>
  listEntriesOfOrder(reader, orderId)
