import type { AccountId } from '@ahia/contracts/ids'
import { type Credentials, findCredentials } from '../credentials.sql.ts'
import { notSignedIn, passwordWrong } from '../sessions/sessions.errors.ts'
import { type PasswordDeps, tryPassword } from './try-password.ts'

type Proof = { accountId: AccountId; password: string; clientAddress: string }

/** Asks for the password again before an action that cannot be undone, as a signed-in phone may be in other hands. */
export async function getProven(
  deps: PasswordDeps,
  { accountId, password, clientAddress }: Proof,
): Promise<Credentials> {
  const credentials = await findCredentials(deps.db.read, accountId)
  if (credentials === null) throw notSignedIn()
  const { email, passwordHash } = credentials
  const attempt = { kind: 'CUSTOMER', email, clientAddress } as const
  if (!(await tryPassword(deps, { attempt, passwordHash, password }))) throw passwordWrong()
  return credentials
}
