import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './fields/email.ts'
import { nothing } from './fields/nothing.ts'
import { phoneSchema, proseUpTo, textUpTo } from './fields/text.ts'
import { whenMissing } from './fields/when-missing.ts'
import { MAX_FLEET_LENGTH, MAX_MESSAGE_LENGTH } from './limits.ts'

const website = z.string().max(500).default('').describe('leave it empty: only robots fill it in')

/** STAT-02: the contact form. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/contact',
  auth: 'none',
  tag: 'contact',
  summary: 'Writes to support; the same message sent twice is stored once',
  body: z.strictObject({
    name: textUpTo(200, 'Name is required'),
    email: emailSchema,
    subject: textUpTo(200, 'Subject is required'),
    message: proseUpTo(MAX_MESSAGE_LENGTH, 'Message is required'),
    website,
  }),
  data: nothing,
  errors: ['RATE_LIMITED'],
})

/** STAT-06: the application of a logistics partner. */
export const applyForLogistics = endpoint({
  method: 'POST',
  path: '/logistics/apply',
  auth: 'none',
  tag: 'contact',
  summary: 'Applies to deliver parcels; the same application sent twice is stored once',
  body: z.strictObject({
    company: textUpTo(200, 'Company is required'),
    contactName: textUpTo(200, 'Contact name is required'),
    email: emailSchema,
    phone: phoneSchema,
    states: z
      .array(z.enum(DELIVERY_STATES), whenMissing('Choose at least one state'))
      .min(1, 'Choose at least one state')
      .max(DELIVERY_STATES.length)
      .refine((states) => new Set(states).size === states.length, 'A state is named twice'),
    fleet: proseUpTo(MAX_FLEET_LENGTH, 'Tell us what you deliver with'),
    website,
  }),
  data: nothing,
  errors: ['RATE_LIMITED'],
})
