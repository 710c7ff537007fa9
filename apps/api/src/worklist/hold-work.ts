import type { StaffMemberId } from '@ahia/contracts/ids'
import { WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { listPermitted } from '#staff/members/members.reads.ts'
import { roleFor } from '#staff/sessions/staff-only.ts'
import { notPermitted, staffNotFound } from '#staff/staff.errors.ts'
import type { Db, Tx } from '#tables.ts'
import { claim, release, snooze } from './claims.sql.ts'
import { findWaiting } from './waiting.sql.ts'
import { claimed, pastDue, workNotFound } from './worklist.errors.ts'

type Item = { kind: WorkKindName; subject: string }
type Held = Item & { by: StaffActor; session: Parameters<typeof roleFor>[0] }

/** ADMIN-15: nobody else decides on it meanwhile without knowing; half an hour without a touch gives it back. */
export const claimWork = ({ db }: { db: Db }, held: Held): Promise<void> =>
  db.transaction(async (tx) => {
    await take(tx, held)
    await recordStaffAct(tx, held.by, { act: 'work.claim', subjects: [subjectOf(held)] })
  })

export const releaseWork = ({ db }: { db: Db }, held: Item & { by: StaffActor }): Promise<void> =>
  db.transaction(async (tx) => {
    await release(tx, { ...held, staffId: held.by.id })
    await recordStaffAct(tx, held.by, { act: 'work.release', subjects: [subjectOf(held)] })
  })

/** To whom an item of this kind can be handed over. */
export async function listColleaguesFor(
  { db }: { db: Db },
  { kind, session }: { kind: WorkKindName; session: Held['session'] & { staffId: StaffMemberId } },
): Promise<{ _id: StaffMemberId; name: string }[]> {
  const { needs } = WORK_KINDS[kind]
  if (roleFor(session, needs) === null) throw notPermitted()
  const colleagues = await listPermitted(db.read, needs)
  return colleagues.filter(({ id }) => id !== session.staffId).map(({ id, name }) => ({ _id: id, name }))
}

export const handOverWork = ({ db }: { db: Db }, held: Held & { to: StaffMemberId }): Promise<void> =>
  db.transaction(async (tx) => {
    await take(tx, held)
    const colleagues = await listPermitted(tx, WORK_KINDS[held.kind].needs)
    if (!colleagues.some(({ id }) => id === held.to)) throw staffNotFound()
    await claim(tx, { ...held, staffId: held.to, isForced: true })
    await recordStaffAct(tx, held.by, {
      act: 'work.hand-over',
      subjects: [subjectOf(held), `staff:${held.to}`],
    })
  })

/** Something else has to happen first; the reason says what. */
export const snoozeWork = ({ db }: { db: Db }, held: Held & { until: Date; reason: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const { begins, due } = await take(tx, held)
    if (held.until > due) throw pastDue()
    await snooze(tx, { ...held, begins, staffId: held.by.id })
    await release(tx, { ...held, staffId: held.by.id })
    await recordStaffAct(tx, held.by, { act: 'work.snooze', subjects: [subjectOf(held)] })
  })

async function take(tx: Tx, { kind, subject, by, session }: Held) {
  if (roleFor(session, WORK_KINDS[kind].needs) === null) throw notPermitted()
  const waiting = await findWaiting(tx, { kind, subject })
  if (!waiting) throw workNotFound()
  const other = await claim(tx, { kind, subject, staffId: by.id })
  if (other !== null) throw claimed(other)
  return waiting
}

const subjectOf = ({ kind, subject }: Item): string => `${kind.toLowerCase().replaceAll('_', '-')}:${subject}`
