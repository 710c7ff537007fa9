import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ahia/contracts/api-error'
import type { Call } from '@ahia/contracts/call'

const TRIES = 20
const BETWEEN_MS = 1_000

/** A first start beside other work may be too busy to serve at once: what got 503 did nothing, and is sent again. */
export function callUntilServed(call: Call, betweenMs = BETWEEN_MS): Call {
  return async (...sent) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call(...sent)
      } catch (error) {
        if (!isUnserved(error) || tries === TRIES) throw error
        await pause(betweenMs, undefined, { ref: false })
      }
    }
  }
}

const isUnserved = (error: unknown) => error instanceof ApiError && error.status === 503
