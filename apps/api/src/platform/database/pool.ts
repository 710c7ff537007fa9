import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log.ts'

// Kobo and counts stay far below 2^53, so numbers are exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Timeouts = {
  /** No statement, lock or idle transaction may hold a connection for long, as others wait for it. */
  statementMs: number
  lockMs: number
  idleInTransactionMs: number
  /** For a free connection. */
  acquireMs: number
  /** Longer than the database's own timeouts: only a frozen or unreachable one is silent for this long. */
  answerMs: number
}

const TIMEOUTS: Timeouts = {
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
  acquireMs: 2_000,
  answerMs: 7_000,
}
const IDLE_CONNECTION_MS = 30_000
const MAX_NAMED_STATEMENTS = 500

type PoolOptions = { url: string; max: number; log: Log; timeouts?: Partial<Timeouts> }

export type Pools = {
  pool: pg.Pool
  /** Its connections are read-only. Separate, so that neither reads nor writes can take all connections. */
  readPool: pg.Pool
}

/** `max` connections each, opened when they are needed. */
export const createPools = (options: PoolOptions): Pools => ({
  pool: createPool(options, ''),
  readPool: createPool(options, '-c default_transaction_read_only=on'),
})

const CHECK_MS = 2_000

/** R8: one connection that only asks whether the database is there, so that a check never waits for those who shop. */
export const createCheckPool = ({ url, log }: Pick<PoolOptions, 'url' | 'log'>): pg.Pool =>
  createPool({ url, max: 1, log, timeouts: { acquireMs: CHECK_MS, answerMs: CHECK_MS } }, '')

function createPool({ url, max, log, timeouts }: PoolOptions, settings: string): pg.Pool {
  const { statementMs, lockMs, idleInTransactionMs, acquireMs, answerMs } = { ...TIMEOUTS, ...timeouts }
  const pool = new pg.Pool({
    Client: ClosingClient,
    connectionString: url,
    max,
    keepAlive: true,
    query_timeout: answerMs,
    application_name: 'ahia',
    // JIT compilation pays off only for queries that take seconds, and none of ours may.
    options: `-c jit=off ${settings}`.trim(),
    connectionTimeoutMillis: acquireMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  })
  // A broken connection, in use or idle, may fail one request but never the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * After a read timeout pg only stops waiting: the next query on that connection would queue behind the unanswered one. So
 * the connection is closed, which also keeps the pool from reusing it.
 */
class ClosingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads, passed on as they are.
  override query(...args: any[]): any {
    const result: unknown = Reflect.apply(super.query, this, args)
    // A callback comes from pool.query, which closes the connection after any error.
    return result instanceof Promise ? result.catch((error: unknown) => this.#closeIfSilent(error)) : result
  }

  #closeIfSilent(error: unknown): never {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
    throw error
  }
}

/** kysely sends unnamed statements; a name lets PostgreSQL keep the parsed statement per connection. */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => new NamingClient(await pool.connect(), names),
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  // biome-ignore lint/suspicious/noExplicitAny: the overloads above are kysely's; cursors are not used here.
  query(text: any, values: readonly unknown[] = []): any {
    if (values.length === 0) return this.#client.query(text)
    return this.#client.query({ name: this.#names.find(text), text, values: [...values] })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

/** One name per text. Texts beyond the limit get none, as each connection stores every named statement. */
class StatementNames {
  readonly #names = new Map<string, string>()

  find(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_NAMED_STATEMENTS) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
