import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { type LockedOrder, selectForMove } from './locked-orders.sql.ts'

export type { LockedOrder } from './locked-orders.sql.ts'

/** The orders with their lines, as nobody else can move them until the transaction is over. Unknown ones are missing. */
export const lockOrders = (tx: Tx, orderIds: readonly OrderId[]): Promise<LockedOrder[]> =>
  selectForMove(tx, { orderIds, accountId: null })

/** T5: only those of this account: nobody makes the owner of an order wait. */
export const lockOwnOrders = (
  tx: Tx,
  own: { accountId: AccountId; orderIds: readonly OrderId[] },
): Promise<LockedOrder[]> => selectForMove(tx, own)
