import type { OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { markReplaced } from './moves.sql.ts'

const REPLACED = 'Replaced by a newer checkout'

/**
 * CHK-06: those that are not paid make room for a newer checkout of the same things. They stay for anyone who audits, but
 * their customer, who ordered once, is not shown them.
 */
export async function replaceUnpaid(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await markReplaced(tx, await cancelUnpaid(tx, orderIds, REPLACED))
}
