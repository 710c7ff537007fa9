import { STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailSchema } from '../fields/email.ts'
import { nothing } from '../fields/nothing.ts'
import { phoneSchema } from '../fields/text.ts'
import { staffChallengeIdSchema, staffMemberIdSchema } from '../ids.ts'
import { PASSWORD_MAX_LENGTH } from '../limits.ts'
import { authenticatorCodeSchema, meSchema } from './session.ts'
import { newPasskeyOptionsSchema, newPasskeySchema } from './webauthn.ts'

/** ADMIN-03: longer than a customer's. */
export const STAFF_PASSWORD_MIN_LENGTH = 12

const rolesSchema = z
  .array(z.enum(STAFF_ROLE_NAMES))
  .min(1, 'Choose at least one role')
  .max(STAFF_ROLE_NAMES.length)
  .refine((roles) => new Set(roles).size === roles.length, 'Each role once')
const nameSchema = z.string().trim().min(1, 'Name is required').max(100)
const tokenSchema = z.string().regex(/^[\w-]{43}$/)

const colleagueSchema = z.strictObject({
  _id: staffMemberIdSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.enum(STAFF_ROLE_NAMES)),
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  factors: z.array(z.enum(['PASSKEY', 'AUTHENTICATOR'])),
  seenAt: z.iso.datetime(),
  sessions: z.int().describe('open ones'),
  reset: z
    .strictObject({ askedBy: z.string(), takesEffectAt: z.iso.datetime() })
    .nullable()
    .describe('of how they sign in, if one is under way'),
})
export type Colleague = z.output<typeof colleagueSchema>

const invitationSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLE_NAMES)),
  expiresAt: z.iso.datetime(),
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/staff',
  auth: 'staff',
  needs: 'staff.manage',
  isDocumented: false,
  tag: 'back office',
  summary: 'All colleagues, and invitations that are still open',
  data: z.strictObject({ staff: z.array(colleagueSchema), invitations: z.array(invitationSchema) }),
  errors: [],
})

/** ADMIN-02 */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/admin/staff/invitations',
  auth: 'staff',
  needs: 'staff.manage',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Invite a colleague by email',
  body: z.strictObject({
    email: emailSchema,
    name: nameSchema,
    phone: phoneSchema.optional().describe('so that nobody decides about what is theirs (ADMIN-10)'),
    roles: rolesSchema,
  }),
  data: nothing,
  errors: ['EMAIL_TAKEN'],
})

/** ADMIN-04, ADMIN-07, ADMIN-10 */
export const changeStaff = endpoint({
  method: 'PATCH',
  path: '/admin/staff/{id}',
  auth: 'staff',
  needs: 'staff.manage',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary:
    'Change the roles or the telephone of a colleague, or suspend and reinstate them; their sessions end',
  params: z.strictObject({ id: staffMemberIdSchema }),
  body: z.union([
    z.strictObject({ roles: rolesSchema }),
    z.strictObject({ status: z.enum(['ACTIVE', 'SUSPENDED']) }),
    z.strictObject({ phone: phoneSchema }),
    z.strictObject({ endSessions: z.literal(true) }),
  ]),
  data: nothing,
  errors: ['STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'TOO_FEW_OWNERS'],
})

/** ADMIN-07: every owner is emailed, and can stop it for a day. */
export const askForReset = endpoint({
  method: 'POST',
  path: '/admin/staff/{id}/factor-reset',
  auth: 'staff',
  needs: 'staff.manage',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Reset how a colleague signs in, who has lost their device; it takes effect after 24 hours',
  params: z.strictObject({ id: staffMemberIdSchema }),
  data: nothing,
  errors: ['STAFF_NOT_FOUND', 'OWN_ACCOUNT'],
})

/** Without a proof: what stops should be quick. */
export const stopReset = endpoint({
  method: 'POST',
  path: '/admin/staff/{id}/factor-reset/stop',
  auth: 'staff',
  needs: 'staff.manage',
  isDocumented: false,
  tag: 'back office',
  summary: 'Stop a reset that has not taken effect yet',
  params: z.strictObject({ id: staffMemberIdSchema }),
  data: nothing,
  errors: ['STAFF_NOT_FOUND', 'RESET_NOT_FOUND'],
})

/** A new passkey and an authenticator are offered at once: either is enough. */
const enrolmentSchema = z.strictObject({
  challengeId: staffChallengeIdSchema,
  options: newPasskeyOptionsSchema,
  authenticator: z.strictObject({
    secret: z.string(),
    uri: z.string().describe('for authenticator apps'),
    qr: z.strictObject({ size: z.int(), path: z.string() }),
  }),
})
export type Enrolment = z.output<typeof enrolmentSchema>

/** The token is in the body, as addresses are logged. */
export const openInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/open',
  auth: 'none',
  isDocumented: false,
  tag: 'back office',
  summary: 'What an invitation is for, and what is needed to accept it',
  body: z.strictObject({ token: tokenSchema }),
  leavesNoEntry: true,
  data: z.strictObject({ invitation: invitationSchema, enrolment: enrolmentSchema }),
  errors: ['INVITATION_OVER'],
  limits: { address: { name: 'staff-invitations', max: 20, seconds: 900, lease: 1 } },
})

const newPassword = z
  .string()
  .min(STAFF_PASSWORD_MIN_LENGTH, `Password must be at least ${STAFF_PASSWORD_MIN_LENGTH} characters long`)
  .max(PASSWORD_MAX_LENGTH)

/** ADMIN-02: there is no account before a passkey or an authenticator is enrolled. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/accept',
  auth: 'none',
  isDocumented: false,
  tag: 'back office',
  summary: 'Accept an invitation with a passkey, or with a password and an authenticator app, and sign in',
  body: z.union([
    z.strictObject({ token: tokenSchema, challengeId: staffChallengeIdSchema, passkey: newPasskeySchema }),
    z.strictObject({
      token: tokenSchema,
      challengeId: staffChallengeIdSchema,
      password: newPassword,
      code: authenticatorCodeSchema,
    }),
  ]),
  data: z.strictObject({ me: meSchema }),
  errors: ['INVITATION_OVER', 'PROOF_REFUSED', 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON'],
  limits: { address: { name: 'staff-invitations', max: 20, seconds: 900, lease: 1 } },
})

const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})

export const listOwnPasskeys = endpoint({
  method: 'GET',
  path: '/admin/me/passkeys',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Own passkeys',
  data: z.strictObject({ passkeys: z.array(passkeySchema) }),
  errors: [],
})

export const getEnrolment = endpoint({
  method: 'POST',
  path: '/admin/me/passkeys/options',
  auth: 'staff',
  needs: 'any',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'What is needed to add a passkey',
  leavesNoEntry: true,
  data: z.strictObject({ challengeId: staffChallengeIdSchema, options: newPasskeyOptionsSchema }),
  errors: [],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/admin/me/passkeys',
  auth: 'staff',
  needs: 'any',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Add a passkey',
  body: z.strictObject({ challengeId: staffChallengeIdSchema, passkey: newPasskeySchema }),
  data: nothing,
  errors: ['PROOF_REFUSED'],
})

/** ADMIN-04: sessions other than this one end. Never the last way to sign in. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/admin/me/passkeys/{id}',
  auth: 'staff',
  needs: 'any',
  needsProof: true,
  isDocumented: false,
  tag: 'back office',
  summary: 'Remove a passkey',
  params: z.strictObject({ id: z.string().max(1400) }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_FACTOR'],
})
