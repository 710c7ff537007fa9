import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { createThreads } from '#platform/processes/threads.ts'
import type { PasswordTask } from './password-thread.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Whether the password is right; for an account that does not exist (null) it returns false after the same time. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** AUTH-09, T19: argon2id as OWASP advises. Every hash contains its parameters, so they can be raised later. */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

type Options = {
  /** Tests of other things than hashing use lower ones: at full cost hashing took a third of their time. */
  costs?: typeof COSTS
}

/** Each takes 19 MiB and a processor for about 20 ms; one processor is left for requests. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Requests beyond these would wait too long: they are answered with OVERLOADED. */
export const MAX_WAITING = 50

export function createPasswords({ costs = COSTS }: Options = {}): Passwords {
  const limit = limitConcurrency({ max: AT_ONCE, maxWaiting: MAX_WAITING })
  const inThread = createThreads<PasswordTask>(new URL('./password-thread.ts', import.meta.url))
  const hash = async (password: string) => String(await inThread({ password, costs }))
  let nobodys: string | null = null
  return {
    hash: (password) => limit(() => hash(password)),
    verify: async (known, password) => {
      const isRight = await limit(async () => {
        // Made on the first call, for known and unknown addresses alike, as its time must not reveal which it is.
        nobodys ??= await hash(randomUUID())
        return (await inThread({ password, hash: known ?? nobodys })) === true
      })
      return isRight && known !== null
    },
  }
}
