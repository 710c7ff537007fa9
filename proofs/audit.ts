import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { readAudit } from '../apps/api/src/audit/read-audit.ts'
import { verifyAudit } from '../apps/api/src/audit/verify-audit.ts'
import { createDatabase } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { createPools } from '../apps/api/src/platform/database/pool.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import type { Tables } from '../apps/api/src/tables.ts'

const WRITER = path.join(import.meta.dirname, 'support/audit-writer.ts')
const MEASURED = { writers: 8, ms: 3_000 }
const KILLED = { writers: 16, short: 8, full: 50 }
const AT_LEAST = { appendsPerSecond: 500, verifiedPerSecond: 50_000 }
/** For a rate that is more than the first milliseconds. */
const ENTRIES_TO_VERIFY = 20_000

export const proof: Proof = {
  name: 'audit',
  promise:
    'ADMIN-47, ADMIN-48: many writers, some of them killed, leave one chain without a fork or a gap, quickly written and checked',
  run: writeAndKill,
}

type Writer = { child: ChildProcess; confirmed: string[] }

async function writeAndKill({ isFull, runs, seed }: ProofOptions): Promise<ProofResult> {
  const postgres = await startThrowAwayPostgres({}) // as durable as in production
  const url = await postgres.createDatabase('market')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rate = await measureAppends(url, client)
    const kills = runs ?? (isFull ? KILLED.full : KILLED.short)
    const { confirmed, killed } = await killWriters(url, kills, seededRandom(seed))
    const lost = await countLost(client, confirmed)
    const checked = await verify(url, client)
    return {
      figures:
        `${MEASURED.writers} writers: ${rate.toFixed(0)} entries a second; ${KILLED.writers} writers, ${killed} of them killed ` +
        `with kill -9 (seed ${seed}): ${confirmed.length} entries confirmed, ${lost} of them lost; chain of ` +
        `${checked.entries} checked at ${checked.perSecond.toFixed(0)} entries a second: ${checked.broken ?? 'no fork, no gap'}`,
      faults: brokenOf({
        [`${AT_LEAST.appendsPerSecond} entries a second are appended`]: rate >= AT_LEAST.appendsPerSecond,
        [`${AT_LEAST.verifiedPerSecond} entries a second are checked`]:
          checked.perSecond >= AT_LEAST.verifiedPerSecond,
        'nothing that was confirmed is lost': lost === 0,
        'the chain has neither fork nor gap': checked.broken === null,
      }),
    }
  } finally {
    await client.end()
    await postgres.stop()
  }
}

let started = 0

function startWriter(url: string): Writer {
  started += 1
  const child = spawn(process.execPath, [WRITER, url, `w${started}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const writer: Writer = { child, confirmed: [] }
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? '' // of a killed one the last may be half a line
    writer.confirmed.push(...lines)
  })
  return writer
}

async function end({ child }: Writer): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await closed
}

const untilWriting = async ({ confirmed }: Writer): Promise<void> => {
  while (confirmed.length === 0) await pause(10)
}

async function measureAppends(url: string, client: pg.Client): Promise<number> {
  const writers = Array.from({ length: MEASURED.writers }, () => startWriter(url))
  await Promise.all(writers.map(untilWriting))
  const before = await countEntries(client)
  const from = performance.now()
  await pause(MEASURED.ms)
  const after = await countEntries(client)
  const seconds = (performance.now() - from) / 1000
  await Promise.all(writers.map(end))
  return (after - before) / seconds
}

async function countEntries(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select sequence::int as count from audit_head')
  return rows[0]?.count ?? 0
}

/** Each that is killed is replaced, so that there are always as many. */
async function killWriters(
  url: string,
  kills: number,
  random: () => number,
): Promise<{ confirmed: string[]; killed: number }> {
  const writers = Array.from({ length: KILLED.writers }, () => startWriter(url))
  const ended: Writer[] = []
  await Promise.all(writers.map(untilWriting))
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(random() * 100)
    const place = Math.floor(random() * writers.length)
    const [victim] = writers.splice(place, 1, startWriter(url))
    if (!victim) throw new Error('There is no writer')
    await end(victim)
    ended.push(victim)
  }
  await Promise.all(writers.map(end))
  return { confirmed: [...ended, ...writers].flatMap((writer) => writer.confirmed), killed: kills }
}

async function countLost(client: pg.Client, confirmed: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ lost: number }>(
    `select count(*)::int as lost from unnest($1::text[]) as given (id)
     where not exists (select from audit_entries where request_id = given.id)`,
    [confirmed],
  )
  return rows[0]?.lost ?? 0
}

async function verify(url: string, client: pg.Client) {
  await client.query(
    `insert into audit_entries (actor_kind, act, subjects)
     select 'MARKET', 'shop.approve', array['shop:' || n] from generate_series(1, $1) as n`,
    [ENTRIES_TO_VERIFY],
  )
  const pools = createPools({ url, max: 1, log: createLog('silent') })
  try {
    const { publicKey } = generateKeyPairSync('ed25519') // there are no seals yet
    const { read } = createDatabase<Tables>(pools)
    const from = performance.now()
    const { entries, broken } = await verifyAudit(await readAudit(read), publicKey)
    return { entries, broken, perSecond: entries / ((performance.now() - from) / 1000) }
  } finally {
    await Promise.all([pools.pool.end(), pools.readPool.end()])
  }
}
