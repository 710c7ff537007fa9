import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { type LockedOrder, lockAndSelectOrders } from './locked-orders.sql.ts'

export type { LockedOrder } from './locked-orders.sql.ts'

/** Locks the orders until the transaction ends and returns them with their lines. Unknown ones are missing. */
export const lockOrders = (tx: Tx, orderIds: readonly OrderId[]): Promise<LockedOrder[]> =>
  lockAndSelectOrders(tx, { orderIds, accountId: null })

/** T5: only this account's orders, so that no one else can block them. */
export const lockOwnOrders = (
  tx: Tx,
  own: { accountId: AccountId; orderIds: readonly OrderId[] },
): Promise<LockedOrder[]> => lockAndSelectOrders(tx, own)
