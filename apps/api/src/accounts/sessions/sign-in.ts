import type { AccountId } from '@ahia/contracts/ids'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { coarseNetwork, describeDevice } from '#platform/http/device.rules.ts'
import type { Tx } from '#tables.ts'
import { saySignedIn } from '../account-emails.ts'
import { findAccount } from '../accounts.sql.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { holdCredentials } from '../credentials.sql.ts'
import { findKnownDevice, rememberDevice } from '../devices/known-devices.sql.ts'
import { tryPassword } from '../passwords/try-password.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccountKind } from './access-token.ts'
import { openSession, type Place, type Tokens } from './open-session.ts'
import { credentialsRefused } from './sessions.errors.ts'
import { hasSessionFrom } from './sessions.sql.ts'

export type SignIn = { email: string; password: string; isRemembered: boolean; place: Place }

/**
 * Signs in with a password, and reads the account with `see`. AUTH-09: an address without an account takes the same time as
 * a wrong password, counts the same way and throws the same error.
 */
export async function signIn<Seen extends object>(
  deps: AccountsDeps,
  { kind, email, password, isRemembered, place }: SignIn & { kind: AccountKind },
  see: (tx: Tx, accountId: AccountId) => Promise<Seen>,
): Promise<Seen & Tokens> {
  const { db, accessTokens, publicUrl } = deps
  const account = await findAccount(db.read, { kind, email })
  const passwordHash = account?.status === 'ACTIVE' ? account.passwordHash : null
  const known = await findKnownDevice(db.read, { kind, email, deviceKey: place.deviceKey })
  const attempt = { kind, email, clientAddress: place.clientAddress, known }
  const tried = { attempt, accountId: account?.accountId ?? null, place, passwordHash, password }
  const isRight = await tryPassword(deps, tried)
  if (!isRight || account === null || passwordHash === null) throw credentialsRefused()

  const { accountId } = account
  return db.transaction(async (tx) => {
    if (!(await holdCredentials(tx, { accountId, passwordHash }))) throw credentialsRefused()
    const device = describeDevice(place.userAgent)
    const seen = { device, network: coarseNetwork(place.clientAddress) }
    const isNew = known === null && !(await hasSessionFrom(tx, accountId, seen))
    const tokens = await openSession(tx, accessTokens, { kind, accountId, isRemembered, place })
    await rememberDevice(tx, accountId, place.deviceKey)
    const event = isNew ? 'SIGNED_IN_NEW_DEVICE' : 'SIGNED_IN'
    await recordSecurityEvent(tx, deps, { kind: event, accountKind: kind, accountId, place })
    if (isNew) await enqueueEmail(tx, await saySignedIn({ kind, email, device, publicUrl })) // T4
    return { ...(await see(tx, accountId)), ...tokens }
  })
}
