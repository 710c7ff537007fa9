import { type Credentials, findCredentials } from '../credentials.sql.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { notSignedIn, passwordWrong } from '../sessions/sessions.errors.ts'
import { type PasswordDeps, tryPassword } from './try-password.ts'

type Proof = { account: AccessClaims; password: string; place: Place }

/** Asks for the password again before an action that cannot be undone, as a signed-in phone may be in other hands. */
export async function getProven(
  deps: PasswordDeps,
  { account, password, place }: Proof,
): Promise<Credentials> {
  const { accountId, sessionId, kind } = account
  const credentials = await findCredentials(deps.db.read, accountId)
  if (credentials === null) throw notSignedIn()
  const { email, passwordHash } = credentials
  const known = `${accountId} ${sessionId}`
  const attempt = { kind, email, clientAddress: place.clientAddress, known }
  if (!(await tryPassword(deps, { attempt, accountId, place, passwordHash, password }))) throw passwordWrong()
  return credentials
}
