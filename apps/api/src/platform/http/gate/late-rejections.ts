import type { ServerResponse } from 'node:http'
import { Pace } from './pace.ts'

/** An address gets twenty a second, and as many at once. */
const EACH_MS = 50
const AT_ONCE_MS = 1_000
const LONGEST_WAIT_MS = 2_000

/**
 * R30: a caller who asks again as soon as it is rejected, on dozens of connections, gets ten thousand rejections a second,
 * and everybody else waits for them in the event loop. Beyond some a second an address gets them late, so that it asks less.
 */
export class LateRejections {
  readonly #pace = new Pace({ leadMs: AT_ONCE_MS })

  /** Resolves when the rejection is to be sent, or its caller has left. */
  async wait(address: string, response: ServerResponse): Promise<void> {
    const waitMs = Math.min(this.#pace.overMs(address), LONGEST_WAIT_MS)
    if (waitMs < LONGEST_WAIT_MS) this.#pace.spend(address, EACH_MS)
    if (waitMs > 0 && !response.destroyed) await timeOrEnd(waitMs, response)
  }
}

const timeOrEnd = (ms: number, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
