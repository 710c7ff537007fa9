import type { TermsAcceptanceId } from '@ahia/contracts/ids'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { newId } from '#platform/ids.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { termsChanged } from '../codes/codes.errors.ts'
import { assertMayAsk, emailCodeOrLink } from '../codes/issue-code.ts'
import { insertAcceptance } from './terms-acceptances.sql.ts'

type Start = { email: string; termsVersion: string; clientAddress: string }

/**
 * API-16, MERCH-02: keeps that the terms were accepted, and emails what proves the address. It is kept also where there
 * is an account already, so that nobody learns that there is. Throws for terms that hold no more: others were read.
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
    await emailCodeOrLink(tx, deps, { kind: 'SHOP', purpose: 'SIGNUP', email })
  })
}
