import type { SessionId } from '@ahia/contracts/ids'
import type { AccountsDeps } from '../accounts-deps.ts'
import { closeRegistration } from '../codes/grants.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessClaims } from './access-token.ts'
import type { Place } from './open-session.ts'
import { sessionNotFound } from './sessions.errors.ts'
import { endAllSessions, endOtherSessions as endOthers, endSession as endOwnSession } from './sessions.sql.ts'

type Deps = Pick<AccountsDeps, 'db' | 'eventCounts'>
type Ending = { account: AccessClaims; place: Place }

/** PROF-06: signs out one device of the account; another account's session is treated as unknown. */
export async function endSession(
  deps: Deps,
  { account, place, sessionId }: Ending & { sessionId: SessionId },
): Promise<void> {
  const { accountId, kind: accountKind } = account
  await deps.db.transaction(async (tx) => {
    const isTheirs = await endOwnSession(tx, { accountId, sessionId }, 'OWNER')
    if (!isTheirs) throw sessionNotFound()
    await recordSecurityEvent(tx, deps, { kind: 'SESSION_ENDED', accountKind, accountId, place })
  })
}

/** PROF-06: signs out everywhere, including this device. */
export async function endEverySession(deps: Deps, { account, place }: Ending): Promise<void> {
  const { accountId, kind: accountKind } = account
  await deps.db.transaction(async (tx) => {
    await closeRegistration(tx, accountId)
    await endAllSessions(tx, accountId, 'OWNER')
    await recordSecurityEvent(tx, deps, { kind: 'ALL_SESSIONS_ENDED', accountKind, accountId, place })
  })
}

/** SELL-61: signs out everywhere else. */
export async function endOtherSessions(deps: Deps, { account, place }: Ending): Promise<void> {
  const { accountId, kind: accountKind } = account
  await deps.db.transaction(async (tx) => {
    await closeRegistration(tx, accountId)
    await endOthers(tx, account, 'OWNER')
    await recordSecurityEvent(tx, deps, { kind: 'SESSION_ENDED', accountKind, accountId, place })
  })
}
