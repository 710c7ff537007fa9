import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { findShopIdByOwner } from './own-shops.sql.ts'

/** The shop of an account; null until its profile is filled in. */
export const findOwnShopId = (reader: Reader, accountId: AccountId): Promise<ShopId | null> =>
  findShopIdByOwner(reader, accountId)
