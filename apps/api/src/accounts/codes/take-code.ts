import { advisoryLock } from '#platform/database/advisory-lock.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Tx } from '#tables.ts'
import { findAccount } from '../accounts.sql.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { recordAttempt } from '../security-events/record-security-event.ts'
import type { Place } from '../sessions/open-session.ts'
import { codeRefused, tooManyGuesses } from './codes.errors.ts'
import { type CodeFor, takeGuess, useCode } from './codes.sql.ts'
import type { GrantClaims } from './grant-token.ts'
import { findWait, insertWrongGuess, isMarketsBudgetSpent } from './limits.sql.ts'
import { openGrant } from './open-grant.ts'
import { hashCode } from './secret.ts'

type Deps = Pick<AccountsDeps, 'db' | 'secrets' | 'grantTokens' | 'log' | 'eventCounts'>
type Guess = CodeFor & { otp: string; place: Place }

type Outcome =
  | { state: 'right'; grant: GrantClaims }
  | { state: 'wrong'; isLastOfMarket: boolean }
  | { state: 'not looked at'; waitSeconds: number }

/** More would wait for each other in the database and use up its connections. Each takes milliseconds. */
const oneByOne = limitConcurrency({ max: 1, maxWaiting: 200 })

/**
 * Exchanges a code for a token, once. Throws for a wrong code, and after too many of those for every code, whether or not
 * the address has one.
 */
export async function takeCode(deps: Deps, { otp, place, ...of }: Guess): Promise<string> {
  const { db, secrets, grantTokens, log } = deps
  const { clientAddress } = place
  // Requests that are over the limit do not enter the queue; the limit is checked again inside.
  const waitSeconds = await findWait(db.read, of, clientAddress)
  if (waitSeconds !== null) throw tooManyGuesses(of, waitSeconds)

  const codeHash = hashCode(secrets, of, otp)
  // Nothing is thrown inside the transaction, as that would roll back the counting.
  const outcome = await oneByOne(() =>
    db.transaction((tx) => judge(tx, of, { codeHash, network: clientAddress })),
  )

  if (outcome.state === 'not looked at') throw tooManyGuesses(of, outcome.waitSeconds)
  if (outcome.state === 'right') return grantTokens.sign(outcome.grant)
  if (outcome.isLastOfMarket) {
    log.error({ purpose: of.purpose }, 'too many wrong codes in a day, emailing links instead of codes')
  }
  await recordWrongCode(deps, { place, ...of })
  throw codeRefused()
}

/** T26: with and without an account alike. */
async function recordWrongCode(
  deps: Deps,
  { kind: accountKind, email, place }: Omit<Guess, 'otp'>,
): Promise<void> {
  const account = await findAccount(deps.db.read, { kind: accountKind, email })
  const accountId = account?.accountId ?? null
  await recordAttempt(deps, { kind: 'WRONG_CODE', accountKind, accountId, place })
}

type Tried = { codeHash: Buffer; network: string }

async function judge(tx: Tx, of: CodeFor, { codeHash, network }: Tried): Promise<Outcome> {
  // Guesses are serialised over all instances: each takes milliseconds, and concurrent ones cannot exceed a limit.
  await advisoryLock(tx, 'guess a code')
  const waitSeconds = await findWait(tx, of, network)
  if (waitSeconds !== null) return { state: 'not looked at', waitSeconds }
  if (await useCode(tx, of, codeHash)) return { state: 'right', grant: await openGrant(tx, of) }

  await takeGuess(tx, of)
  await insertWrongGuess(tx, { ...of, network })
  return { state: 'wrong', isLastOfMarket: await isMarketsBudgetSpent(tx, of) }
}
