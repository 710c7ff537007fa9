import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { inShortLine } from './in-short-line.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether it is the password; for an account that does not exist (null) it says no after the same time. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** AUTH-09, T19: argon2id as OWASP advises. The numbers stand in every hash, so they can be raised later. */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB and a processor for some 20 ms; the market goes on beside them. */
const AT_ONCE = 2
/** Whoever comes after these would wait longer than anybody does: they are told to come again. */
const MAX_WAITING = 50

export function createPasswords(): Passwords {
  const inLine = inShortLine({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING })
  let nobodys: string | null = null
  return {
    hash: (password) => inLine(() => hash(password, COSTS)),
    verify: async (known, password) => {
      const isRight = await inLine(async () => {
        // Made for the first who asks, known or not, as the time it takes must not tell.
        nobodys ??= await hash(randomBytes(32), COSTS)
        return verify(known ?? nobodys, password)
      })
      return isRight && known !== null
    },
  }
}
