import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { markOrdersReplaced } from './moves.sql.ts'

const REPLACED = 'Replaced by a newer checkout'

/**
 * CHK-06: cancels unpaid orders because a newer checkout of the same items replaces them. They stay in the database for audits, but are hidden
 * from the customer, who ordered only once.
 */
export async function cancelAsReplaced(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await markOrdersReplaced(tx, await cancelUnpaid(tx, orderIds, REPLACED))
}
