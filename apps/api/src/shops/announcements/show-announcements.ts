import type {
  Announcement,
  AnnouncementRow,
  listAnnouncementShops as listedShops,
} from '@ahia/contracts/admin/announcements'
import type { DataOf } from '@ahia/contracts/endpoint'
import type { AnnouncementId, ShopId } from '@ahia/contracts/ids'
import { readAfterKey, toAfterKey } from '#platform/after-key.ts'
import type { Reader } from '#tables.ts'
import { toParagraphs } from './announcement-email.ts'
import {
  type AnnouncementFile,
  type AnnouncementState,
  countGroup,
  countReceivers,
  listAnnouncementFiles,
  listReceivers,
} from './announcements.sql.ts'
import { getAnnouncementFile } from './draft-announcement.ts'
import { needsTwo } from './plan-announcement.ts'

const PAGE = 50

type Wanted = { state: AnnouncementState | null; after?: string | undefined }

export async function listAnnouncements(
  reader: Reader,
  { state, after }: Wanted,
): Promise<{ announcements: AnnouncementRow[]; next: string | null }> {
  const found = await listAnnouncementFiles(reader, { state, after: readAfterKey(after), limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  const last = found.length > PAGE ? shown.at(-1) : undefined
  return {
    announcements: shown.map(toRow),
    next: last ? toAfterKey({ at: last.madeAt, id: last.id }) : null,
  }
}

export async function getAnnouncement(reader: Reader, id: AnnouncementId): Promise<Announcement> {
  const file = await getAnnouncementFile(reader, id)
  const isSent = file.state === 'SENT'
  const { receivers, emailed } = isSent
    ? await countReceivers(reader, id)
    : { receivers: await countGroup(reader, file.group), emailed: 0 }
  return {
    ...toRow(file),
    words: file.words,
    version: file.version,
    agreedBy: file.agreedBy,
    receivers,
    emailed,
    needsTwo: await needsTwo(reader, file),
    email: { subject: file.subject, paragraphs: toParagraphs(file) },
  }
}

export async function listAnnouncementShops(
  reader: Reader,
  { id, after }: { id: AnnouncementId; after: ShopId | null },
): Promise<DataOf<typeof listedShops>> {
  await getAnnouncementFile(reader, id)
  const found = await listReceivers(reader, { id, after, limit: PAGE + 1 })
  const shown = found.slice(0, PAGE)
  return {
    shops: shown.map(({ id: _id, name, emailedAt }) => ({
      _id,
      name,
      emailedAt: emailedAt?.toISOString() ?? null,
    })),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

const toRow = (file: AnnouncementFile): AnnouncementRow => ({
  _id: file.id,
  kind: file.kind,
  group: file.group,
  subject: file.subject,
  state: file.state,
  sendsAt: file.sendsAt.toISOString(),
  holdsFrom: file.holdsFrom?.toISOString() ?? null,
  sentAt: file.sentAt?.toISOString() ?? null,
  madeBy: file.madeBy,
})
