import type { AccountId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { finishGrant, type OpenGrant } from '../codes/grants.sql.ts'
import { holdAccount } from '../hold-account.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { openSession, type Place, type Tokens } from '../sessions/open-session.ts'
import { notSignedIn } from '../sessions/sessions.errors.ts'

export type Registration = { grant: OpenGrant; place: Place }
export type RegistrationDeps = Pick<AccountsDeps, 'db' | 'accessTokens' | 'eventCounts'>

/** AUTH-06: consumes the grant and signs its account in until the browser closes. Throws before there is a password. */
export async function endRegistration(
  tx: Tx,
  deps: Omit<RegistrationDeps, 'db'>,
  { grant, place }: Registration,
): Promise<{ accountId: AccountId; tokens: Tokens }> {
  const { kind, accountId, grantId } = grant
  // Without a password there is no account yet that this could sign in.
  if (accountId === null || !(await finishGrant(tx, grantId))) throw notSignedIn()
  await holdAccount(tx, accountId)
  const tokens = await openSession(tx, deps.accessTokens, { kind, accountId, isRemembered: false, place })
  await recordSecurityEvent(tx, deps, { kind: 'SIGNED_IN', accountKind: kind, accountId, place })
  return { accountId, tokens }
}
