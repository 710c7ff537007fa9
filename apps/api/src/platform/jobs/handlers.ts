import type { EventKind, JobKind } from './kinds.ts'

/** Work may come twice (a crash between doing it and saying so), so what a handler does must be idempotent. */
export type Handler = {
  task: string
  /** The news it waits for, or null for work that is asked for by name. */
  event: string | null
  /** Crontab pattern in UTC; Lagos is one hour ahead all year. */
  cron: string | null
  /** Also done whenever a process begins to work: what went by while nobody did is not waited for. */
  atStart: boolean
  run(payload: unknown): Promise<void>
}

export function handle<Payload>(kind: JobKind<Payload>, work: (payload: Payload) => Promise<void>): Handler {
  return {
    task: kind.name,
    event: null,
    cron: null,
    atStart: false,
    run: (payload) => work(kind.payload.parse(payload)),
  }
}

/** `listener` names who is told: each listener has its own job, so that one failing does not repeat the others. */
export function on<Payload>(
  kind: EventKind<Payload>,
  listener: string,
  work: (payload: Payload) => Promise<void>,
): Handler {
  const task = `${kind.event}:${listener}`
  return {
    task,
    event: kind.event,
    cron: null,
    atStart: false,
    run: (payload) => work(kind.payload.parse(payload)),
  }
}

export function everyTime(cron: string, task: string, work: () => Promise<void>): Handler {
  return { task, event: null, cron, atStart: false, run: () => work() }
}

export function atStart(task: string, work: () => Promise<void>): Handler {
  return { task, event: null, cron: null, atStart: true, run: () => work() }
}
