import { EventEmitter } from 'node:events'
import { type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'

/** Longer than an orderly stop takes, which finishes or returns the running jobs. */
const GIVE_UP_MS = 3_000

/** `ended` resolves when no more jobs are run, with the reason. */
export type Queue = { workers: readonly string[]; ended: Promise<unknown>; stop(): Promise<void> }

type Options = Omit<RunnerOptions, 'events'> & { events?: WorkerEvents; giveUpMs?: number }

/**
 * Runs jobs until it is stopped, or fails. When the library cannot record the outcome of a job it stops all its workers, and
 * may then wait for ever for its own bookkeeping, so we wait for it only for a limited time.
 */
export async function runQueue({
  events = new EventEmitter(),
  giveUpMs = GIVE_UP_MS,
  ...options
}: Options): Promise<Queue> {
  const workers: string[] = []
  const { promise: broken, resolve: give } = Promise.withResolvers<unknown>()
  // The library locks a job under the name of the whole pool, whichever of its workers does it.
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id))
  events.once('pool:fatalError', ({ error }) => setTimeout(give, giveUpMs, error).unref())
  const runner = await run({ ...options, events })
  const stop = () => runner.stop().catch(() => {}) // it may have stopped by itself
  return {
    workers,
    ended: Promise.race([runner.promise.catch((error: unknown) => error), broken.then(leave)]),
    stop: () => Promise.race([stop(), broken.then(() => {})]),
  }

  function leave(reason: unknown): unknown {
    void stop()
    return reason
  }
}
