import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import type { AccessTokens } from './access-token.ts'
import type { GrantTokens } from './grant-token.ts'
import type { IsSessionOpen } from './is-session-open.ts'
import type { Passwords } from './passwords.ts'

/** What the routes of accounts work with. */
export type AccountsDeps = {
  db: Db
  limits: RateLimits
  /** What the links in a mail begin with. */
  publicUrl: string
  secrets: Secrets
  passwords: Passwords
  accessTokens: AccessTokens
  grantTokens: GrantTokens
  isSessionOpen: IsSessionOpen
  log: Log
}
