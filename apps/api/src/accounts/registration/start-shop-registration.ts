import type { TermsAcceptanceId } from '@ahia/contracts/ids'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { newId } from '#platform/ids.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { assertMayAsk, emailCodeOrLink, type IssueResult } from '../codes/issue-code.ts'
import { insertAcceptance } from './terms-acceptances.sql.ts'

type Start = { email: string; acceptedTerms: boolean; clientAddress: string }

/**
 * API-16, MERCH-02: stores that the current terms were accepted, and emails a code or link. Does so also when there is
 * already an account, so as not to reveal it. Terms that are not accepted here must be before the password is set.
 */
export async function startShopRegistration(
  deps: AccountsDeps,
  { email, acceptedTerms, clientAddress }: Start,
): Promise<IssueResult> {
  await assertMayAsk(deps, clientAddress)
  return await deps.db.transaction(async (tx) => {
    const id = newId<TermsAcceptanceId>()
    if (acceptedTerms) await insertAcceptance(tx, { id, email, version: MERCHANT_TERMS_VERSION })
    const asked = { kind: 'SHOP', purpose: 'SIGNUP', email, isKnownDevice: false } as const
    return await emailCodeOrLink(tx, deps, asked)
  })
}
