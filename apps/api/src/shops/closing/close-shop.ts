import type { AccountsDeps } from '#accounts/accounts-deps.ts'
import { eraseAccount } from '#accounts/my-data/erase-account.ts'
import { getProven } from '#accounts/passwords/get-proven.ts'
import { forgetTermsAddress } from '#accounts/registration/accepted-terms.ts'
import { recordSecurityEvent } from '#accounts/security-events/record-security-event.ts'
import type { AccessClaims } from '#accounts/sessions/access-token.ts'
import type { Place } from '#accounts/sessions/open-session.ts'
import { passwordWrong } from '#accounts/sessions/sessions.errors.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Tx } from '#tables.ts'
import { sayShopClosed, sayShopClosing } from '../emails/closing-emails.ts'
import { emailShop } from '../emails/email-shop.ts'
import { shopJustOpened } from '../shops.errors.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { findOwnClosing, findShopOfOwner, insertClosing } from './closings.sql.ts'
import { finishClosing } from './finish-closing.ts'

type Close = { account: AccessClaims; password: string; place: Place }
type Owner = Awaited<ReturnType<typeof getProven>>
type Deps = AccountsDeps & ClosingDeps
type Outcome = { closesAt: Date | null }

/** SELL-53: when the account closes; null when it is closed. A repeat gets the first one's date. */
export async function closeShop(deps: Deps, close: Close): Promise<Outcome> {
  const owner = await getProven(deps, close)
  const { place } = close
  return deps.db.transaction(async (tx) => {
    const outcome = await closeOrWait(tx, deps, { owner, requestId: place.requestId })
    // Without the account: where it was closed from must not lead to the person.
    const event = { kind: 'ACCOUNT_DELETED', accountKind: 'SHOP', accountId: null, place } as const
    if (outcome.closesAt === null) await recordSecurityEvent(tx, deps, event)
    return outcome
  })
}

type Asked = { owner: Owner; requestId: string }

async function closeOrWait(tx: Tx, deps: Deps, { owner, requestId }: Asked): Promise<Outcome> {
  const shop = await findShopOfOwner(tx, owner.accountId)
  if (shop) await deps.lockShopProducts(tx, shop.shopId)
  const isNew = await insertClosing(tx, { accountId: owner.accountId, requestId })
  const closing = await findOwnClosing(tx, owner.accountId)
  if (closing === null) return closeWithoutShop(tx, { owner, requestId })
  const { shopId, closesAt } = closing
  if ((await finishClosing(tx, deps, shopId)) === 'closed') return { closesAt: null }
  if (isNew && closesAt) await emailShop(tx, deps, shopId, (to) => sayShopClosing({ ...to, closesAt }))
  return { closesAt }
}

/** An account whose profile was never filled in. */
async function closeWithoutShop(tx: Tx, { owner, requestId }: Asked): Promise<Outcome> {
  if (!(await eraseAccount(tx, { ...owner, kind: 'SHOP', requestId }))) throw passwordWrong()
  // The account is locked by now, so a profile that was being saved is either there or will not be.
  if (await findOwnClosing(tx, owner.accountId)) throw shopJustOpened()
  await forgetTermsAddress(tx, owner)
  await enqueueEmail(tx, await sayShopClosed({ email: owner.email, shopName: null }))
  return { closesAt: null }
}
