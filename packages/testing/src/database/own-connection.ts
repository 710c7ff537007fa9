import type pg from 'pg'

/**
 * Runs `work` on a connection that is closed afterwards, however it ended: a setting or a lock that it left goes with it,
 * and the pool can end even when the server had closed the connection before.
 */
export async function onOwnConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Runs `work` in a transaction of its own connection; unless `work` commits it, nothing of it stays. */
export const inOpenTransaction = <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  onOwnConnection(pool, async (client) => {
    await client.query('begin')
    try {
      return await work(client)
    } finally {
      // Waited for, so that its locks are gone for the caller; on a connection that broke they are gone already.
      await client.query('rollback').catch(() => {})
    }
  })
