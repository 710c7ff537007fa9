import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocalPostgres, startLocalPostgres } from '@ahia/local-postgres/local-postgres'
import { isAlive } from '@ahia/local-postgres/running-server'
import { offerLoad } from '@ahia/testing/offer-load'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, isPoliteError, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { FEATURED } from './support/featured.ts'

const RUNS = 5
const CONNECTIONS = 4
const AWAY_MS = 1_000
const NORMAL_WITHIN_MS = 3_000 // R5: after PostgreSQL accepts connections again
const WATCH_MS = 4_000

export const proof: Proof = {
  name: 'database-restart',
  promise: 'R5, F2: a database that dies and comes back costs some 503, never the process',
  run: async (options) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-database-restart-'))
    const server = await startLocalPostgres({ dataDir })
    const url = await server.createDatabase('market')
    const database = { dataDir, server }
    const product = startProduct({
      DATABASE_URL: url,
      BROWSE_LIMIT_PER_MINUTE: '1000000000',
      KEEP_ANSWERS_MS: '0',
    })
    try {
      return await restartUnderLoad(database, product, options)
    } finally {
      await product.stop()
      await database.server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

/** Each restart is a new process at the same address. */
type Database = { dataDir: string; server: LocalPostgres }

type Seen = { good: number; refused: number; other: string[]; slowestMs: number; lastTroubleAt: number }

async function restartUnderLoad(
  database: Database,
  product: Product,
  { runs, seed }: ProofOptions,
): Promise<ProofResult> {
  const url = await product.opened()
  const seen: Seen = { good: 0, refused: 0, other: [], slowestMs: 0, lastTroubleAt: 0 }
  const stop = new AbortController()
  const load = watch(url, seen, stop.signal)
  const random = seededRandom(seed)
  const recoveredMs: number[] = []
  const count = runs ?? RUNS
  for (let run = 0; run < count; run += 1) {
    recoveredMs.push(await restart(database, { awayMs: random() * AWAY_MS, seen }))
  }
  stop.abort()
  await load
  return judge(seen, { recoveredMs, isSameProcess: isAlive(product.pid) })
}

/** Returns for how long requests still failed after PostgreSQL accepted connections again. */
async function restart(
  database: Database,
  { awayMs, seen }: { awayMs: number; seen: Seen },
): Promise<number> {
  const { port } = new URL(database.server.url('market'))
  process.kill(database.server.pid, 'SIGQUIT') // an immediate shutdown (pg_ctl): connections are dropped
  while (isAlive(database.server.pid)) await pause(5)
  await pause(awayMs)
  database.server = await startLocalPostgres({ dataDir: database.dataDir, settings: { port } })
  const acceptsAt = performance.now()
  await pause(WATCH_MS)
  return Math.max(0, seen.lastTroubleAt - acceptsAt)
}

function watch(url: string, seen: Seen, until: AbortSignal): Promise<void> {
  return offerLoad({
    urls: [url + FEATURED],
    connections: CONNECTIONS,
    until,
    onOutcome: ({ answer, broken }) => {
      seen.slowestMs = Math.max(seen.slowestMs, answer?.ms ?? 0)
      if (answer?.status === 200) seen.good += 1
      else seen.lastTroubleAt = performance.now()
      if (answer && isPoliteError(answer)) seen.refused += 1
      else if (answer?.status !== 200) seen.other.push(broken?.reason ?? `${answer?.status} ${answer?.body}`)
    },
  })
}

type Facts = { recoveredMs: number[]; isSameProcess: boolean }

function judge(
  { good, refused, other, slowestMs }: Seen,
  { recoveredMs, isSameProcess }: Facts,
): ProofResult {
  const slowestRecovery = Math.round(Math.max(...recoveredMs))
  const counts = `${good} answers 200, ${refused} answers 503, ${other.length} others`
  return {
    figures: `${recoveredMs.length} restarts, ${counts}, normal after ${slowestRecovery} ms, slowest answer ${Math.round(slowestMs)} ms`,
    faults: brokenOf({
      'the process is still the same': isSameProcess,
      [`only 200, or 503 with Retry-After in the one envelope (first other: ${other[0]})`]:
        other.length === 0,
      [`normal within ${NORMAL_WITHIN_MS} ms after PostgreSQL accepts`]: slowestRecovery <= NORMAL_WITHIN_MS,
      'there was an outage to survive': refused > 0,
    }),
  }
}
