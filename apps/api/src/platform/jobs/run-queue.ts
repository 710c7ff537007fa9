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
 *
 * It is also stopped when it could not fetch a job. If the answer was lost, a job is locked that nobody does; and if the
 * library could not look up its tasks, it remembers that error and never fetches a job again.
 */
export async function runQueue({
  events = new EventEmitter(),
  giveUpMs = GIVE_UP_MS,
  ...options
}: Options): Promise<Queue> {
  const workers: string[] = []
  let reason: unknown
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>()
  const onFailure = ({ error }: { error: unknown }) => {
    reason ??= error
    setTimeout(giveUp, giveUpMs).unref()
    fail()
  }
  // The library locks a job under the name of the whole pool, whichever of its workers does it.
  events.on('pool:create', ({ workerPool }) => workers.push(workerPool.id))
  events.once('pool:fatalError', onFailure)
  events.once('worker:getJob:error', onFailure)
  const runner = await run({ ...options, events })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= runner.stop().catch(() => {}) // it may have stopped by itself
    return Promise.race([stopping, givenUp])
  }
  void failed.then(stop)
  const finished = runner.promise.catch((error: unknown) => {
    reason ??= error
  })
  return { workers, ended: Promise.race([finished, givenUp]).then(() => reason), stop }
}
