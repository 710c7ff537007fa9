import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { sayPasswordChanged } from '../account-emails.ts'
import { replacePassword } from '../accounts.sql.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { voidCodes } from '../codes/codes.sql.ts'
import { finishGrant, finishGrants, type OpenGrant } from '../codes/grants.sql.ts'
import { forgetDevices, rememberDevice } from '../devices/known-devices.sql.ts'
import { insertRecord } from '../security-events/account-records.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { Place } from '../sessions/open-session.ts'
import { notSignedIn } from '../sessions/sessions.errors.ts'
import { endAllSessions } from '../sessions/sessions.sql.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { forgetFailures } from './failures.sql.ts'

type ResetPassword = { grant: OpenGrant; password: string; place: Place }
type Deps = Pick<AccountsDeps, 'db' | 'passwords' | 'publicUrl' | 'eventCounts'>

/** AUTH-08: sets a new password for the account of a verified address, once, and signs it out everywhere. */
export async function resetPassword(
  { db, passwords, publicUrl, eventCounts }: Deps,
  { grant, password, place }: ResetPassword,
): Promise<void> {
  const { kind: accountKind, email, grantId } = grant
  await assertUncommonPassword(password, email)
  const passwordHash = await passwords.hash(password)

  await db.transaction(async (tx) => {
    await voidCodes(tx, grant)
    if (!(await finishGrant(tx, grantId))) throw notSignedIn()
    // Before ending sessions, so that a registration that is being completed at this moment has its session by then.
    await finishGrants(tx, grant, grantId)
    const accountId = await replacePassword(tx, { ...grant, passwordHash })
    if (accountId === null) throw notSignedIn()
    await endAllSessions(tx, accountId, 'PASSWORD_RESET')
    // A device that signed in with the old password need not be the owner's.
    await forgetDevices(tx, accountId)
    await rememberDevice(tx, accountId, place.deviceKey)
    await forgetFailures(tx, grant) // the verified owner need not wait because of others' wrong passwords
    const reset = { kind: 'PASSWORD_RESET', accountKind, accountId, place } as const
    await recordSecurityEvent(tx, { eventCounts }, reset)
    await insertRecord(tx, { kind: 'PASSWORD_RESET', accountId, requestId: place.requestId })
    await enqueueEmail(tx, await sayPasswordChanged({ ...grant, publicUrl }))
  })
}
