import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { markReplaced } from './moves.sql.ts'

const REPLACED = 'Replaced by a newer checkout'

/**
 * CHK-06: replaces unpaid orders by a newer checkout of the same items. They stay in the database for audits, but are hidden
 * from the customer, who ordered only once.
 */
export async function replaceUnpaid(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await markReplaced(tx, await cancelUnpaid(tx, orderIds, REPLACED))
}
