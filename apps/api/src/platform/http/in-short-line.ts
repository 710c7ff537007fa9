import { inTurn } from '#platform/in-turn.ts'
import { overloaded } from './http.errors.ts'

/** Like `inTurn`, but whoever would have to wait behind too many others is told at once to come again. */
export function inShortLine({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const turn = inTurn(atOnce)
  let inside = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= atOnce + maxWaiting) throw overloaded()
    inside += 1
    try {
      return await turn(work)
    } finally {
      inside -= 1
    }
  }
}
