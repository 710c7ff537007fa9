import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import type { Queue } from './run-queue.ts'

const RESTART_MS = 500

type Work = { start: () => Promise<Queue>; log: Log }

/** R5: restarts the queue, which gives up when the database goes away, until it is stopped. */
export async function keepWorking({ start, log }: Work): Promise<Pick<Queue, 'stop'>> {
  const stopping = new AbortController()
  let queue = await start()
  const working = followQueue()
  return {
    stop: async () => {
      stopping.abort()
      await queue.stop()
      await working
    },
  }

  async function followQueue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await queue.ended
      if (!stopping.signal.aborted) await startAgain(reason)
    }
  }

  async function startAgain(reason: unknown): Promise<void> {
    log.warn({ reason: String(reason) }, 'background work stopped, restarting')
    while (!stopping.signal.aborted) {
      await pause(RESTART_MS)
      try {
        queue = await start()
        return
      } catch (error) {
        log.warn({ reason: String(error) }, 'background work cannot start yet')
      }
    }
  }
}
