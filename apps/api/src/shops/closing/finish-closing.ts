import type { ShopId } from '@ahia/contracts/ids'
import { eraseAccountOf } from '#accounts/my-data/erase-account.ts'
import { forgetTermsAddress } from '#accounts/registration/accepted-terms.ts'
import { releaseUpload } from '#media/uploads/release-upload.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Tx } from '#tables.ts'
import { sayShopClosed } from '../emails/closing-emails.ts'
import { type ClosingDeps, isSettled } from './closing-deps.ts'
import { type DueClosing, endShop, findShopOfOwner, lockDueClosing } from './closings.sql.ts'

/**
 * SELL-53: closes a shop whose day has come, for good, once nothing is open. Nothing new can be opened meanwhile: the shop
 * has been off every shelf since it was asked for.
 */
export async function finishClosing(tx: Tx, deps: ClosingDeps, shopId: ShopId): Promise<'closed' | 'waits'> {
  const due = await lockDueClosing(tx, shopId)
  if (due === null || !isSettled(await deps.readOpenBusiness(tx, shopId))) return 'waits'
  const email = await eraseOwner(tx, deps, due)
  await enqueueEmail(tx, await sayShopClosed({ email, shopName: due.shopName }))
  return 'closed'
}

type Owner = Pick<DueClosing, 'accountId' | 'requestId'> & { isAgain?: boolean }

async function eraseOwner(tx: Tx, deps: BelongingsDeps, closing: Omit<DueClosing, 'shopName'> & Owner) {
  const { shopId, accountId, avatarKey, requestId, isAgain = false } = closing
  await endShop(tx, shopId)
  if (avatarKey !== null) await releaseUpload(tx, { key: avatarKey, accountId, kind: 'LOGO' })
  const email = await eraseAccountOf(tx, { kind: 'SHOP', accountId, requestId, isAgain })
  await forgetTermsAddress(tx, { email, accountId })
  await deps.deleteShopBelongings(tx, { shopId, email })
  return email
}

type BelongingsDeps = Pick<ClosingDeps, 'deleteShopBelongings'>

/** PRIV-11: in a restored database, for a shop that was closed since. What was open then was settled before that. */
export async function eraseShopOwner(tx: Tx, deps: BelongingsDeps, owner: Owner): Promise<void> {
  const shop = await findShopOfOwner(tx, owner.accountId)
  if (shop) await eraseOwner(tx, deps, { ...owner, ...shop })
  else await eraseAccountOf(tx, { kind: 'SHOP', ...owner })
}
