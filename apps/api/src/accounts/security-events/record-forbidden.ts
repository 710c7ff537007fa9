import type { OnForbidden } from '#platform/http/on-forbidden.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { bearerOf } from '../sessions/bearer-of.ts'
import { type AttemptDeps, recordAttempt } from './record-security-event.ts'

type Deps = AttemptDeps & {
  /** null where no request has a bearer. */
  accessTokens: AccessTokens | null
}

/** T26: who tried what they may not, as far as a token says who it was. */
export const createRecordForbidden =
  (deps: Deps): OnForbidden =>
  async ({ code, caller: { requestId, clientAddress }, userAgent, authorization }) => {
    if (code === 'PASSWORD_WRONG') return // recorded where the password was checked
    const token = bearerOf(authorization)
    const account = token === null ? null : ((await deps.accessTokens?.verify(token)) ?? null)
    await recordAttempt(deps, {
      kind: 'FORBIDDEN',
      code,
      accountKind: account?.kind ?? null,
      accountId: account?.accountId ?? null,
      place: { requestId, clientAddress, userAgent },
    })
  }
