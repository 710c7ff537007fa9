import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunningServer } from '@ahia/local-postgres/running-server'
import { ask } from '@ahia/testing/offer-load'
import { listProcessesIn } from '@ahia/testing/process-figures'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { ConfirmedRows } from './support/confirmed-rows.ts'
import { getFeatured } from './support/featured.ts'

const RUNS = 10
const OPENING_MS = { from: 50, to: 3_000 }
const OPEN_FOR_MS = 2_000
const READY_MS = 5_000 // R4: from start to ready
const DATABASE_TOO = 1 / 3

export const proof: Proof = {
  name: 'kill-nine',
  promise: 'R4, F1: kill -9 at any moment loses nothing confirmed, and the next start just works',
  run: killAgainAndAgain,
}

/** The market's state before the kills. */
type Market = {
  dataDir: string
  rows: ConfirmedRows
  random: () => number
  featured: string | null
  databaseKills: number
}

async function killAgainAndAgain({ runs, seed }: ProofOptions): Promise<ProofResult> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahia-kill-nine-'))
  const market: Market = {
    dataDir,
    rows: new ConfirmedRows(dataDir),
    random: seededRandom(seed),
    featured: null,
    databaseKills: 0,
  }
  const count = runs ?? RUNS
  try {
    // Kills alternate between the creation of the database and an open market.
    for (let run = 0; run < count; run += 1) {
      if (run % 2 === 0) await killWhileOpening(market)
      else await killWhileOpen(market)
    }
    const { figures, faults } = await checkLastStart(market)
    const kills = `${count} kills, ${market.databaseKills} of them with PostgreSQL (seed ${seed})`
    return { figures: `${kills}; ${figures}`, faults }
  } finally {
    for (const pid of listPostgres(dataDir)) process.kill(pid, 'SIGKILL')
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

const open = ({ dataDir }: Market): Product => startProduct({ EMBEDDED_POSTGRES: 'true', DATA_DIR: dataDir })

async function killWhileOpening(market: Market): Promise<void> {
  const product = open(market)
  await pause(OPENING_MS.from + market.random() * (OPENING_MS.to - OPENING_MS.from))
  await kill(market, product)
}

async function killWhileOpen(market: Market): Promise<void> {
  const product = open(market)
  const url = await product.opened()
  market.featured ??= await getFeatured(url)
  const stop = new AbortController()
  const writing = market.rows.write(stop.signal)
  await pause(market.random() * OPEN_FOR_MS)
  await kill(market, product)
  stop.abort()
  await writing
}

async function kill(market: Market, product: Product): Promise<void> {
  const isBoth = market.random() < DATABASE_TOO
  const server = isBoth ? findRunningServer(path.join(market.dataDir, 'postgres')) : null
  product.kill('SIGKILL')
  if (server) {
    process.kill(server.pid, 'SIGKILL')
    market.databaseKills += 1
  }
  await product.ended
}

async function checkLastStart(market: Market): Promise<ProofResult> {
  const product = open(market)
  const startedAt = performance.now()
  const url = await product.opened()
  const { answer: ready } = await ask(`${url}/readyz`)
  const readyMs = Math.round(performance.now() - startedAt)
  const featured = await getFeatured(url)
  const lost = await market.rows.countLost()
  const { code } = await product.stop()
  const left = listPostgres(market.dataDir).length
  return {
    figures: `${market.rows.count} confirmed rows, ${lost} lost, ready in ${readyMs} ms, ${left} processes left`,
    faults: brokenOf({
      'the market is ready after the last kill': ready?.status === 200,
      [`it is ready within ${READY_MS} ms`]: readyMs <= READY_MS,
      'it shows the same featured products as before': featured === (market.featured ?? featured),
      'no confirmed row is lost': lost === 0,
      'SIGTERM ends it with code 0': code === 0,
      'no PostgreSQL is left behind': left === 0,
    }),
  }
}

function listPostgres(dataDir: string): number[] {
  const folder = path.join(dataDir, 'postgres')
  return fs.existsSync(folder) ? listProcessesIn(folder) : []
}
