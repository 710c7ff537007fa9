import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { updateShopProfile } from '@ahia/contracts/own-shop'
import type { OwnShop } from '@ahia/contracts/shapes/shop'
import type { z } from 'zod'
import { assertCountry, assertRegion } from '#accounts/profile/assert-place.ts'
import { claimUpload } from '#media/uploads/claim-upload.ts'
import { releaseUpload } from '#media/uploads/release-upload.ts'
import { invalidInput } from '#platform/http/http.errors.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { getShopAccount } from './get-shop-account.ts'
import { handsOverIn } from './hand-over.rules.ts'
import { lockShopOfOwner, writeShopOfOwner } from './own-shops.sql.ts'

export type ShopProfileInput = z.output<typeof updateShopProfile.body>

/**
 * Opens the shop of an account, which then waits for approval, or changes it. Throws for an unknown country or state, a logo
 * that the account has not uploaded, and a name that is taken.
 */
export async function saveShopProfile(
  tx: Tx,
  accountId: AccountId,
  input: ShopProfileInput,
): Promise<{ email: string; shop: OwnShop }> {
  const { address, avatar, ...profile } = input
  assertCountry(address.country)
  assertRegion(address.country, address.state)
  await lockShopOfOwner(tx, accountId)
  if (!(await claimUpload(tx, { key: avatar, accountId, kind: 'LOGO' }))) throw logoNotSent()
  const { formerAvatarKey } = await writeShopOfOwner(tx, {
    shopId: newId<ShopId>(),
    accountId,
    ...profile,
    avatarKey: avatar,
    street: address.street,
    city: address.city,
    region: address.state,
    country: address.country,
    handsOverIn: handsOverIn(address),
  })
  if (formerAvatarKey !== null && formerAvatarKey !== avatar) {
    await releaseUpload(tx, { key: formerAvatarKey, accountId, kind: 'LOGO' })
  }
  const { email, shop } = await getShopAccount(tx, accountId)
  if (shop === null) throw new Error('A shop that was just written is not there')
  return { email, shop }
}

const logoNotSent = () =>
  invalidInput([{ path: 'avatar', rule: 'custom', message: 'Upload the logo first, then use its key' }])
