import type { Me } from '@ahia/contracts/admin/session'
import type { Reader } from '#tables.ts'
import { notSignedIn } from '../staff.errors.ts'
import { hashToken } from './session-cookie.ts'
import { findOpenStaffSession, type OpenStaffSession } from './staff-sessions.sql.ts'

const toMe = (session: OpenStaffSession): Me => ({
  _id: session.staffId,
  name: session.name,
  email: session.email,
  roles: session.roles.map(({ role }) => role),
  permissions: [...new Set(session.roles.flatMap(({ permissions }) => permissions))].sort(),
  hasPasskey: session.hasPasskey,
  hasAuthenticator: session.hasAuthenticator,
  proofAt: session.proofAt.toISOString(),
})

/** Null for nobody. */
export async function findMe(reader: Reader, token: string | null): Promise<Me | null> {
  const session = token === null ? null : await findOpenStaffSession(reader, hashToken(token))
  return session && toMe(session)
}

export async function showMe(reader: Reader, token: string): Promise<Me> {
  const me = await findMe(reader, token)
  if (me === null) throw notSignedIn()
  return me
}
