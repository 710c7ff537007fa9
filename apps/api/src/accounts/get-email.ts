import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { findCredentials } from './credentials.sql.ts'
import { notSignedIn } from './sessions/sessions.errors.ts'

/** The address of an account of any kind. Throws `notSignedIn` for one that was just deleted. */
export async function getEmail(reader: Reader, accountId: AccountId): Promise<string> {
  const credentials = await findCredentials(reader, accountId)
  if (credentials === null) throw notSignedIn()
  return credentials.email
}
