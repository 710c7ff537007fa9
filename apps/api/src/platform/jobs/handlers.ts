import type { z } from 'zod'
import type { EventKind, JobKind } from './kinds.ts'

/** A job may run twice (a crash before it is marked as done), so handlers must be idempotent. */
export type Handler = {
  task: string
  /** The event it listens to, or null for a job that is enqueued by name. */
  event: string | null
  /** Crontab pattern in UTC; Lagos is one hour ahead all year. */
  cron: string | null
  /** Also runs whenever a process starts, to catch up on what happened while none was running. */
  atStart: boolean
  /** What it is given; null: nothing. */
  payload: z.ZodType | null
  run(payload: unknown): Promise<void>
}

export function handle<Payload>(kind: JobKind<Payload>, work: (payload: Payload) => Promise<void>): Handler {
  return {
    task: kind.name,
    event: null,
    cron: null,
    atStart: false,
    payload: kind.payload,
    run: (payload) => work(kind.payload.parse(payload)),
  }
}

/** `listener` names the job: each listener has its own, so that a failing one does not repeat the others. */
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
    payload: kind.payload,
    run: (payload) => work(kind.payload.parse(payload)),
  }
}

export function everyTime(cron: string, task: string, work: () => Promise<void>): Handler {
  return { task, event: null, cron, atStart: false, payload: null, run: () => work() }
}

export function atStart(task: string, work: () => Promise<void>): Handler {
  return { task, event: null, cron: null, atStart: true, payload: null, run: () => work() }
}
