import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Db } from '#tables.ts'
import type { ProposalKinds } from './proposals/proposal-kind.ts'

/** Dependencies of the staff routes. */
export type StaffDeps = {
  db: Db
  log: Log
  limits: RateLimits
  secrets: Secrets
  /** ADMIN-01: the origin of the back office, and so of its passkeys. */
  adminUrl: string
  passwords: {
    hash(password: string): Promise<string>
    verify(hash: string | null, password: string): Promise<boolean>
  }
  /** Throws for one that many people use. */
  assertUncommonPassword(password: string, email: string): Promise<void>
  /** What can be done once a second person has agreed. */
  proposalKinds: ProposalKinds
}
