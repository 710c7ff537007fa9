import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { sayPasswordChanged } from '../account-emails.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { voidCodes } from '../codes/codes.sql.ts'
import { finishGrants } from '../codes/grants.sql.ts'
import { changePasswordHash } from '../credentials.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { passwordWrong } from '../sessions/sessions.errors.ts'
import { endOtherSessions } from '../sessions/sessions.sql.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { getProven } from './get-proven.ts'

type Change = { account: AccessClaims; currentPassword: string; password: string; place: Place }

/** PROF-06: sets another password, ends all other sessions and tells the owner by email. */
export async function changePassword(
  deps: AccountsDeps,
  { account, currentPassword, password, place }: Change,
): Promise<void> {
  const { db, passwords, publicUrl } = deps
  const { accountId, kind } = account
  const { email, passwordHash } = await getProven(deps, { account, password: currentPassword, place })
  await assertUncommonPassword(password, email)
  const newHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    // An earlier reset must not undo the change, nor an old registration sign anybody in.
    await voidCodes(tx, { kind, email })
    await finishGrants(tx, { kind, email }, null)
    // Of two concurrent changes the second was verified with a password that is no longer the account's.
    if (!(await changePasswordHash(tx, { accountId, passwordHash, newHash }))) throw passwordWrong()
    await endOtherSessions(tx, account, 'PASSWORD_CHANGED')
    await recordSecurityEvent(tx, deps, { kind: 'PASSWORD_CHANGED', accountKind: kind, accountId, place })
    await enqueueEmail(tx, await sayPasswordChanged({ kind, email, publicUrl }))
  })
}
