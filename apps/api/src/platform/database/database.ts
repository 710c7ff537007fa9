import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { DomainError } from '#platform/domain-error.ts'
import { namingStatements, type Pools } from './pool.ts'

/** The reading part of a connection. Writes do not compile, and PostgreSQL would reject them. */
export type ReadOnly<Tables> = Pick<Kysely<Tables>, 'selectFrom' | 'getExecutor'>

export type Database<Tables> = {
  /** On connections whose transactions are all read only. */
  read: ReadOnly<Tables>
  /** Runs `work` in one transaction, again from the start when the database asks for it (at most 3 times). */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** For a command that writes with one statement, which is a transaction on its own and saves the round trips for begin and commit. */
  statement<Result>(work: (writer: Kysely<Tables>) => Promise<Result>): Promise<Result>
}

const MAX_TRIES = 3
const RETRY_MS = 20
const WORTH_ANOTHER_TRY = new Set(['40P01', '40001']) // deadlock, serialisation failure

export function createDatabase<Tables>({ pool, readPool }: Pools): Database<Tables> {
  const writer = kyselyOn<Tables>(pool)
  return {
    read: kyselyOn<Tables>(readPool),
    transaction: (work) => withRetry(() => writer.transaction().execute(work)),
    statement: (work) => withRetry(() => work(writer)),
  }
}

const kyselyOn = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) })

async function withRetry<Result>(run: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !WORTH_ANOTHER_TRY.has(error.code ?? '')) throw error
    if (tries >= MAX_TRIES) throw busy(error)
    // A random pause, so that two transactions that collided do not collide again.
    await pause(RETRY_MS * tries * (1 + Math.random()))
    return withRetry(run, tries + 1)
  }
}

const busy = (cause: unknown) =>
  new DomainError('UNAVAILABLE', 'The market is very busy. Try again in a moment.', {
    retryAfterSeconds: 1,
    cause,
  })
