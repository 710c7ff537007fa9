import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { shopIncomplete } from '../shops.errors.ts'
import { findOwnShopId } from '../shops.reads.ts'

/** What an account may see and change in the Seller Hub: its own shop. */
export async function getShopCaller(
  { db }: { db: Db },
  accountId: AccountId,
): Promise<{ accountId: AccountId; shopId: ShopId }> {
  const shopId = await findOwnShopId(db.read, accountId)
  if (shopId === null) throw shopIncomplete()
  return { accountId, shopId }
}
