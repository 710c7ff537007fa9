import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const FIRST_STEPS = ['PROFILE', 'APPROVAL', 'PRODUCT', 'HOURS', 'DETAILS'] as const

const checklistSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ step: z.enum(FIRST_STEPS), isDone: z.boolean() }))
    .nullable()
    .describe('in the order in which they are taken; null once all are done, for good'),
})

export type Checklist = z.output<typeof checklistSchema>
export type FirstStep = (typeof FIRST_STEPS)[number]

/** SELL-05 */
export const getChecklist = endpoint({
  method: 'GET',
  path: '/seller/checklist',
  auth: 'shop',
  tag: 'seller shop',
  summary: 'The first steps of a new shop, until all are done',
  data: checklistSchema,
  errors: ['NOT_SIGNED_IN', 'SHOP_INCOMPLETE'],
})
