import type { TermsAcceptanceId } from '@ahia/contracts/ids'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { newId } from '#platform/ids.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { termsChanged } from '../codes/codes.errors.ts'
import { assertMayAsk, emailCodeOrLink } from '../codes/issue-code.ts'
import { insertAcceptance } from './terms-acceptances.sql.ts'

type Start = { email: string; termsVersion: string; clientAddress: string }

/**
 * API-16, MERCH-02: stores that the terms were accepted, and emails a code or link. Does so also when there is already an
 * account, so as not to reveal it. Throws when the accepted version of the terms is no longer current.
 */
export async function startShopRegistration(
  deps: AccountsDeps,
  { email, termsVersion, clientAddress }: Start,
): Promise<void> {
  await assertMayAsk(deps, clientAddress)
  if (termsVersion !== MERCHANT_TERMS_VERSION) throw termsChanged()
  await deps.db.transaction(async (tx) => {
    const id = newId<TermsAcceptanceId>()
    await insertAcceptance(tx, { id, email, version: termsVersion })
    await emailCodeOrLink(tx, deps, { kind: 'SHOP', purpose: 'SIGNUP', email, isKnownDevice: false })
  })
}
