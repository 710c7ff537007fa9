import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { EventCounts } from '#platform/http/server/event-counts.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import { createGrantTokens, type GrantTokens } from './codes/grant-token.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { SecurityEventKind } from './security-events/record-security-event.ts'
import { type AccessTokens, createAccessTokens } from './sessions/access-token.ts'
import { createIsSessionOpen, type IsSessionOpen } from './sessions/is-session-open.ts'

/** Dependencies of the account routes. */
export type AccountsDeps = {
  db: Db
  limits: RateLimits
  /** The base of links in emails. */
  publicUrl: string
  secrets: Secrets
  passwords: Passwords
  accessTokens: AccessTokens
  grantTokens: GrantTokens
  isSessionOpen: IsSessionOpen
  eventCounts: EventCounts<SecurityEventKind>
  log: Log
}

type BuiltDeps = Pick<AccountsDeps, 'accessTokens' | 'grantTokens' | 'isSessionOpen'>

export const createAccountsDeps = (
  opened: Pick<AccountsDeps, 'db' | 'secrets' | 'publicUrl'>,
): BuiltDeps => ({
  accessTokens: createAccessTokens(opened),
  grantTokens: createGrantTokens(opened),
  isSessionOpen: createIsSessionOpen(opened),
})
