import type { StaffInvitationId, StaffMemberId } from '@ahia/contracts/ids'
import type { StaffRole } from '@ahia/reference/staff/roles'
import { STAFF_ROLES } from '@ahia/reference/staff/roles'
import { recordAct } from '#audit/record-act.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { hashToken, newToken } from '../sessions/session-cookie.ts'
import { emailTaken } from '../staff.errors.ts'
import { insertInvitation } from './invitations.sql.ts'
import { isMemberEmail } from './members.sql.ts'

type Invited = { email: string; name: string; phone?: string | undefined; roles: readonly StaffRole[] }
type Deps = { db: Db; adminUrl: string }

/** ADMIN-02: the only way in, by email. */
export async function inviteStaff(deps: Deps, invited: Invited & { by: StaffActor }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id, url } = await addInvitation(tx, deps, { ...invited, invitedBy: invited.by.id })
    await enqueueEmail(tx, await sayInvited(invited, url))
    await recordStaffAct(tx, invited.by, { act: 'staff.invite', subjects: [`invitation:${id}`] })
  })
}

/** The first owner, by command on the server: the link is printed there. */
export async function inviteFirst(deps: Deps, invited: Invited): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const { id, url } = await addInvitation(tx, deps, { ...invited, invitedBy: null })
    await recordAct(tx, { actor: { kind: 'MARKET' }, act: 'staff.invite', subjects: [`invitation:${id}`] })
    return url
  })
}

async function addInvitation(
  tx: Tx,
  { adminUrl }: Deps,
  { email, name, phone, roles, invitedBy }: Invited & { invitedBy: StaffMemberId | null },
) {
  if (await isMemberEmail(tx, email)) throw emailTaken()
  const id = newId<StaffInvitationId>()
  const token = newToken()
  await insertInvitation(tx, { id, tokenHash: hashToken(token), email, name, phone, roles, invitedBy })
  // After the #, so that no server and no log ever sees it.
  return { id, url: `${adminUrl}/invitation#${token}` }
}

async function sayInvited({ email, name, roles }: Invited, url: string) {
  const labels = roles.map((role) => STAFF_ROLES[role].label)
  const written = await writeEmail({
    heading: `Welcome, ${name}`,
    paragraphs: [
      `You are invited to work in the back office as ${labels.join(' and ')}.`,
      'Have your phone or your security key ready: you need a passkey or an authenticator app. The link works once, for 24 hours.',
    ],
    button: { label: 'Accept the invitation', url },
    footnote: { text: "If you weren't expecting this, ignore this email." },
  })
  return { to: email, subject: 'Your invitation to the back office', ...written, headers: {} }
}
