import type { Db } from '#tables.ts'
import { tooManyWrongPasswords } from '../sessions/sessions.errors.ts'
import { type Attempt, forgive, takeBack, takeTurn } from './failures.sql.ts'
import type { Passwords } from './passwords.ts'

export type PasswordDeps = { db: Db; passwords: Passwords }

type Tried = {
  attempt: Attempt
  /** null for an address without an account, which takes the same time and counts the same way. */
  passwordHash: string | null
  password: string
}

/** T19: whether the password is right; throws without checking it after too many recent failures. */
export async function tryPassword(
  { db, passwords }: PasswordDeps,
  { attempt, passwordHash, password }: Tried,
): Promise<boolean> {
  const turn = await db.transaction((tx) => takeTurn(tx, attempt))
  if (!turn.allowed) throw tooManyWrongPasswords(turn.retryAfterSeconds)
  let isRight: boolean
  try {
    isRight = await passwords.verify(passwordHash, password)
  } catch (error) {
    // An attempt that was rejected because of load is not a wrong guess.
    await db.transaction((tx) => takeBack(tx, attempt))
    throw error
  }
  if (isRight) await db.transaction((tx) => forgive(tx, attempt))
  return isRight
}
