import { type AnnouncementId, announcementIdSchema, type StaffProposalId } from '@ahia/contracts/ids'
import {
  ALONE_UP_TO,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_NOTICE_DAYS,
  SHOP_GROUPS,
} from '@ahia/reference/staff/announcements'
import { z } from 'zod'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { proposalKind } from '#staff/proposals/proposal-kind.ts'
import { propose } from '#staff/proposals/propose.ts'
import type { Db, Reader } from '#tables.ts'
import { noticeTooShort } from './announcements.errors.ts'
import { type AnnouncementFile, countGroup, type Draft, planDraft } from './announcements.sql.ts'
import { assertSeen } from './draft-announcement.ts'

/** ADMIN-45: all of it, so that what is agreed to is what shops read. */
export const sendAnnouncementKind = proposalKind({
  name: 'announcements.send',
  needs: 'announcements.agree',
  payload: z.strictObject({
    id: announcementIdSchema,
    version: z.int(),
    kind: z.enum(ANNOUNCEMENT_KINDS),
    group: z.enum(SHOP_GROUPS),
    subject: z.string(),
    words: z.string(),
    sendsAt: z.iso.datetime(),
    holdsFrom: z.iso.datetime().nullable(),
  }),
  carryOut: async (tx, { id, version }, by) =>
    (await planDraft(tx, { id, version, by: by.id, agreedBy: by.id })) ? [`announcement:${id}`] : null,
})

type Send = { id: AnnouncementId; version: number; why: string; by: StaffActor }

/** Legal ones, and those to many shops, need a second person. Returns the proposal, or null when it is planned. */
export async function sendAnnouncement(
  { db }: { db: Db },
  { id, version, why, by }: Send,
): Promise<StaffProposalId | null> {
  const announcement = await db.transaction((tx) => assertSeen(tx, { id, version }, ['DRAFT']))
  if (await needsTwo(db.read, announcement)) {
    const { kind, group, subject, words, sendsAt, holdsFrom } = announcement
    if (!isInTime(announcement)) throw noticeTooShort(kind)
    const times = { sendsAt: sendsAt.toISOString(), holdsFrom: holdsFrom?.toISOString() ?? null }
    const payload = { id, version, kind, group, subject, words, ...times }
    return propose({ db }, { kind: sendAnnouncementKind, payload, words: why, by })
  }
  await db.transaction(async (tx) => {
    if (!(await planDraft(tx, { id, version, by: by.id, agreedBy: null }))) {
      const { kind } = await assertSeen(tx, { id, version }, ['DRAFT'])
      throw noticeTooShort(kind)
    }
    await recordStaffAct(tx, by, { act: 'announcement.plan', subjects: [`announcement:${id}`] })
  })
  return null
}

export const needsTwo = async (
  reader: Reader,
  { kind, group }: Pick<AnnouncementFile, 'kind' | 'group'>,
): Promise<boolean> => kind !== 'NEWS' || (await countGroup(reader, group)) > ALONE_UP_TO

const DAY_MS = 86_400_000

/** The database decides; this spares a proposal that it would refuse. */
const isInTime = ({ kind, sendsAt, holdsFrom }: Draft): boolean =>
  holdsFrom === null ||
  holdsFrom.getTime() >= Math.max(sendsAt.getTime(), Date.now()) + ANNOUNCEMENT_NOTICE_DAYS[kind] * DAY_MS
