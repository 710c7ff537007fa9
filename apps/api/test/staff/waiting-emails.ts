import type { TestApi } from '../test-api.ts'

export type WaitingEmail = { to: string; subject: string; text: string }

/** Emails that were enqueued and have not been sent, the oldest first. */
export async function waitingEmails({ pool }: Pick<TestApi, 'pool'>): Promise<WaitingEmail[]> {
  const { rows } = await pool.query<{ payload: WaitingEmail }>(
    `select payload from graphile_worker._private_jobs where payload->>'subject' is not null order by id`,
  )
  return rows.map(({ payload }) => payload)
}
