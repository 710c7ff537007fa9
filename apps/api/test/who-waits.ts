import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Tx } from '#tables.ts'
import type { TestApi } from './test-api.ts'

/** Runs `work` while a row is held by a transaction of another connection, which `work` ends as it likes. */
export const whileHolding = <Result>(
  { pool }: Pick<TestApi, 'pool'>,
  { text, values }: { text: string; values: unknown[] },
  work: (holding: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  inOpenTransaction(pool, async (holding) => {
    await holding.query(text, values)
    return work(holding)
  })

/** How many of our statements wait for somebody else's transaction. */
export async function countWaiting({ pool }: TestApi): Promise<number | null> {
  const { rowCount } = await pool.query(`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount
}

/** How many deadlocks PostgreSQL has broken in this database. The loser is retried, so an answer does not show one. */
export async function countDeadlocks({ pool }: Pick<TestApi, 'pool'>): Promise<number> {
  const { rows } = await pool.query(`
    select pg_stat_clear_snapshot(), deadlocks::integer from pg_stat_database where datname = current_database()`)
  return rows[0].deadlocks
}

/** What those statements are. */
export async function listWaiting({ pool }: TestApi): Promise<string[]> {
  const { rows } = await pool.query<{ query: string }>(`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.map(({ query }) => query)
}

/** What waits first for a row or name that somebody else has, when `work` runs meanwhile; how `work` ends is not looked at. */
export const findsTaken = (
  api: TestApi,
  taken: { text: string; values: unknown[] },
  work: () => Promise<unknown>,
): Promise<string> =>
  whileHolding(api, taken, async (holding) => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    const working = work().then(end, end)
    await expect.poll(async () => isOver || (await listWaiting(api)).length > 0, { interval: 5 }).toBe(true)
    const statements = await listWaiting(api)
    await holding.query('rollback')
    await working
    return statements.join()
  })

/** A statement that does nothing but take what others have to wait for. */
export const TAKES_TURN = /\bfor (no key )?update\b|pg_advisory_xact_lock/

/** Whether the second has to wait while the first is not over. */
export async function waitsFor(
  api: TestApi,
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = api.db.transaction(async (tx) => {
    await first(tx)
    held.resolve()
    await over.promise
  })
  await Promise.race([held.promise, holding])
  let isThrough = false
  const waiting = api.db.transaction(second).finally(() => {
    isThrough = true
  })
  await expect.poll(async () => isThrough || ((await countWaiting(api)) ?? 0) > 0, { interval: 5 }).toBe(true)
  const hasWaited = !isThrough
  over.resolve()
  await Promise.all([holding, waiting])
  return hasWaited
}

/** Resolves when `work` ends or waits for a lock of another transaction; `work` keeps running. */
export async function untilOverOrWaiting(
  api: TestApi,
  work: Promise<unknown>,
): Promise<{ work: Promise<unknown> }> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  await expect.poll(async () => isOver || ((await countWaiting(api)) ?? 0) > 0, { interval: 5 }).toBe(true)
  return { work }
}
