import { setTimeout as pause } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '#platform/log.ts'

const BEGIN_ANEW_MS = 500

type Work = { start: () => Promise<Runner>; log: Log }

/** R5: the queue gives up when the database goes away under its hands; then it begins anew until it is told to stop. */
export async function keepWorking({ start, log }: Work): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let runner = await start()
  const working = followRunner()
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop().catch(() => {}) // it may have stopped by itself
      await working
    },
  }

  async function followRunner(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason: unknown = await runner.promise.catch((error: unknown) => error)
      if (!stopping.signal.aborted) await beginAnew(reason)
    }
  }

  async function beginAnew(reason: unknown): Promise<void> {
    log.warn({ reason: String(reason) }, 'background work has stopped, and begins anew')
    while (!stopping.signal.aborted) {
      await pause(BEGIN_ANEW_MS)
      try {
        runner = await start()
        return
      } catch (error) {
        log.warn({ reason: String(error) }, 'background work cannot begin yet')
      }
    }
  }
}
