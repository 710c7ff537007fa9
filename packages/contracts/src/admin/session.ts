import { STAFF_PERMISSIONS, STAFF_ROLE_NAMES } from '@ahia/reference/staff/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailSchema } from '../fields/email.ts'
import { nothing } from '../fields/nothing.ts'
import { passwordSchema } from '../fields/password.ts'
import { staffChallengeIdSchema, staffMemberIdSchema, staffProposalIdSchema } from '../ids.ts'
import { passkeyOptionsSchema, shownPasskeySchema } from './webauthn.ts'

/** Six digits of an authenticator app. */
export const authenticatorCodeSchema = z
  .string()
  .regex(/^\d{6}$/, 'Enter the six digits of your authenticator app')

/** Who is signed in, and what menus and buttons are made from (ADMIN-09). */
export const meSchema = z.strictObject({
  _id: staffMemberIdSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLE_NAMES)),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  hasPasskey: z.boolean(),
  hasAuthenticator: z.boolean(),
  proofAt: z.iso.datetime().describe('when a passkey or a code was last shown'),
})
export type Me = z.output<typeof meSchema>

const me = z.strictObject({ me: meSchema })

const challenge = z.strictObject({ challengeId: staffChallengeIdSchema, options: passkeyOptionsSchema })

/** Exact, as each hit is a guess at a secret. */
const GUESSES = { name: 'staff-sign-in', max: 20, seconds: 900, lease: 1 }

export const getPasskeyChallenge = endpoint({
  method: 'POST',
  path: '/admin/session/options',
  auth: 'none',
  isDocumented: false,
  tag: 'back office',
  summary: 'What a passkey must sign to sign in',
  leavesNoEntry: true,
  data: challenge,
  errors: [],
  limits: { address: { name: 'staff-challenges', max: 60, seconds: 900, lease: 1 } },
})

/** ADMIN-03: complete by itself. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/admin/session/passkey',
  auth: 'none',
  isDocumented: false,
  tag: 'back office',
  summary: 'Sign in with a passkey',
  body: z.strictObject({ challengeId: staffChallengeIdSchema, passkey: shownPasskeySchema }),
  data: me,
  errors: ['CREDENTIALS_REFUSED'],
  limits: { address: GUESSES },
})

/** ADMIN-03: in one call, so that no answer says whether the password alone was right. */
export const signInWithPassword = endpoint({
  method: 'POST',
  path: '/admin/session/password',
  auth: 'none',
  isDocumented: false,
  tag: 'back office',
  summary: 'Sign in with a password and the code of an authenticator app',
  body: z.strictObject({ email: emailSchema, password: passwordSchema, code: authenticatorCodeSchema }),
  data: me,
  errors: ['CREDENTIALS_REFUSED'],
  limits: { address: GUESSES },
})

/** Null for somebody who has not signed in: no error, as every visit begins with it. */
export const getMe = endpoint({
  method: 'GET',
  path: '/admin/session',
  auth: 'optional',
  isDocumented: false,
  tag: 'back office',
  summary: 'Who is signed in, and what they may do',
  data: z.strictObject({ me: meSchema.nullable() }),
  errors: [],
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/admin/session',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Sign out',
  data: nothing,
  errors: [],
})

/** ADMIN-05 */
export const getProofChallenge = endpoint({
  method: 'POST',
  path: '/admin/session/proof/options',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'What a passkey must sign to show again who is there, for one proposal if it is named',
  body: z.strictObject({ proposal: staffProposalIdSchema.optional() }),
  leavesNoEntry: true,
  data: challenge,
  errors: ['PROPOSAL_NOT_FOUND'],
})

export const giveProof = endpoint({
  method: 'POST',
  path: '/admin/session/proof',
  auth: 'staff',
  needs: 'any',
  isDocumented: false,
  tag: 'back office',
  summary: 'Show a passkey, or the code of an authenticator app',
  body: z.union([
    z.strictObject({ challengeId: staffChallengeIdSchema, passkey: shownPasskeySchema }),
    z.strictObject({ code: authenticatorCodeSchema, proposal: staffProposalIdSchema.optional() }),
  ]),
  data: me,
  errors: ['PROOF_REFUSED', 'PROPOSAL_NOT_FOUND'],
})
