import type pg from 'pg'
import type { Log } from '#platform/log.ts'

const REPORT_MS = 5_000
/** Four reports missed: who is only slow may have its job done twice, which every handler bears. */
const DEAD_AFTER_SECONDS = 20

type Alive = { pool: pg.Pool; log: Log; workers: () => readonly string[] }

/**
 * Says every few seconds which workers are alive here, and frees the jobs of those that no longer say so: the queue by
 * itself would hold what a killed process was doing for four hours.
 */
export async function stayAlive({ pool, log, workers }: Alive): Promise<{ stop(): Promise<void> }> {
  const report = async () => {
    await pool.query(
      `insert into job_workers (name) select unnest($1::text[])
       on conflict (name) do update set seen_at = now()`,
      [workers()],
    )
    await freeJobsOfTheDead(pool)
  }
  // A database that is away is back for the next report.
  const tryToReport = () => report().catch((error: unknown) => log.debug({ error }, 'could not report'))
  await report()
  const timer = setInterval(() => void tryToReport(), REPORT_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await pool.query('delete from job_workers where name = any($1)', [workers()])
    },
  }
}

async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dead as (
       select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $1) and locked_by not in (
         select name from job_workers where seen_at > now() - make_interval(secs => $1)
       )
     )
     select graphile_worker.force_unlock_workers(array(select locked_by from dead)) where exists (select from dead)`,
    [DEAD_AFTER_SECONDS],
  )
  await pool.query(`delete from job_workers where seen_at < now() - interval '1 hour'`)
}
