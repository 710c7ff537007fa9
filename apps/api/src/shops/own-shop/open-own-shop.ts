import type { OwnShop } from '@ahia/contracts/shapes/shop'
import {
  endRegistration,
  type Registration,
  type RegistrationDeps,
} from '#accounts/registration/end-registration.ts'
import { type ShopProfileInput, saveShopProfile } from './save-shop-profile.ts'

type Opening = Registration & { input: ShopProfileInput }
type OpenedShop = { email: string; shop: OwnShop; token: string; refresh: string }

/** API-24: the last step of a shop's registration. Opens the shop and signs its owner in, in one transaction. */
export async function openOwnShop(
  deps: RegistrationDeps,
  { input, ...registration }: Opening,
): Promise<OpenedShop> {
  return deps.db.transaction(async (tx) => {
    const { accountId, tokens } = await endRegistration(tx, deps, registration)
    return { ...(await saveShopProfile(tx, accountId, input)), ...tokens }
  })
}
