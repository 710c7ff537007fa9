import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobKind } from './kinds.ts'

/** PRIV-06: a job that failed for good is looked at within a month, or never. Its payload may be a whole email. */
const KEEP_FAILED_DAYS = 30

/** `path`: where in the payload the value stands. */
type Forgotten<Payload> = { kind: JobKind<Payload>; path: readonly string[]; value: string }

/** PRIV-05: removes waiting and failed jobs of this kind whose payload has the value; not what runs at this moment. */
export async function forgetJobs<Tables, Payload>(
  tx: Transaction<Tables>,
  { kind, path, value }: Forgotten<Payload>,
): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = ${kind.name} and job.payload #>> ${path}::text[] = ${value}
      and job.locked_at is null`.execute(tx)
}

/** PRIV-06: jobs that are tried no more, a month after the last attempt. Runs nightly. */
export const forgetFailedJobs = <Tables>({ db }: { db: Database<Tables> }): Promise<void> =>
  db.transaction(async (tx) => {
    await sql`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => ${sql.lit(KEEP_FAILED_DAYS)})`.execute(tx)
  })
