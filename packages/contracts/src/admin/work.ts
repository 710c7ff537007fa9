import { WORK_KIND_NAMES } from '@ahia/reference/staff/work-kinds'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { staffMemberIdSchema } from '../ids.ts'
import { naira } from '../shapes/order.ts'

const kindSchema = z.enum(WORK_KIND_NAMES)

const workItemSchema = z.strictObject({
  kind: kindSchema,
  subject: z.uuid(),
  about: z.string(),
  isUrgent: z.boolean(),
  beganAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  atStake: naira.nullable(),
  holder: z.strictObject({ name: z.string(), isSelf: z.boolean(), since: z.iso.datetime() }).nullable(),
  restsUntil: z.iso.datetime().nullable(),
  restsBecause: z.string().nullable(),
})
export type WorkItem = z.output<typeof workItemSchema>

export const WORK_VIEWS = ['all', 'mine', 'overdue', 'resting'] as const

/** ADMIN-12, ADMIN-54: the most urgent first; the next page begins after the last item of this one. */
export const listWork = endpoint({
  method: 'GET',
  path: '/admin/worklist',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'What waits for staff, of the kinds that one may act on',
  query: z.strictObject({
    view: z.enum(WORK_VIEWS).default('all'),
    kind: kindSchema.optional(),
    after: z.string().max(200).optional(),
  }),
  data: z.strictObject({
    items: z.array(workItemSchema),
    next: z.string().nullable(),
    counts: z.strictObject({
      all: z.int(),
      mine: z.int(),
      overdue: z.int(),
      resting: z.int(),
      kinds: z.partialRecord(kindSchema, z.int()),
    }),
  }),
  errors: [],
})

const one = z.strictObject({ kind: kindSchema, id: z.uuid() })

/** ADMIN-15: opening an item claims it; a second person learns who has it. */
export const claimWork = endpoint({
  method: 'POST',
  path: '/admin/worklist/{kind}/{id}/claim',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Take an item, or keep it for another half hour',
  params: one,
  data: nothing,
  errors: ['WORK_NOT_FOUND', 'NOT_PERMITTED', 'CLAIMED'],
})

export const releaseWork = endpoint({
  method: 'POST',
  path: '/admin/worklist/{kind}/{id}/release',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Give an item back',
  params: one,
  data: nothing,
  errors: [],
})

/** ADMIN-15: who may act on an item, without oneself. */
export const listColleaguesFor = endpoint({
  method: 'GET',
  path: '/admin/worklist/{kind}/{id}/colleagues',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Colleagues to whom an item can be handed over',
  params: one,
  data: z.strictObject({
    colleagues: z.array(z.strictObject({ _id: staffMemberIdSchema, name: z.string() })),
  }),
  errors: ['WORK_NOT_FOUND', 'NOT_PERMITTED'],
})

export const handOverWork = endpoint({
  method: 'POST',
  path: '/admin/worklist/{kind}/{id}/hand-over',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Hand an item over to a colleague who may act on it',
  params: one,
  body: z.strictObject({ to: staffMemberIdSchema }),
  data: nothing,
  errors: ['WORK_NOT_FOUND', 'NOT_PERMITTED', 'CLAIMED', 'STAFF_NOT_FOUND'],
})

/** ADMIN-15: never past its due time. */
export const snoozeWork = endpoint({
  method: 'POST',
  path: '/admin/worklist/{kind}/{id}/snooze',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Let an item rest, with a reason, never past its due time',
  params: one,
  body: z.strictObject({
    until: z.iso.datetime(),
    reason: z.string().trim().min(1, 'Say why').max(300),
  }),
  data: nothing,
  errors: ['WORK_NOT_FOUND', 'NOT_PERMITTED', 'CLAIMED', 'TOO_LATE'],
})

const foundSchema = z.strictObject({
  kind: z.enum(['ORDER', 'SHOP', 'PRODUCT', 'CUSTOMER', 'ENQUIRY']),
  id: z.uuid(),
  about: z.string(),
})
export type Found = z.output<typeof foundSchema>

/** ADMIN-17: by whole keys and indexes; what one may not see is not found. */
export const find = endpoint({
  method: 'GET',
  path: '/admin/find',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary:
    'Find an order, payment, refund, shop, product, customer or enquiry by a whole key, or a shop by its name',
  query: z.strictObject({ q: z.string().trim().min(2).max(200) }),
  data: z.strictObject({ found: z.array(foundSchema) }),
  errors: [],
})
