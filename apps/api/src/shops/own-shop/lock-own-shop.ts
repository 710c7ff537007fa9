import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { type LockedShop, lockShopOfOwner } from './own-shops.sql.ts'

/** Locks the shop of an account and returns its status; null until its profile is filled in. */
export const lockOwnShop = (tx: Tx, accountId: AccountId): Promise<LockedShop | null> =>
  lockShopOfOwner(tx, accountId)
