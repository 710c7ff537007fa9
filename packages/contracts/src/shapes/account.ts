import { z } from 'zod'
import { newPasswordSchema, passwordSchema } from '../fields/password.ts'
import { sessionIdSchema } from '../ids.ts'
import { SECURITY_EVENT_KINDS } from './security-event.ts'

/** Shared by all kinds of account: customers and shops have the same rules. */
export const passwordChange = z.strictObject({ currentPassword: passwordSchema, password: newPasswordSchema })

export const justPassword = z.strictObject({ password: passwordSchema })

export const openSessions = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: sessionIdSchema,
      device: z.string().describe('in words, as far as the browser reveals it'),
      isThisOne: z.boolean(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
})

export type OpenSession = z.output<typeof openSessions>['sessions'][number]

export const oneSession = z.strictObject({ sessionId: sessionIdSchema })

/** For exports: ended ones too. */
export const storedSessions = z.array(
  z.strictObject({
    device: z.string(),
    network: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  }),
)

/** For exports: what is recorded of the account. */
export const accountHistory = z.strictObject({
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
})

export type AccountHistory = z.output<typeof accountHistory>
