import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ShopId } from '@ahia/contracts/ids'
import { startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { type AppendRates, measureAppends } from './chain/append-rate.ts'
import { flipBytes } from './chain/flip-bytes.ts'
import { type Killed, killWriters } from './chain/kill-writers.ts'
import { listFaults, withFault } from './chain/planted-faults.ts'
import { PUBLIC_KEY, SECRET_KEY, sealAndStore } from './chain/seal-and-store.ts'
import { type Verified, verifyByCommand } from './chain/verify-command.ts'
import { makeShops } from './chain/waiting-shops.ts'

const SIZES = {
  short: { appends: 50, kills: 3, flips: 25, entries: 5_000 },
  full: { appends: 1_000, kills: 50, flips: 500, entries: 100_000 },
}
const [SHOPS_OF_APPENDS, SHOPS_A_KILL] = [8, 60]
const FILLED_AT_ONCE = 200
const LEAST_APPENDS = 500
const LEAST_VERIFIED = 50_000

export const proof: Proof = {
  name: 'audit',
  promise: 'ADMIN-47, ADMIN-48: the chain is whole after every kill -9, and one changed byte is named',
  run: attackChain,
}

/** The market that is attacked: its database, where its seals are stored, and its key. */
type Chain = {
  client: pg.Client
  env: { DATABASE_URL: string; MEDIA_DIR: string; SECRET_KEY: string; DEMO_MARKET: string }
  random: () => number
}
type Size = (typeof SIZES)['full']

async function attackChain({ isFull, runs, seed }: ProofOptions): Promise<ProofResult> {
  const size = isFull ? SIZES.full : SIZES.short
  const postgres = await startThrowAwayPostgres({}) // as durable as in production
  const url = await postgres.createDatabase('market')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-audit-'))
  const chain: Chain = {
    client: new pg.Client({ connectionString: url }),
    env: { DATABASE_URL: url, MEDIA_DIR: folder, SECRET_KEY, DEMO_MARKET: 'false' },
    random: seededRandom(seed),
  }
  try {
    await chain.client.connect()
    return await attack(chain, { ...size, kills: runs ?? size.kills, isFull })
  } finally {
    await chain.client.end()
    await postgres.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function attack(chain: Chain, size: Size & { isFull: boolean }): Promise<ProofResult> {
  const { client, env, random } = chain
  await openOnce(env)
  const shops = await makeShops(client, SHOPS_OF_APPENDS + size.kills * SHOPS_A_KILL)
  const [rated, killed]: [ShopId[], ShopId[]] = [
    shops.slice(0, SHOPS_OF_APPENDS),
    shops.slice(SHOPS_OF_APPENDS),
  ]
  const rates = await measureAppends(env.DATABASE_URL, { shops: rated, each: size.appends })
  const afterKills = await killWriters({
    client,
    env: { ...env, ...OPEN_LIMITS },
    shops: killed,
    kills: size.kills,
    random,
  })
  await sealAndStore(env)
  const file = path.join(env.MEDIA_DIR, 'audit.jsonl')
  const small = await verifyByCommand(env, ['--export', file])
  const missed = await flipBytes({ file, publicKey: PUBLIC_KEY, times: size.flips, random })
  await fillUp(client, size.entries)
  await sealAndStore(env)
  const whole = path.join(env.MEDIA_DIR, 'whole.jsonl')
  const online = await verifyByCommand(env, ['--export', whole])
  const offline = await verifyByCommand({}, ['--file', whole, '--key', PUBLIC_KEY, '--store', env.MEDIA_DIR])
  const unnamed = await plantFaults(chain, online.entries)
  return judge({
    size,
    rates,
    killed: afterKills,
    forks: await countForks(client),
    small,
    missed,
    online,
    offline,
    unnamed,
  })
}

const OPEN_LIMITS = { BROWSE_LIMIT_PER_MINUTE: '1000000000' }

/** It makes its tables. */
async function openOnce(env: Record<string, string>): Promise<void> {
  const product = startProduct(env)
  try {
    await product.opened()
  } finally {
    await product.stop()
  }
}

/** In small transactions: in one, each entry would read all earlier versions of the chain's head. */
async function fillUp(client: pg.Client, entries: number): Promise<void> {
  const { rows } = await client.query<{ missing: number }>(
    `select greatest($1 - sequence, ${FILLED_AT_ONCE})::int as missing from audit_head`,
    [entries],
  )
  for (let missing = rows[0]?.missing ?? 0; missing > 0; missing -= FILLED_AT_ONCE)
    await client.query(
      `insert into audit_entries (actor_kind, act, subjects)
       select 'MARKET', 'proof.fill', array['shop:' || gen_random_uuid()] from generate_series(1, $1::int)`,
      [Math.min(missing, FILLED_AT_ONCE)],
    )
}

/** Entries with the same one before them, and numbers without an entry. */
async function countForks(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ forks: number }>(
    `select (count(*) - count(distinct previous_hash) + max(sequence) - count(*))::int as forks from audit_entries`,
  )
  return rows[0]?.forks ?? 0
}

async function plantFaults({ client, env, random }: Chain, last: number): Promise<string[]> {
  const unnamed: string[] = []
  for (const fault of listFaults(2 + Math.floor(random() * (last - 100)), last)) {
    const { broken } = await withFault(client, fault, () => verifyByCommand(env))
    if (broken !== fault.expected) unnamed.push(`${fault.name}: ${broken ?? 'not noticed'}`)
  }
  const { broken } = await verifyByCommand(env)
  return broken === null ? unnamed : [...unnamed, `after all was put back: ${broken}`]
}

type Results = {
  size: Size & { isFull: boolean }
  rates: AppendRates
  killed: Killed
  forks: number
  small: Verified
  missed: string[]
  online: Verified
  offline: Verified
  unnamed: string[]
}

const rateOf = ({ entries, seconds }: Verified): number => Math.round(entries / seconds)

function judge({
  size,
  rates,
  killed,
  forks,
  small,
  missed,
  online,
  offline,
  unnamed,
}: Results): ProofResult {
  const perAct = (perSecond: number) => `${(8_000 / perSecond).toFixed(1)} ms`
  return {
    figures: [
      `8 writers: ${rates.rows} plain rows/s, ${rates.entries} entries/s; an act takes ${perAct(rates.acts)}, with its entry ${perAct(rates.actsWithEntry)}`,
      `${killed.kills} kills amid 16 writers: ${killed.answered} acts answered, ${killed.unanswered} not, ${killed.apart} apart from their entry, ${forks} forks or gaps`,
      `${online.entries} entries read in ${online.seconds} s (${rateOf(online)}/s, ${online.peakMb} MB), as an export in ${offline.seconds} s (${rateOf(offline)}/s, ${offline.peakMb} MB)`,
      `${size.flips - missed.length} of ${size.flips} flipped bytes and ${5 - unnamed.length} of 5 changes of the database named exactly`,
    ].join('; '),
    faults: [
      ...brokenOf({
        'a kill cut acts off, and others were answered': killed.answered > 0 && killed.unanswered > 0,
        'no act is without its entry, and no entry without its act': killed.apart === 0,
        'the chain has no fork and no gap': forks === 0,
        'the chain is intact after the kills': small.isIntact,
        'the whole chain is intact, in the database and as an export': online.isIntact && offline.isIntact,
        [`8 writers add ${LEAST_APPENDS} entries a second`]: !size.isFull || rates.entries >= LEAST_APPENDS,
        [`${LEAST_VERIFIED} entries a second are verified`]: !size.isFull || rateOf(online) >= LEAST_VERIFIED,
      }),
      ...missed.map((one) => `a flipped byte of ${one}`),
      ...unnamed,
    ],
  }
}
