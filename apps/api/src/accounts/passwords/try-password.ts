import type { AccountId } from '@ahia/contracts/ids'
import { type AttemptDeps, recordAttempt } from '../security-events/record-security-event.ts'
import type { Place } from '../sessions/open-session.ts'
import { tooManyWrongPasswords } from '../sessions/sessions.errors.ts'
import { type Attempt, forgive, takeBack, takeTurn } from './failures.sql.ts'
import type { Passwords } from './passwords.ts'

export type PasswordDeps = AttemptDeps & { passwords: Passwords }

type Tried = {
  attempt: Attempt
  accountId: AccountId | null
  place: Place
  /** null for an address without an account, which takes the same time and counts the same way. */
  passwordHash: string | null
  password: string
}

/** T19: whether the password is right; throws without checking it after too many recent failures. */
export async function tryPassword(
  deps: PasswordDeps,
  { attempt, accountId, place, passwordHash, password }: Tried,
): Promise<boolean> {
  const { db, passwords } = deps
  // T3: recorded with and without an account, by the same statement.
  const record = (kind: 'WRONG_PASSWORD' | 'LOCKED_OUT') =>
    recordAttempt(deps, { kind, accountKind: attempt.kind, accountId, place })
  const turn = await db.transaction((tx) => takeTurn(tx, attempt))
  if (!turn.allowed) {
    await record('LOCKED_OUT')
    throw tooManyWrongPasswords(turn.retryAfterSeconds)
  }
  let isRight: boolean
  try {
    isRight = await passwords.verify(passwordHash, password)
  } catch (error) {
    // An attempt that was rejected because of load is not a wrong guess.
    await db.transaction((tx) => takeBack(tx, attempt))
    throw error
  }
  await (isRight ? db.transaction((tx) => forgive(tx, attempt)) : record('WRONG_PASSWORD'))
  return isRight
}
