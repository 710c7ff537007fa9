import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isUnavailable, toReason } from './unavailable.ts'

const MIN_VERSION = 18
const WAIT_STEP_MS = 500
// A confirmed order must survive a power cut.
const MUST_BE_ON = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase'
}

type Check = {
  url: string
  allowUnsafe: boolean
  waitMs: number
  onWait: (reason: string) => void
  /** Aborts the wait when the process is asked to stop. */
  stopping?: AbortSignal | undefined
}

/** Waits for a server that is not up yet; throws for one that is too old or whose settings risk losing commits. */
export async function checkServer({ allowUnsafe, ...server }: Check): Promise<void> {
  const client = await connect(server)
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name = any($1)`,
      [['server_version_num', ...MUST_BE_ON]],
    )
    const fault = findFault(new Map(rows.map(({ name, setting }) => [name, setting])), allowUnsafe)
    if (fault) throw new UnfitDatabase(fault)
  } finally {
    await client.end()
  }
}

/** Why a server with these settings cannot be used, or null. */
export function findFault(settings: ReadonlyMap<string, string>, allowUnsafe: boolean): string | null {
  const version = Math.floor(Number(settings.get('server_version_num')) / 10_000)
  if (version < MIN_VERSION) return `PostgreSQL ${MIN_VERSION} or newer is needed, this server is ${version}`
  const off = MUST_BE_ON.filter((name) => settings.get(name) === 'off')
  if (off.length === 0 || allowUnsafe) return null
  return `The database may lose confirmed orders: turn ${off.join(', ')} on`
}

async function connect({ url, waitMs, onWait, stopping }: Omit<Check, 'allowUnsafe'>): Promise<pg.Client> {
  const deadline = Date.now() + waitMs
  const address = addressOf(url)
  let text = ''
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const reason = toReason(error)
      if (!isUnavailable(error)) throw new UnfitDatabase(`The database at ${address} rejects us: ${reason}`)
      if (Date.now() > deadline) throw new UnfitDatabase(`No database answers at ${address}: ${reason}`)
      if (reason !== text) onWait(`  … waiting for the database at ${address}: ${reason}`)
      text = reason
      await pause(WAIT_STEP_MS, undefined, { signal: stopping })
    }
  }
}

function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
