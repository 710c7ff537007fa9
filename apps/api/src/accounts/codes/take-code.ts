import { advisoryLock } from '#platform/database/advisory-lock.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Tx } from '#tables.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { codeRefused, tooManyGuesses } from './codes.errors.ts'
import { type CodeFor, takeGuess, useCode } from './codes.sql.ts'
import type { GrantClaims } from './grant-token.ts'
import { findWait, insertWrongGuess, isMarketsBudgetSpent } from './limits.sql.ts'
import { openGrant } from './open-grant.ts'
import { hashCode } from './secret.ts'

type Deps = Pick<AccountsDeps, 'db' | 'secrets' | 'grantTokens' | 'log'>
type Guess = CodeFor & { otp: string; clientAddress: string }

type Outcome =
  | { state: 'right'; grant: GrantClaims }
  | { state: 'wrong'; isLastOfMarket: boolean }
  | { state: 'not looked at'; waitSeconds: number }

/** They would wait for each other in the database, and keep its connections from everybody else meanwhile. Each takes milliseconds. */
const oneByOne = limitConcurrency({ max: 1, maxWaiting: 200 })

/**
 * Changes a code for a token, once. Throws for a wrong one, and after too many of those every one, right or wrong, for
 * addresses with and without a code alike.
 */
export async function takeCode(
  { db, secrets, grantTokens, log }: Deps,
  { otp, clientAddress, ...of }: Guess,
): Promise<string> {
  // Anyone who is refused anyway does not stand in the line; what holds is decided again inside.
  const waitSeconds = await findWait(db.read, of, clientAddress)
  if (waitSeconds !== null) throw tooManyGuesses(waitSeconds)

  const codeHash = hashCode(secrets, of, otp)
  // An error must not undo the counting, so nothing is thrown inside.
  const outcome = await oneByOne(() =>
    db.transaction((tx) => judge(tx, of, { codeHash, network: clientAddress })),
  )

  if (outcome.state === 'not looked at') throw tooManyGuesses(outcome.waitSeconds)
  if (outcome.state === 'right') return grantTokens.sign(outcome.grant)
  if (outcome.isLastOfMarket) {
    log.error({ purpose: of.purpose }, 'too many wrong codes in a day, emailing links instead of codes')
  }
  throw codeRefused()
}

type Tried = { codeHash: Buffer; network: string }

async function judge(tx: Tx, of: CodeFor, { codeHash, network }: Tried): Promise<Outcome> {
  // One guess at a time in the whole market: each takes milliseconds, and so no limit is overrun by many at once.
  await advisoryLock(tx, 'guess a code')
  const waitSeconds = await findWait(tx, of, network)
  if (waitSeconds !== null) return { state: 'not looked at', waitSeconds }
  if (await useCode(tx, of, codeHash)) return { state: 'right', grant: await openGrant(tx, of) }

  await takeGuess(tx, of)
  await insertWrongGuess(tx, { ...of, network })
  return { state: 'wrong', isLastOfMarket: await isMarketsBudgetSpent(tx, of) }
}
