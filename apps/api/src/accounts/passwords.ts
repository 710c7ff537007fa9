import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { overloaded } from '#platform/http/http.errors.ts'
import { inTurn } from '#platform/in-turn.ts'

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
  const turn = inTurn(AT_ONCE)
  let inside = 0
  const inQueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= AT_ONCE + MAX_WAITING) throw overloaded()
    inside += 1
    try {
      return await turn(work)
    } finally {
      inside -= 1
    }
  }
  const nobodys = hash(randomBytes(32), COSTS)
  return {
    hash: (password) => inQueue(() => hash(password, COSTS)),
    verify: async (known, password) => {
      const isRight = await inQueue(async () => verify(known ?? (await nobodys), password))
      return isRight && known !== null
    },
  }
}
