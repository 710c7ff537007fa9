import fs from 'node:fs'
import { percentile } from '@ahia/testing/offer-load'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { auditStall } from './support/audit-stall.ts'
import { endsWithin, waitUntilReady } from './support/ready.ts'
import { Shoppers } from './support/shoppers.ts'
import { openStall, prepareTrade, type Stall, type Trade } from './support/trade.ts'

// R4: ready again within 5 s, whichever point it was killed at.
const READY_MS = 5_000
const POINTS = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9', 'K10', 'K11', 'K12', 'K13'] as const
const RUNS = { full: 20, small: 2 }
const RANDOM_KILLS = { full: 200, small: 10 }

/** Two cores: while one product starts, another is traded with. */
const STALLS = 2
/** Random kills are audited after each this many. */
const BATCH = 20
/** Which pass kills: one of the first few at random, not always the first customer's. */
const MAX_PASS = 4
/** Points that only refunds or expired orders reach: a later pass would take long to come. */
const SELDOM = { points: ['K12', 'K13'], maxPass: 2 }
const OPEN_FOR_MS = 800
const POINT_WITHIN_MS = 20_000

/** A number of kills at one point, or at random moments. */
type Task = { at: (typeof POINTS)[number] | 'random'; kills: number }

type Seen = {
  kills: number
  readyMs: number[]
  attachedMs: number[]
  faults: string[]
  visits: number
  placed: number
  captured: number
}

export const proof: Proof = {
  name: 'crash',
  promise: 'R4, I12: kill -9 between any two steps of an order loses no money, no stock and no order',
  run: async (options) => {
    const postgres = await startThrowAwayPostgres({})
    try {
      return await killAgainAndAgain(postgres, options)
    } finally {
      await postgres.stop()
    }
  },
}

async function killAgainAndAgain(postgres: ThrowAwayPostgres, options: ProofOptions): Promise<ProofResult> {
  const trade = await prepareTrade(await postgres.createDatabase('template'))
  const seen: Seen = { kills: 0, readyMs: [], attachedMs: [], faults: [], visits: 0, placed: 0, captured: 0 }
  const work = { trade, seen, tasks: listTasks(options), chance: seededRandom(options.seed) }
  const stalls: Stall[] = []
  try {
    for (let at = 0; at < STALLS; at += 1) {
      stalls.push(await openStall(await postgres.createDatabase(`stall_${at}`, 'template'), trade))
    }
    await Promise.all(stalls.map((stall) => workThrough(stall, work)))
    return judge(seen, options)
  } finally {
    await Promise.all(stalls.map((stall) => stall.close()))
    fs.rmSync(trade.cacheDir, { recursive: true, force: true })
  }
}

function listTasks({ runs, isFull }: ProofOptions): Task[] {
  const size = isFull ? 'full' : 'small'
  const atPoints = POINTS.map((at): Task => ({ at, kills: runs ?? RUNS[size] }))
  const batches = Math.ceil(RANDOM_KILLS[size] / BATCH)
  const atRandom = Array.from(
    { length: batches },
    (): Task => ({
      at: 'random',
      kills: Math.min(BATCH, RANDOM_KILLS[size]),
    }),
  )
  return [...atPoints, ...atRandom]
}

type Work = { tasks: Task[]; trade: Trade; chance: () => number; seen: Seen }

async function workThrough(stall: Stall, work: Work): Promise<void> {
  const { tasks, trade, chance, seen } = work
  const shoppers = new Shoppers({ stall, trade, chance })
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    shoppers.come()
    for (let kill = 0; kill < task.kills; kill += 1) await killOnce(stall, task, work)
    const product = stall.open({})
    noteReady(seen, await waitUntilReady(stall, product))
    try {
      await Promise.race([shoppers.leave(), product.ended])
      const { attachedMs, faults } = await auditStall(stall, shoppers.acknowledged)
      seen.attachedMs.push(attachedMs)
      seen.faults.push(...faults.map((fault) => `after ${task.at}: ${fault}`))
    } finally {
      product.kill('SIGKILL')
      await product.ended
    }
  }
  await shoppers.goHome()
  seen.visits += shoppers.acknowledged.visits
  seen.placed += shoppers.acknowledged.placed.length
  seen.captured += (await stall.sandbox.control.captured()).length
}

/** Each start recovers from the kill before it, so starts are timed as recoveries. */
async function killOnce(stall: Stall, { at }: Task, { chance, seen }: Work): Promise<void> {
  const maxPass = SELDOM.points.includes(at) ? SELDOM.maxPass : MAX_PASS
  const point = { NODE_ENV: 'test', FAULT_POINT: `${at}:${1 + Math.floor(chance() * maxPass)}` }
  const product = stall.open(at === 'random' ? {} : point)
  noteReady(seen, await waitUntilReady(stall, product))
  const isDead = await endsWithin(product, at === 'random' ? chance() * OPEN_FOR_MS : POINT_WITHIN_MS)
  if (at !== 'random' && !isDead) seen.faults.push(`${at} was not reached in ${POINT_WITHIN_MS} ms`)
  product.kill('SIGKILL')
  const { signal } = await product.ended
  if (signal !== 'SIGKILL') seen.faults.push(`at ${at} it ended otherwise: ${product.output().slice(-500)}`)
  seen.kills += 1
}

function noteReady(seen: Seen, ms: number | null): void {
  if (ms !== null) seen.readyMs.push(ms)
}

function judge(seen: Seen, { seed }: ProofOptions): ProofResult {
  const { kills, readyMs, attachedMs, faults, visits, placed, captured } = seen
  const slowest = Math.round(Math.max(...readyMs))
  const attached = Math.round(Math.max(...attachedMs))
  return {
    figures:
      `${kills} kills (seed ${seed}) among ${visits} visits with ${placed} checkouts and ${captured} captured payments; ` +
      `ready in ${Math.round(percentile(readyMs, 0.5))} ms, at most ${slowest} ms; all money attached within ${attached} ms`,
    faults: [
      ...brokenOf({
        [`it is ready within ${READY_MS} ms after each kill (slowest ${slowest} ms)`]: slowest <= READY_MS,
        'there was money to lose': captured > 0,
      }),
      ...new Set(faults),
    ],
  }
}
