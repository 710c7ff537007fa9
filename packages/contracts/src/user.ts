import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { z } from 'zod'
import { getCart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields/nothing.ts'
import { openObject } from './fields/open-object.ts'
import { newPasswordSchema, passwordSchema } from './fields/password.ts'
import { phoneSchema, textUpTo } from './fields/text.ts'
import { productIdSchema, sessionIdSchema } from './ids.ts'
import { orderSchema } from './shapes/order.ts'
import { ACTIVITY_KINDS, SECURITY_EVENT_KINDS } from './shapes/security-event.ts'
import { genderSchema, updatedUserSchema, userSchema } from './shapes/user.ts'
import { listSavedItems } from './wishlist.ts'

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  auth: 'customer',
  tag: 'profile',
  summary: 'Who is signed in, as stored now',
  data: z.strictObject({ user: userSchema }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-04: missing fields stay as they are; leaving one out erases nothing. */
const profileSchema = openObject({
  name: textUpTo(200, 'Name is required').optional(),
  phone: phoneSchema.optional(),
  gender: genderSchema.optional(),
  address: openObject({
    street: textUpTo(200, 'Street is required').optional(),
    city: textUpTo(100, 'City is required').optional(),
    state: textUpTo(100, 'State is required').optional(),
    country: textUpTo(100, 'Country is required').optional(),
  }).optional(),
})

/** API-23, AUTH-06, PROF-03: the last step of registration, and later edits. */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/updateProfile',
  auth: 'customer-or-signup',
  tag: 'profile',
  summary: 'Changes the profile; at the end of a registration, with everything filled in, it also signs in',
  body: profileSchema,
  data: z.strictObject({ user: updatedUserSchema }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: needs the current password. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/changePassword',
  auth: 'customer',
  tag: 'profile',
  summary: 'Sets another password and ends all other sessions',
  body: z.strictObject({ currentPassword: passwordSchema, password: newPasswordSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
})

/** PROF-06: one entry per device that is signed in. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  auth: 'customer',
  tag: 'profile',
  summary: 'The devices that are signed in: this one first, then the most recently used',
  data: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: sessionIdSchema,
        device: z.string().describe('in words, as far as the browser reveals it'),
        isThisOne: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-06: signs one device out. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{sessionId}',
  auth: 'customer',
  tag: 'profile',
  summary: 'Signs one device out; idempotent',
  params: z.strictObject({ sessionId: sessionIdSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'SESSION_NOT_FOUND'],
})

/** PROF-06: signs every device out. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  auth: 'customer',
  tag: 'profile',
  summary: 'Signs out everywhere, including here',
  data: nothing,
  errors: ['NOT_SIGNED_IN'],
})

/** PROF-07: failed attempts are counted by kind and day, so that a flood of them hides nothing else. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/user/activity',
  auth: 'customer',
  tag: 'profile',
  summary: 'Sign-ins, failed attempts and changes of the last 90 days, newest first',
  data: z.strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(ACTIVITY_KINDS),
        device: z.string().describe('in words, as far as the browser reveals it'),
        times: z.int().positive(),
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN'],
})

const storedCartItem = getCart.data.shape.cart.shape.items.element
  .omit({ _id: true, productInfo: true })
  .extend({ removedAt: z.iso.datetime().nullable() })

/** Only the newest of each: anybody can write under any email address, so there may be any number. */
const enquiriesSchema = z.strictObject({
  messages: z.array(
    z.strictObject({
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  applications: z.array(
    z.strictObject({
      company: z.string(),
      contactName: z.string(),
      phone: z.string(),
      states: z.array(z.enum(DELIVERY_STATES)),
      fleet: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
})

/** PROF-06: everything that we hold about the caller, as JSON. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/user/export',
  auth: 'customer',
  tag: 'profile',
  summary: 'Everything the market keeps about the account',
  data: z.strictObject({
    exportedAt: z.iso.datetime(),
    user: userSchema,
    sessions: z.array(
      z.strictObject({
        device: z.string(),
        network: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
      }),
    ),
    activity: z
      .array(
        z.strictObject({
          kind: z.enum(SECURITY_EVENT_KINDS),
          code: z.string().nullable(),
          device: z.string(),
          network: z.string(),
          times: z.int(),
          lastAt: z.iso.datetime(),
        }),
      )
      .describe('sign-ins, failed attempts and changes of the last 90 days'),
    records: z
      .array(
        z.strictObject({
          kind: z.enum(['PASSWORD_RESET', 'DATA_EXPORTED', 'ACCOUNT_DELETED']),
          recordedAt: z.iso.datetime(),
        }),
      )
      .describe('kept for good: resets of the password and exports'),
    newsletter: z.enum(['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED']).nullable(),
    enquiries: enquiriesSchema.describe(
      'messages from its email address: to support, and applications to deliver',
    ),
    cart: z.array(storedCartItem).describe('including removed lines while they are stored'),
    wishlist: listSavedItems.data.shape.items,
    orders: z.array(orderSchema),
    reviews: z.array(
      z.strictObject({
        productId: productIdSchema,
        stars: z.int(),
        text: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN', 'RATE_LIMITED'],
  limits: { account: { name: 'export', max: 20, seconds: 3_600, lease: 1 } },
})

/** PROF-06: needs the password. */
export const deleteMyAccount = endpoint({
  method: 'POST',
  path: '/user/deleteAccount',
  auth: 'customer',
  tag: 'profile',
  summary: 'Deletes the personal details and ends all sessions; orders stay, without a name',
  body: z.strictObject({ password: passwordSchema }),
  data: nothing,
  errors: ['NOT_SIGNED_IN', 'PASSWORD_WRONG', 'ORDERS_UNDER_WAY', 'RATE_LIMITED'],
})
