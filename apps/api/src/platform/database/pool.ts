import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log.ts'

// Kobo stay far below 2^53, so a number is exact; counts likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** No statement, lock or idle transaction may hold a connection for long: the next shopper waits behind it. */
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
const ACQUIRE_TIMEOUT_MS = 2_000
const IDLE_CONNECTION_MS = 30_000

type PoolOptions = { url: string; max: number; log: Log }

export function createPool({ url, max, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'ahia',
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  })
  // A connection that breaks, in use or idle, must cost one request at most and never the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** kysely sends unnamed statements; a name lets PostgreSQL keep the parsed statement per connection. */
export function namingStatements(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => new NamingClient(await pool.connect()),
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  // biome-ignore lint/suspicious/noExplicitAny: the overloads above are kysely's; cursors are not used here.
  query(text: any, values: readonly unknown[] = []): any {
    if (values.length === 0) return this.#client.query(text)
    return this.#client.query({ name: nameOf(text), text, values: [...values] })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
