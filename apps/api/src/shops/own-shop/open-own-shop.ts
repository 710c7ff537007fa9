import type { OwnShop } from '@ahia/contracts/shapes/shop'
import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { endRegistration, type Registration } from '#accounts/registration/end-registration.ts'
import { type ShopProfileInput, saveShopProfile } from './save-shop-profile.ts'

type Opening = Registration & { input: ShopProfileInput }
type OpenedShop = { email: string; shop: OwnShop; token: string; refresh: string }

/** API-24: the last step of a shop's registration. Opens the shop and signs its owner in, in one transaction. */
export async function openOwnShop(
  { db, accessTokens }: Pick<AccountsDeps, 'db' | 'accessTokens'>,
  { input, ...registration }: Opening,
): Promise<OpenedShop> {
  return db.transaction(async (tx) => {
    const { accountId, tokens } = await endRegistration(tx, accessTokens, registration)
    return { ...(await saveShopProfile(tx, accountId, input)), ...tokens }
  })
}
