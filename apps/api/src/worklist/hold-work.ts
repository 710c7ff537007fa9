import type { StaffMemberId } from '@ahia/contracts/ids'
import { WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { roleFor } from '#staff/sessions/staff-only.ts'
import { notPermitted, staffNotFound } from '#staff/staff.errors.ts'
import type { Db, Reader, Tx } from '#tables.ts'
import { claim, release, snooze } from './claims.sql.ts'
import { findWaiting } from './waiting.sql.ts'
import { listWhoMay } from './who-may.ts'
import { claimed, pastDue, workNotFound } from './worklist.errors.ts'

type Item = { kind: WorkKindName; subject: string }
type Held = Item & { by: StaffActor; session: Parameters<typeof roleFor>[0] & { staffId: StaffMemberId } }

/** ADMIN-15: colleagues see who is working on an item. It is released after half an hour without activity. */
export const claimWork = ({ db }: { db: Db }, held: Held): Promise<void> =>
  db.transaction(async (tx) => {
    await take(tx, held)
    await recordStaffAct(tx, held.by, { act: 'work.claim', subjects: [subjectOf(held)] })
  })

/** Only what somebody gives up is on record, as anybody may ask it about anything. */
export const releaseWork = ({ db }: { db: Db }, held: Item & { by: StaffActor }): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await release(tx, { ...held, staffId: held.by.id }))) return
    await recordStaffAct(tx, held.by, { act: 'work.release', subjects: [subjectOf(held)] })
  })

/** Colleagues to whom an item can be handed over. */
export async function listColleaguesFor(
  { db }: { db: Db },
  { session, ...item }: Item & { session: Held['session'] },
): Promise<{ _id: StaffMemberId; name: string }[]> {
  const waiting = await findFor(db.read, { ...item, session })
  const colleagues = await listWhoMay(db.read, { ...item, ...waiting })
  return colleagues.filter(({ id }) => id !== session.staffId).map(({ id, name }) => ({ _id: id, name }))
}

export const handOverWork = ({ db }: { db: Db }, held: Held & { to: StaffMemberId }): Promise<void> =>
  db.transaction(async (tx) => {
    const colleagues = await listWhoMay(tx, { ...held, ...(await take(tx, held)) })
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
  const waiting = await findFor(tx, { kind, subject, session })
  const other = await claim(tx, { kind, subject, staffId: by.id })
  if (other !== null) throw claimed(other)
  return waiting
}

/** The item, if the colleague may act on its kind. The permission is checked before the item is looked up. */
async function findFor(reader: Reader | Tx, { kind, subject, session }: Omit<Held, 'by'>) {
  const { needs: ofKind } = WORK_KINDS[kind]
  if (ofKind !== null && roleFor(session, ofKind) === null) throw notPermitted()
  const waiting = await findWaiting(reader, { kind, subject })
  if (!waiting) throw workNotFound()
  const { needs, proposedBy } = waiting
  if (needs !== null && (roleFor(session, needs) === null || proposedBy === session.staffId))
    throw notPermitted()
  return waiting
}

const subjectOf = ({ kind, subject }: Item): string => `${kind.toLowerCase().replaceAll('_', '-')}:${subject}`
