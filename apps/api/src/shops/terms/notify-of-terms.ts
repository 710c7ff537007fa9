import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { listAcceptedTerms } from '#accounts/registration/accepted-terms.ts'
import { type EmailDeps, emailShop } from '../emails/email-shop.ts'
import { writeTermsEmail } from './terms-email.ts'
import { insertAccepted, insertNotice, listUntold, type Untold } from './terms-notices.sql.ts'

const AT_ONCE = 100

/** SELL-53: every shop is emailed a new version of the terms once, and has two weeks from then. Idempotent. */
export async function notifyOfTerms(deps: EmailDeps): Promise<void> {
  for (;;) {
    const untold = await listUntold(deps.db.read, MERCHANT_TERMS_VERSION, AT_ONCE)
    for (const shop of untold) await notify(deps, shop)
    if (untold.length < AT_ONCE) return
  }
}

const notify = (deps: EmailDeps, { shopId, accountId }: Untold): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const accepted = await listAcceptedTerms(tx, accountId)
    if (accepted.some(({ version }) => version >= MERCHANT_TERMS_VERSION)) {
      await insertAccepted(tx, shopId, MERCHANT_TERMS_VERSION)
      return
    }
    const holdsFrom = await insertNotice(tx, shopId, MERCHANT_TERMS_VERSION)
    if (holdsFrom) await emailShop(tx, deps, shopId, (context) => writeTermsEmail(context, holdsFrom))
  })
