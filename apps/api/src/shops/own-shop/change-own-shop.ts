import type { AccountId } from '@ahia/contracts/ids'
import type { OwnShop } from '@ahia/contracts/shapes/shop'
import { holdAccount } from '#accounts/hold-account.ts'
import type { Db } from '#tables.ts'
import { type ShopProfileInput, saveShopProfile } from './save-shop-profile.ts'

type Change = { accountId: AccountId; input: ShopProfileInput }

/** API-24: changes the shop of the signed-in account; opens it for one whose registration ended before its profile. */
export async function changeOwnShop(
  { db }: { db: Db },
  { accountId, input }: Change,
): Promise<{ email: string; shop: OwnShop }> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    return saveShopProfile(tx, accountId, input)
  })
}
