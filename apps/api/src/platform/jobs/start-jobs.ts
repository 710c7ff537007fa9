import { Logger, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import { withoutValuesIn } from '../errors/without-values.ts'
import type { Handler } from './handlers.ts'
import { keepWorking } from './keep-working.ts'
import { HAND_OUT, MAX_ATTEMPTS } from './outbox.ts'
import { type Queue, runQueue } from './run-queue.ts'
import { stayAlive } from './stay-alive.ts'

const CONCURRENCY = 4

type Jobs = { pool: pg.Pool; log: Log; handlers: readonly Handler[] }

/** Runs jobs in this process. `stop` waits for running jobs. */
export async function startJobs({ pool, log, handlers }: Jobs): Promise<{ stop(): Promise<void> }> {
  const workers = new Set<string>()
  // First, so that our workers find the jobs that earlier processes left unfinished.
  const [alive] = await Promise.all([
    stayAlive({ pool, log, workers: () => [...workers] }),
    registerListeners(pool, handlers),
  ])
  const start = async () => {
    await enqueueStartJobs(pool, handlers)
    const { promise: isKnown, resolve: goOn } = Promise.withResolvers<void>()
    const running = new Set<Promise<void>>()
    const queue = await runQueue({
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true, // main.ts and worker.ts stop things in their own order
      taskList: toTaskList(handlers, { isKnown, running }),
      crontab: toCrontab(handlers),
      logger: toLogger(log),
      // R5: retried when the database was down; without this the library ends the whole process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    for (const name of queue.workers) workers.add(name)
    void queue.ended.then(() => forget(queue, running))
    // Registers this worker by name, so that its jobs are freed if it is killed; if the database is down, a later report does it.
    await alive.report().catch((error: unknown) => log.debug({ error }, 'could not report'))
    goOn()
    return queue
  }
  // Once the last job of an ended queue is done here, the next report frees those that are still locked for it.
  const forget = async (queue: Queue, running: Set<Promise<void>>) => {
    await Promise.allSettled(running)
    for (const name of queue.workers) workers.delete(name)
  }
  const work = await keepWorking({ start, log })
  return {
    stop: async () => {
      await work.stop()
      await alive.stop()
    },
  }
}

type Doing = {
  /** This worker is registered, so that others take over its jobs if it dies. */
  isKnown: Promise<void>
  /** What it does now. */
  running: Set<Promise<void>>
}

function toTaskList(handlers: readonly Handler[], { isKnown, running }: Doing): TaskList {
  const tasks = handlers.map(({ task, run }): [string, Task] => [
    task,
    async (payload) => {
      // The queue logs what is thrown here, and keeps it beside the job.
      const doing = isKnown
        .then(() => run(payload))
        .catch((error: unknown) => {
          throw withoutValuesIn(error)
        })
      running.add(doing)
      await doing.finally(() => running.delete(doing))
    },
  ])
  return { ...Object.fromEntries(tasks), [HAND_OUT]: handOut }
}

/**
 * Listeners are stored in the database: during a rollout an older process may deliver an event to a listener that only the
 * newer one has. That job then waits for a process that can run it.
 */
async function registerListeners(pool: pg.Pool, handlers: readonly Handler[]): Promise<void> {
  const listening = handlers.filter(({ event }) => event !== null)
  await pool.query(
    `insert into event_listeners (event, task) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [listening.map(({ event }) => event), listening.map(({ task }) => task)],
  )
}

/** Under a key, as several processes may begin at the same time. */
async function enqueueStartJobs(pool: pg.Pool, handlers: readonly Handler[]): Promise<void> {
  const first = handlers.filter(({ atStart }) => atStart).map(({ task }) => task)
  await pool.query(
    'select graphile_worker.add_job(task, job_key := task, max_attempts := $2::int) from unnest($1::text[]) as task',
    [first, MAX_ATTEMPTS],
  )
}

const newsSchema = z.object({ event: z.string(), payload: z.unknown() })

const handOut: Task = async (news, { withPgClient, job }) => {
  const { event, payload } = newsSchema.parse(news)
  // One statement, so that all listeners get a job or none; the key keeps a retry from adding a second one while jobs wait.
  await withPgClient((client) =>
    client.query(
      `select graphile_worker.add_job(
         task, payload := $2::json, job_key := task || ':' || $3::text, max_attempts := $4::int
       ) from event_listeners where event = $1`,
      [event, JSON.stringify(payload), job.id, MAX_ATTEMPTS],
    ),
  )
}

// With a higher priority: a job that is due every minute must not wait behind a thousand emails.
const toCrontab = (handlers: readonly Handler[]): string =>
  handlers
    .flatMap(({ cron, task }) => (cron === null ? [] : [`${cron} ${task} ?max=3&priority=-1`]))
    .join('\n')

function toLogger(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
  return new Logger(() => (level, message) => log[levels[level]]({ from: 'jobs' }, message))
}
