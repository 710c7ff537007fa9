import { mailLater } from '#notifications/mail-later.ts'
import type { AccessClaims } from './access-token.ts'
import { sayPasswordChanged } from './account-letters.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { type CodeFor, voidCode } from './codes.sql.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { changePasswordHash } from './credentials.sql.ts'
import { getProven } from './get-proven.ts'
import { finishGrants } from './grants.sql.ts'
import { passwordWrong } from './sessions.errors.ts'
import { endOtherSessions } from './sessions.sql.ts'

type Change = { account: AccessClaims; currentPassword: string; password: string; clientAddress: string }

/** PROF-06: sets another password, ends all other sessions and tells the owner by mail. */
export async function changePassword(
  deps: AccountsDeps,
  { account, currentPassword, password, clientAddress }: Change,
): Promise<void> {
  const { db, passwords, publicUrl } = deps
  const { accountId } = account
  const { email, passwordHash } = await getProven(deps, {
    accountId,
    password: currentPassword,
    clientAddress,
  })
  await assertUncommonPassword(password, email)
  const newHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    // Of two changes at once the second proved itself with what is no longer the password.
    if (!(await changePasswordHash(tx, { accountId, passwordHash, newHash }))) throw passwordWrong()
    await endOtherSessions(tx, account, 'PASSWORD_CHANGED')
    // Whoever had asked for a reset before must not undo it.
    await finishGrants(tx, ofReset(email), null)
    await voidCode(tx, ofReset(email))
    await mailLater(tx, await sayPasswordChanged({ email, publicUrl }))
  })
}

const ofReset = (email: string): CodeFor => ({ kind: 'CUSTOMER', email, purpose: 'RESET' })
