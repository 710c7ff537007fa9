import { sql, type Transaction } from 'kysely'
import type { EventKind, JobKind } from './kinds.ts'

/** Delivers published events to their listeners; see `startJobs`. */
export const HAND_OUT = 'hand_out_event'
export const MAX_ATTEMPTS = 25 // with growing pauses: about three days

type When = {
  /** A second job with the same key replaces the first while it waits. */
  key?: string
  runAt?: Date
}

/** Enqueues a job as part of the transaction: it exists if and only if the transaction commits. */
export async function enqueue<Tables, Payload>(
  tx: Transaction<Tables>,
  { name, payload: schema }: JobKind<Payload>,
  payload: Payload,
  when: When = {},
): Promise<void> {
  await addJob(tx, name, schema.parse(payload), when)
}

/** The same for many jobs in one statement, each with its own key. */
export async function enqueueAll<Tables, Payload>(
  tx: Transaction<Tables>,
  { name, payload: schema }: JobKind<Payload>,
  payloads: readonly Payload[],
  keyOf: (payload: Payload) => string,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, payload := job.payload, job_key := job.key, max_attempts := ${MAX_ATTEMPTS}::int)
    from unnest(
      ${payloads.map((payload) => JSON.stringify(schema.parse(payload)))}::json[], ${payloads.map(keyOf)}::text[]
    ) as job (payload, key)`.execute(tx)
}

/** Publishes an event as part of the transaction; the worker delivers it to every listener at least once. */
export async function publish<Tables, Payload>(
  tx: Transaction<Tables>,
  { event, payload: schema }: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  await addJob(tx, HAND_OUT, { event, payload: schema.parse(payload) }, {})
}

async function addJob<Tables>(tx: Transaction<Tables>, task: string, payload: unknown, { key, runAt }: When) {
  await sql`
    select graphile_worker.add_job(
      ${task}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}::timestamptz,
      job_key := ${key ?? null}::text, max_attempts := ${MAX_ATTEMPTS}::int
    )
  `.execute(tx)
}
