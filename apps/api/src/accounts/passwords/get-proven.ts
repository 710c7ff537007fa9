import { type Credentials, findCredentials } from '../credentials.sql.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import { notSignedIn, passwordWrong } from '../sessions/sessions.errors.ts'
import { type PasswordDeps, tryPassword } from './try-password.ts'

type Proof = { account: AccessClaims; password: string; clientAddress: string }

/** Asks for the password again before an action that cannot be undone, as a signed-in phone may be in other hands. */
export async function getProven(
  deps: PasswordDeps,
  { account, password, clientAddress }: Proof,
): Promise<Credentials> {
  const { accountId, sessionId, kind } = account
  const credentials = await findCredentials(deps.db.read, accountId)
  if (credentials === null) throw notSignedIn()
  const { email, passwordHash } = credentials
  const attempt = { kind, email, clientAddress, known: `${accountId} ${sessionId}` }
  if (!(await tryPassword(deps, { attempt, passwordHash, password }))) throw passwordWrong()
  return credentials
}
