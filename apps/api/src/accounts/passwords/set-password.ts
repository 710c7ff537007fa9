import type { AccountId } from '@ahia/contracts/ids'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { insertAccount } from '../accounts.sql.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { termsNotAccepted } from '../codes/codes.errors.ts'
import { voidCodes } from '../codes/codes.sql.ts'
import { finishGrants, type OpenGrant, setGrantAccount } from '../codes/grants.sql.ts'
import { rememberDevice } from '../devices/known-devices.sql.ts'
import { bindAcceptance } from '../registration/terms-acceptances.sql.ts'
import { notSignedIn } from '../sessions/sessions.errors.ts'
import { assertUncommonPassword } from './common-passwords.ts'

type SetPassword = { grant: OpenGrant; password: string; deviceKey: string | null }

/**
 * Creates the account of a verified address. Throws for a second password, an address that has an account by now, and a
 * shop that has not accepted the terms.
 */
export async function setPassword(
  { db, passwords }: Pick<AccountsDeps, 'db' | 'passwords'>,
  { grant, password, deviceKey }: SetPassword,
): Promise<void> {
  if (grant.accountId !== null) throw notSignedIn()
  await assertUncommonPassword(password, grant.email)
  const passwordHash = await passwords.hash(password)
  const accountId = newId<AccountId>()

  await db.transaction(async (tx) => {
    await voidCodes(tx, grant)
    await finishGrants(tx, grant, grant.grantId)
    if (!(await insertAccount(tx, { ...grant, accountId, passwordHash }))) throw notSignedIn()
    if (!(await setGrantAccount(tx, grant.grantId, accountId))) throw notSignedIn()
    await rememberDevice(tx, accountId, deviceKey)
    if (grant.kind === 'SHOP') await bindTerms(tx, grant.email, accountId)
  })
}

async function bindTerms(tx: Tx, email: string, accountId: AccountId): Promise<void> {
  if (!(await bindAcceptance(tx, { email, version: MERCHANT_TERMS_VERSION, accountId })))
    throw termsNotAccepted()
}
