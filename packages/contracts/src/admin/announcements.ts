import { ANNOUNCEMENT_KINDS, SHOP_GROUPS } from '@ahia/reference/staff/announcements'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo, textUpTo } from '../fields/text.ts'
import { announcementIdSchema, shopIdSchema, staffProposalIdSchema } from '../ids.ts'
import { MAX_VERSION } from '../limits.ts'
import { after, next, office } from './office.ts'

const time = z.iso.datetime()
const OFFICE = { ...office, needs: 'announcements.propose' } as const
const ofAnnouncement = z.strictObject({ id: announcementIdSchema })

export const ANNOUNCEMENT_STATES = ['DRAFT', 'PLANNED', 'SENT', 'CANCELLED', 'TOO_LATE'] as const

const rowSchema = z.strictObject({
  _id: announcementIdSchema,
  kind: z.enum(ANNOUNCEMENT_KINDS),
  group: z.enum(SHOP_GROUPS),
  subject: z.string(),
  state: z.enum(ANNOUNCEMENT_STATES),
  sendsAt: time,
  holdsFrom: time.nullable().describe('of a legal one: from when what it says holds'),
  sentAt: time.nullable(),
  madeBy: z.string(),
})
export type AnnouncementRow = z.output<typeof rowSchema>

/** ADMIN-52, ADMIN-54 */
export const listAnnouncements = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/announcements',
  summary: 'Announcements to shops, the latest first',
  query: z.strictObject({ state: z.enum(ANNOUNCEMENT_STATES).optional(), after }),
  data: z.strictObject({ announcements: z.array(rowSchema), next }),
  errors: [],
})

const announcementSchema = rowSchema.extend({
  words: z.string(),
  version: z.int().positive(),
  agreedBy: z.string().nullable(),
  receivers: z.int().describe('shops that got it, or would get it now'),
  emailed: z.int().describe('of them, those whose email has been handed over'),
  needsTwo: z.boolean().describe('a second person must agree'),
  email: z.strictObject({ subject: z.string(), paragraphs: z.array(z.string()) }),
})
export type Announcement = z.output<typeof announcementSchema>

export const getAnnouncement = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/announcements/{id}',
  summary: 'An announcement, as shops read it',
  params: ofAnnouncement,
  data: z.strictObject({ announcement: announcementSchema }),
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

export const listAnnouncementShops = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/announcements/{id}/shops',
  summary: 'Which shops got it and when',
  params: ofAnnouncement,
  query: z.strictObject({ after: shopIdSchema.optional() }),
  data: z.strictObject({
    shops: z.array(z.strictObject({ _id: shopIdSchema, name: z.string(), emailedAt: time.nullable() })),
    next: shopIdSchema.nullable(),
  }),
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

const draft = {
  kind: z.enum(ANNOUNCEMENT_KINDS),
  group: z.enum(SHOP_GROUPS),
  subject: textUpTo(150, 'Write a subject'),
  words: proseUpTo(5_000, 'Write what shops should read'),
  sendsAt: time,
  holdsFrom: time.nullable(),
}
const hasDay = ({ kind, holdsFrom }: { kind: string; holdsFrom: string | null }) =>
  (kind === 'NEWS') === (holdsFrom === null)
const DAY = { path: ['holdsFrom'], error: 'Say from which day it holds; news has no such day' }
const version = z.int().positive().max(MAX_VERSION).describe('as the page showed it')

export const makeAnnouncement = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/announcements',
  summary: 'Drafts an announcement. Nothing is sent',
  body: z.strictObject({ id: announcementIdSchema, ...draft }).refine(hasDay, DAY),
  data: nothing,
  errors: ['NOTICE_TOO_SHORT'],
})

const REFUSED = ['ANNOUNCEMENT_NOT_FOUND', 'CHANGED_MEANWHILE', 'STEP_REFUSED'] as const

export const changeAnnouncement = endpoint({
  ...OFFICE,
  method: 'PUT',
  path: '/admin/announcements/{id}',
  summary: 'Changes a draft',
  params: ofAnnouncement,
  body: z.strictObject({ version, ...draft }).refine(hasDay, DAY),
  data: nothing,
  errors: [...REFUSED, 'NOTICE_TOO_SHORT'],
})

export const testAnnouncement = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/announcements/{id}/test',
  summary: 'Emails it to oneself alone',
  params: ofAnnouncement,
  data: nothing,
  errors: ['ANNOUNCEMENT_NOT_FOUND'],
})

export const sendAnnouncement = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/announcements/{id}/send',
  needsProof: true,
  summary: 'Plans it for its day, or proposes that to a second person',
  params: ofAnnouncement,
  body: z.strictObject({ version, why: proseUpTo(1_000, 'Say why it is sent') }),
  data: z.strictObject({ proposalId: staffProposalIdSchema.nullable() }),
  errors: [...REFUSED, 'NOTICE_TOO_SHORT'],
})

export const cancelAnnouncement = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/announcements/{id}/cancel',
  summary: 'Takes it back before it is sent',
  params: ofAnnouncement,
  body: z.strictObject({ version }),
  data: nothing,
  errors: REFUSED,
})
