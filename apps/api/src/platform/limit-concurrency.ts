import { overloaded } from './http/http.errors.ts'

type Options = {
  max: number
  /** How many may wait; further calls throw OVERLOADED. Unlimited by default. */
  maxWaiting?: number
}

export type LimitConcurrency = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets at most `max` pieces of work run at a time; the others wait, first come first served. */
export function limitConcurrency({ max, maxWaiting = Number.POSITIVE_INFINITY }: Options): LimitConcurrency {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < max) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw overloaded()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next)
        next() // the place is handed over
      else running -= 1
    }
  }
}
