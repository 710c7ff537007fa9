import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { proseUpTo } from '../fields/text.ts'
import { enquiryEntryIdSchema, enquiryIdSchema, orderIdSchema, shopIdSchema } from '../ids.ts'
import { MAX_VERSION } from '../limits.ts'
import { after, next, office } from './office.ts'

const time = z.iso.datetime()
const OFFICE = { ...office, needs: 'enquiries.answer' } as const
const ofEnquiry = z.strictObject({ id: enquiryIdSchema })

export const ENQUIRY_STATES = ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const
export const ENQUIRY_SOURCES = ['CONTACT', 'LOGISTICS'] as const
export const MAX_REPLY_LENGTH = 5_000

const shopSchema = z.strictObject({ _id: shopIdSchema, name: z.string() })

const rowSchema = z.strictObject({
  _id: enquiryIdSchema,
  source: z.enum(ENQUIRY_SOURCES),
  state: z.enum(ENQUIRY_STATES),
  subject: z.string().describe('of a company that wants to deliver: its name'),
  email: z.string().describe('masked: c•••@g•••.com'),
  sender: shopSchema.nullable().describe('the shop whose address this is'),
  waitsSince: time,
  dueAt: time.nullable().describe('null: it waits for nobody here'),
  holder: z.string().nullable().describe('who has it as work'),
})
export type EnquiryRow = z.output<typeof rowSchema>

/** ADMIN-52, ADMIN-54 */
export const listEnquiries = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/enquiries',
  summary: 'Enquiries of one state: open ones by how long they wait, others the newest first',
  query: z.strictObject({
    state: z.enum(ENQUIRY_STATES).default('OPEN'),
    source: z.enum(ENQUIRY_SOURCES).optional(),
    after,
  }),
  data: z.strictObject({ enquiries: z.array(rowSchema), next }),
  errors: [],
})

const entrySchema = z.strictObject({
  _id: enquiryEntryIdSchema,
  kind: z.enum(['REPLY', 'RECEIVED', 'CLOSED', 'SPAM', 'OPENED', 'LINKED']),
  words: z.string().nullable(),
  by: z.string(),
  at: time,
})
export type EnquiryEntry = z.output<typeof entrySchema>

const enquirySchema = rowSchema.extend({
  version: z.int().positive(),
  name: z.string(),
  phone: z.string().nullable().describe('masked'),
  words: z.string(),
  states: z.array(z.string()).describe('where a company wants to deliver'),
  sentAt: time,
  order: orderIdSchema.nullable(),
  shop: shopSchema.nullable().describe('linked by a colleague'),
  entries: z.array(entrySchema).describe('what happened since, the oldest first'),
})
export type Enquiry = z.output<typeof enquirySchema>

export const getEnquiry = endpoint({
  ...OFFICE,
  method: 'GET',
  path: '/admin/enquiries/{id}',
  summary: 'An enquiry and what was answered',
  params: ofEnquiry,
  data: z.strictObject({ enquiry: enquirySchema }),
  errors: ['ENQUIRY_NOT_FOUND'],
})

const version = z.int().positive().max(MAX_VERSION).describe('as the page showed it')
const REFUSED = ['ENQUIRY_NOT_FOUND', 'CHANGED_MEANWHILE', 'STEP_REFUSED'] as const

export const replyToEnquiry = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/enquiries/{id}/reply',
  summary: 'Emails an answer, in the thread of the answers before',
  params: ofEnquiry,
  body: z.strictObject({
    entryId: enquiryEntryIdSchema,
    version,
    words: proseUpTo(MAX_REPLY_LENGTH, 'Write the answer first'),
  }),
  data: nothing,
  errors: REFUSED,
})

export const recordReceived = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/enquiries/{id}/received',
  summary: 'Records what they answered by email; the enquiry waits for us again',
  params: ofEnquiry,
  body: z.strictObject({
    entryId: enquiryEntryIdSchema,
    version,
    words: proseUpTo(MAX_REPLY_LENGTH, 'Copy their message'),
  }),
  data: nothing,
  errors: REFUSED,
})

export const ENQUIRY_STEPS = ['CLOSED', 'SPAM', 'OPENED'] as const

export const fileEnquiry = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/enquiries/{id}/file',
  summary: 'Closes an enquiry without an answer, marks it as spam, or reopens it. Nobody is emailed',
  params: ofEnquiry,
  body: z.strictObject({ entryId: enquiryEntryIdSchema, version, step: z.enum(ENQUIRY_STEPS) }),
  data: nothing,
  errors: REFUSED,
})

export const linkEnquiry = endpoint({
  ...OFFICE,
  method: 'POST',
  path: '/admin/enquiries/{id}/link',
  summary: 'Links an enquiry to the order and the shop it is about, or to neither',
  params: ofEnquiry,
  body: z.strictObject({
    entryId: enquiryEntryIdSchema,
    version,
    order: z
      .string()
      .trim()
      .max(36)
      .nullable()
      .describe('its id, or the last eight characters as customers read them'),
    shop: z.string().trim().max(200).nullable().describe('its id or its whole name'),
  }),
  data: nothing,
  errors: [...REFUSED, 'ORDER_NOT_FOUND', 'SHOP_NOT_FOUND'],
})
