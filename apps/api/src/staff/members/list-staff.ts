import type { Colleague } from '@ahia/contracts/admin/staff'
import type { StaffRole } from '@ahia/reference/staff/roles'
import type { Db } from '#tables.ts'
import { listOpenInvitations } from './invitations.sql.ts'
import { listMembers, type MemberRow } from './members.sql.ts'

export async function listStaff({ db }: { db: Db }) {
  const [members, invitations] = await Promise.all([listMembers(db.read), listOpenInvitations(db.read)])
  return {
    staff: members.map(toColleague),
    invitations: invitations.map(({ roles, expiresAt, ...rest }) => ({
      ...rest,
      roles: roles as StaffRole[],
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

const toColleague = ({
  id,
  seenAt,
  hasPasskey,
  hasAuthenticator,
  resetAt,
  resetBy,
  ...rest
}: MemberRow): Colleague => ({
  _id: id,
  ...rest,
  seenAt: seenAt.toISOString(),
  factors: [
    ...(hasPasskey ? (['PASSKEY'] as const) : []),
    ...(hasAuthenticator ? (['AUTHENTICATOR'] as const) : []),
  ],
  reset: resetAt && resetBy !== null ? { askedBy: resetBy, takesEffectAt: resetAt.toISOString() } : null,
})
