import type { AccountId } from '@ahia/contracts/ids'
import type { OwnShop } from '@ahia/contracts/shapes/shop'
import { holdAccount } from '#accounts/hold-account.ts'
import type { Db, Tx } from '#tables.ts'
import type { ShelvesDeps } from '../closing/closing-deps.ts'
import { handsOverIn } from './hand-over.rules.ts'
import { findShopOfOwner } from './own-shops.sql.ts'
import { type ShopProfileInput, saveShopProfile } from './save-shop-profile.ts'

type Deps = { db: Db } & Pick<ShelvesDeps, 'lockShopProducts'>
type Change = { accountId: AccountId; input: ShopProfileInput }

/** API-24: changes the shop of the signed-in account; opens it for one whose registration ended before its profile. */
export async function changeOwnShop(
  deps: Deps,
  { accountId, input }: Change,
): Promise<{ email: string; shop: OwnShop }> {
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    await lockRenamed(tx, deps, { accountId, input })
    return saveShopProfile(tx, accountId, input)
  })
}

/** Its products have the shop's name and state (`on update cascade`), and a checkout locks them before the shop. */
async function lockRenamed(tx: Tx, deps: Deps, { accountId, input }: Change): Promise<void> {
  const shop = await findShopOfOwner(tx, accountId)
  if (!shop || (shop.name === input.name && shop.handsOverIn === handsOverIn(input.address))) return
  await deps.lockShopProducts(tx, shop.id)
}
