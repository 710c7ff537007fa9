import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { LiveSession, SESSION_LOCK } from './live-session.ts'

const REPORT_MS = 5_000
/** Four missed reports. If the worker is only slow, its job may run twice, which every handler allows for. */
const DEAD_AFTER_SECONDS = 20
/** For a worker that was killed before its first report, which comes within milliseconds of its first query for jobs. */
const NEVER_SEEN_AFTER_SECONDS = 3

type Living = { pool: pg.Pool; log: Log; workers: () => readonly string[] }
type Alive = {
  /** Reports at once, for workers that have just started. */
  report(): Promise<void>
  stop(): Promise<void>
}

/**
 * Reports every few seconds which workers are alive here, and frees the jobs of dead ones: the queue itself would hold the
 * jobs of a killed process for four hours.
 */
export async function stayAlive({ pool, log, workers }: Living): Promise<Alive> {
  const session = new LiveSession(pool)
  const report = () =>
    session.ask(async ({ client, key }) => {
      await client.query(
        `insert into job_workers (name, session_key) select unnest($1::text[]), $2
         on conflict (name) do update set seen_at = now(), session_key = excluded.session_key`,
        [workers(), key],
      )
      await freeJobsOfTheDead(client, { ours: workers(), key })
    })
  // If the database is down, the next report will do.
  const tryToReport = () => report().catch((error: unknown) => log.debug({ error }, 'could not report'))
  await report()
  const timer = setInterval(() => void tryToReport(), REPORT_MS)
  return {
    report,
    stop: async () => {
      clearInterval(timer)
      // If that fails, the end of the session says the same.
      await session.ask(forgetWorkers).catch((error: unknown) => log.debug({ error }, 'could not sign off'))
      await session.end()
    },
  }
}

const forgetWorkers = ({ client, key }: { client: pg.ClientBase; key: number }) =>
  client.query('delete from job_workers where session_key = $1', [key])

type Ours = { ours: readonly string[]; key: number }

/**
 * A worker is dead when it was ours and is no more, its session has ended, it never reported, or it has been silent for long.
 * After a restart of the database all sessions have ended, dead or alive: then only silence counts.
 */
async function freeJobsOfTheDead(client: pg.ClientBase, { ours, key }: Ours): Promise<void> {
  await client.query(
    `with sessions as (
       select objid::bigint as key from pg_locks
       where locktype = 'advisory' and classid = $3
         and database = (select oid from pg_database where datname = current_database())
     ), dead as (
       select distinct j.locked_by
       from graphile_worker.jobs j left join job_workers w on w.name = j.locked_by
       where j.locked_by <> all($2::text[]) and (
         w.session_key = $5
         or w.seen_at > pg_postmaster_start_time() and w.session_key not in (select key from sessions)
         or w.name is null and j.locked_at < now() - make_interval(secs => $4)
         or j.locked_at < now() - make_interval(secs => $1)
           and (w.seen_at > now() - make_interval(secs => $1)) is not true
       )
     )
     select graphile_worker.force_unlock_workers(array(select locked_by from dead)) where exists (select from dead)`,
    [DEAD_AFTER_SECONDS, ours, SESSION_LOCK, NEVER_SEEN_AFTER_SECONDS, key],
  )
  await client.query(`delete from job_workers where seen_at < now() - interval '1 hour'`)
}
