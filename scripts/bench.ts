// Loads the product and, in the same minutes, servers that do the least possible: npm run bench -- --rounds 3
import { parseArgs } from 'node:util'
import { ask } from '@ahia/testing/offer-load'
import { startProduct } from '@ahia/testing/product'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { CONNECTIONS, measure } from './bench/measure.ts'
import { type Server, startBare } from './bench/start-bare.ts'
import { type Row, toTable } from './bench/table.ts'
import { BARE, listTargets, type Target } from './bench/targets.ts'
import { wholeNumber } from './bench/whole-number.ts'

const POOL = { PG_POOL_MAX: '10' }
const WARM_UP_SECONDS = 1
const MAX = { seconds: 30, rounds: 20 }

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const seconds = wholeNumber('seconds', values.seconds, MAX.seconds)
const rounds = wholeNumber('rounds', values.rounds, MAX.rounds)

const postgres = await startThrowAwayPostgres({}) // as durable as in production
const stops: (() => unknown)[] = [() => postgres.stop()]
try {
  const servers = await startServers()
  const rows = await load(servers, await pickTargets(servers.get('product')))
  console.log(`\n${toTable(rows)}\n`)
  console.log(`${CONNECTIONS} connections; the client, PostgreSQL and the servers share one machine.`)
  if (rows.some((row) => row.rounds.some((round) => round.failed > 0))) process.exitCode = 1
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function startServers(): Promise<Map<Target['server'], Server>> {
  const servers = new Map<Target['server'], Server>()
  for (const name of BARE) {
    const server = await startBare(name, { ...POOL, DATABASE_URL: await postgres.createDatabase(name) })
    stops.push(() => server.stop())
    servers.set(name, server)
  }
  const database = { ...POOL, DATABASE_URL: await postgres.createDatabase('market') }
  const product = startProduct({ ...database, BROWSE_LIMIT_PER_MINUTE: '1000000000' })
  stops.push(() => product.stop())
  return servers.set('product', { pid: product.pid, url: await product.opened(), stop: () => {} })
}

async function pickTargets(product: Server | undefined): Promise<Target[]> {
  const { answer } = await ask(`${product?.url}/`)
  const asset = /\/assets\/[^"]+\.css/.exec(answer?.body ?? '')?.[0]
  if (!asset) throw new Error('The home page names no style sheet')
  const all = listTargets(asset)
  const wanted = values.only
  if (wanted === undefined) return all
  const chosen = all.filter(({ name }) => name.includes(wanted))
  if (chosen.length === 0) throw new Error(`There is no target ${wanted}`)
  // What is held against a limit needs that limit beside it.
  return all.filter((target) => chosen.some((one) => one === target || one.limit === target.server))
}

async function load(servers: Map<Target['server'], Server>, targets: Target[]): Promise<Row[]> {
  const rows = targets.map((target): Row => ({ target, rounds: [] }))
  for (let round = 0; round <= rounds; round += 1) {
    // Another one begins each time, so that none always meets the machine in the same mood.
    for (const { target, rounds: measured } of [...rows.slice(round), ...rows.slice(0, round)]) {
      const server = servers.get(target.server)
      if (!server) continue
      const isWarmUp = round === 0
      const one = await measure({ ...server, target, seconds: isWarmUp ? WARM_UP_SECONDS : seconds })
      if (!isWarmUp) measured.push(one)
    }
    console.log(round === 0 ? '  warm' : `  round ${round} of ${rounds}`)
  }
  return rows
}
