import { endsInTime } from './ends-in-time.ts'

const STEP_LIMIT_MS = 15_000

type Step = { name: string; close: () => Promise<unknown>; limitMs: number }

/** Opened resources, closed in reverse order. */
export class Closing {
  readonly #steps: Step[] = []

  add(name: string, close: () => Promise<unknown>, limitMs = STEP_LIMIT_MS): void {
    this.#steps.push({ name, close, limitMs })
  }

  /** Closes everything, also after a step that failed or took too long; returns the names of those. */
  async closeAll(): Promise<string[]> {
    const unclean: string[] = []
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      if (!(await endsInTime(step.close(), step.limitMs))) unclean.push(step.name)
    }
    return unclean
  }
}
