import type { NewPasskey } from '@ahia/contracts/admin/webauthn'
import type { StaffChallengeId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { describeDevice } from '#platform/http/device.rules.ts'
import type { OpenStaffSession } from '../sessions/staff-sessions.sql.ts'
import { endStaffSessions } from '../sessions/staff-sessions.sql.ts'
import { lastFactor, passkeyNotFound, proofRefused } from '../staff.errors.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { insertChallenge, takeChallenge } from './challenges.sql.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './factors.sql.ts'
import { checkNewPasskey, newPasskeyOptions } from './passkeys.ts'

export async function listOwnPasskeys({ db }: StaffDeps, { id: staffId }: StaffActor) {
  const passkeys = await listPasskeys(db.read, staffId)
  return passkeys.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}

export async function makeEnrolment({ db, adminUrl }: StaffDeps, session: OpenStaffSession) {
  const { staffId, email, name } = session
  const existing = (await listPasskeys(db.read, staffId)).map(({ id }) => id)
  const options = await newPasskeyOptions({ adminUrl, userId: staffId, email, name, existing })
  const { challenge } = options
  const challengeId = await db.statement((writer) =>
    insertChallenge(writer, { purpose: 'ENROL', challenge, staffId }),
  )
  return { challengeId, options }
}

type Added = { by: StaffActor; challengeId: StaffChallengeId; passkey: NewPasskey; userAgent: string }

export async function addPasskey(
  { db, adminUrl }: StaffDeps,
  { by, challengeId, passkey, userAgent }: Added,
): Promise<void> {
  const asked = await db.statement((writer) => takeChallenge(writer, { id: challengeId, purpose: 'ENROL' }))
  const checked =
    asked &&
    asked.staffId === by.id &&
    (await checkNewPasskey({ adminUrl, challenge: asked.challenge }, passkey))
  if (!checked) throw proofRefused()
  await db.transaction(async (tx) => {
    await insertPasskey(tx, { staffId: by.id, passkey: checked, name: describeDevice(userAgent) })
    await recordStaffAct(tx, by, { act: 'staff.add-passkey', subjects: [`staff:${by.id}`] })
  })
}

/** ADMIN-04: what was opened with it ends; only the session that asks for it stays. */
export async function removePasskey(
  { db }: StaffDeps,
  { by, id }: { by: StaffActor; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = (await listPasskeys(tx, by.id)).some((passkey) => passkey.id === id)
    if (!isOwn) throw passkeyNotFound()
    if (!(await deletePasskey(tx, { staffId: by.id, id }))) throw lastFactor()
    await endStaffSessions(tx, { staffId: by.id, keep: by.sessionId })
    await recordStaffAct(tx, by, { act: 'staff.remove-passkey', subjects: [`staff:${by.id}`] })
  })
}
