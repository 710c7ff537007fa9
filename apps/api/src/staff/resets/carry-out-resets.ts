import type { StaffInvitationId } from '@ahia/contracts/ids'
import { recordAct } from '#audit/record-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { newId } from '#platform/ids.ts'
import type { Db, Tx } from '#tables.ts'
import { insertInvitation } from '../members/invitations.sql.ts'
import { hashToken, newToken } from '../sessions/session-cookie.ts'
import { endStaffSessions } from '../sessions/staff-sessions.sql.ts'
import { type DueReset, deleteFactors, stopOrphanedResets, takeDueReset } from './resets.sql.ts'

type Deps = { db: Db; adminUrl: string }

/** ADMIN-07: after a day in which nobody stopped it. Each in a transaction of its own. */
export async function carryOutResets({ db, adminUrl }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    for (const staffId of await stopOrphanedResets(tx)) await record(tx, 'staff.stop-reset', staffId)
  })
  const next = () =>
    db.transaction(async (tx) => {
      const reset = await takeDueReset(tx)
      if (reset) await carryOut(tx, reset, adminUrl)
      return reset !== null
    })
  while (await next());
}

async function carryOut(tx: Tx, reset: DueReset, adminUrl: string): Promise<void> {
  const { staffId, name, email, roles, askedBy: invitedBy } = reset
  await deleteFactors(tx, staffId)
  await endStaffSessions(tx, { staffId })
  const token = newToken()
  const id = newId<StaffInvitationId>()
  await insertInvitation(tx, { id, tokenHash: hashToken(token), email, name, roles, invitedBy, staffId })
  await enqueueEmail(tx, await sayEnrolAgain(reset, `${adminUrl}/invitation#${token}`))
  await record(tx, 'staff.reset-factors', staffId)
}

const record = (tx: Tx, act: string, staffId: DueReset['staffId']): Promise<void> =>
  recordAct(tx, { actor: { kind: 'MARKET' }, act, subjects: [`staff:${staffId}`], fields: ['factors'] })

async function sayEnrolAgain({ name, email }: DueReset, url: string) {
  const written = await writeEmail({
    heading: `Sign in again, ${name}`,
    paragraphs: [
      'Your old passkeys, your password and your authenticator app no longer work. Set up a new passkey or authenticator app with this link.',
      'It works once, for 24 hours. After that an owner has to reset it again.',
    ],
    button: { label: 'Set up a new way to sign in', url },
    footnote: { text: "If you weren't expecting this, talk to an owner." },
  })
  return { to: email, subject: 'Set up a new way to sign in', ...written, headers: {} }
}
