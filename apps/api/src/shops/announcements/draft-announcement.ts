import type { AnnouncementId } from '@ahia/contracts/ids'
import { changedBy } from '#audit/audit.errors.ts'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { findStaffEmail } from '#staff/members/members.reads.ts'
import type { Db, Tx } from '#tables.ts'
import { writeAnnouncement } from './announcement-email.ts'
import { announcementNotFound, announcementStepRefused, noticeTooShort } from './announcements.errors.ts'
import {
  type AnnouncementFile,
  type AnnouncementState,
  cancelPlanned,
  type Draft,
  findAnnouncement,
  insertAnnouncement,
  updateDraft,
} from './announcements.sql.ts'

type Deps = { db: Db }
type Seen = { id: AnnouncementId; version: number; by: StaffActor }

/** ADMIN-52: a draft; the same again changes nothing. */
export const makeAnnouncement = (
  { db }: Deps,
  { by, ...draft }: Draft & { id: AnnouncementId; by: StaffActor },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (await insertAnnouncement(tx, { ...draft, by: by.id })) return record(tx, by, draft.id, 'draft')
    if (!(await findAnnouncement(tx, draft.id))) throw noticeTooShort(draft.kind)
  })

export const changeAnnouncement = ({ db }: Deps, { by, ...change }: Seen & Draft): Promise<void> =>
  db.transaction(async (tx) => {
    if (await updateDraft(tx, { ...change, by: by.id })) return record(tx, by, change.id, 'change')
    await assertSeen(tx, change, ['DRAFT'])
    throw noticeTooShort(change.kind)
  })

export const cancelAnnouncement = ({ db }: Deps, { by, ...seen }: Seen): Promise<void> =>
  db.transaction(async (tx) => {
    if (await cancelPlanned(tx, { ...seen, by: by.id })) return record(tx, by, seen.id, 'cancel')
    await assertSeen(tx, seen, ['DRAFT', 'PLANNED', 'TOO_LATE'])
  })

/** To the colleague alone; shops get nothing. */
export const testAnnouncement = (
  { db }: Deps,
  { id, by }: { id: AnnouncementId; by: StaffActor },
): Promise<void> =>
  db.transaction(async (tx) => {
    const announcement = await getAnnouncementFile(tx, id)
    const to = await findStaffEmail(tx, by.id)
    if (to === null) return
    await enqueueEmail(tx, await writeAnnouncement(announcement, { to, shopName: 'your shop', isTest: true }))
    await record(tx, by, id, 'test')
  })

export async function getAnnouncementFile(
  reader: Parameters<typeof findAnnouncement>[0],
  id: AnnouncementId,
): Promise<AnnouncementFile> {
  const announcement = await findAnnouncement(reader, id)
  if (!announcement) throw announcementNotFound()
  return announcement
}

/** ADMIN-54: says why a step was refused: who changed it, or that it is too far for it. */
export async function assertSeen(
  tx: Tx,
  { id, version }: { id: AnnouncementId; version: number },
  states: readonly AnnouncementState[],
): Promise<AnnouncementFile> {
  const now = await getAnnouncementFile(tx, id)
  if (!states.includes(now.state)) throw announcementStepRefused(now.state)
  if (now.version !== version) throw changedBy(now.changedBy)
  return now
}

const record = (tx: Tx, by: StaffActor, id: AnnouncementId, act: string): Promise<void> =>
  recordStaffAct(tx, by, { act: `announcement.${act}`, subjects: [`announcement:${id}`] })
