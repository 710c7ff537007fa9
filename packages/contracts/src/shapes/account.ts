import { z } from 'zod'
import { newPasswordSchema, passwordSchema } from '../fields/password.ts'
import { sessionIdSchema } from '../ids.ts'

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
