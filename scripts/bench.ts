// Loads the product and, in the same minutes, servers that do the least possible:
// npm run bench -- --suite catalog --rounds 3 [--big <address of a database filled by demo:big>]
// npm run bench -- --suite seller [--size <products and orders of its shop>]
// npm run bench -- --suite admin [--size <orders of the market>]
import { parseArgs } from 'node:util'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { CONNECTIONS, measure } from './bench/measure.ts'
import { Servers } from './bench/servers.ts'
import { startAccountsSuite } from './bench/suites/accounts-suite.ts'
import { startAdminSuite } from './bench/suites/admin-suite.ts'
import { startAssistantSuite } from './bench/suites/assistant-suite.ts'
import { startCartSuite } from './bench/suites/cart-suite.ts'
import { startCatalogSuite } from './bench/suites/catalog-suite.ts'
import { startCheckoutSuite } from './bench/suites/checkout-suite.ts'
import { runMemorySuite } from './bench/suites/memory-suite.ts'
import { startPagesSuite } from './bench/suites/pages-suite.ts'
import { startSellerSuite } from './bench/suites/seller-suite.ts'
import { startServerSuite } from './bench/suites/server-suite.ts'
import { type Row, toTable } from './bench/table.ts'
import type { Target } from './bench/target.ts'
import { wholeNumber } from './bench/whole-number.ts'

const WARM_UP_SECONDS = 1
// A shop may have 100,000 products, and the suite adds some.
const MAX = { seconds: 30, rounds: 20, size: 99_000, orders: 5_000_000 }

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'server' },
    big: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    size: { type: 'string', default: '99000' },
  },
})
const seconds = wholeNumber('seconds', values.seconds, MAX.seconds)
const rounds = wholeNumber('rounds', values.rounds, MAX.rounds)

const postgres = await startThrowAwayPostgres({}) // as durable as in production
const servers = new Servers(postgres)
try {
  if (values.suite === 'memory') await runMemorySuite(servers, rounds)
  else await runLoad()
} finally {
  await servers.stop()
  await postgres.stop()
}

async function runLoad(): Promise<void> {
  const targets = choose(await startSuite())
  await servers.analyze()
  const rows = await load(targets)
  console.log(`\n${toTable(rows)}\n`)
  console.log(`${CONNECTIONS} connections; the client, PostgreSQL and the servers share one machine.`)
  if (rows.some((row) => row.rounds.some((round) => round.failed > 0))) process.exitCode = 1
}

function startSuite(): Promise<Target[]> {
  if (values.suite === 'server') return startServerSuite(servers)
  if (values.suite === 'catalog') return startCatalogSuite(servers, values.big ?? null)
  if (values.suite === 'pages') return startPagesSuite(servers)
  if (values.suite === 'admin') return startAdminSuite(servers, wholeNumber('size', values.size, MAX.orders))
  if (values.suite === 'accounts') return startAccountsSuite(servers)
  if (values.suite === 'cart') return startCartSuite(servers)
  if (values.suite === 'checkout') return startCheckoutSuite(servers)
  if (values.suite === 'seller') return startSellerSuite(servers, wholeNumber('size', values.size, MAX.size))
  if (values.suite === 'assistant') return startAssistantSuite(servers, values.big ?? null)
  throw new Error(
    '--suite must be server, catalog, pages, accounts, cart, checkout, seller, assistant or memory',
  )
}

function choose(all: Target[]): Target[] {
  const wanted = values.only
  if (wanted === undefined) return all
  const chosen = all.filter(({ name }) => name.includes(wanted))
  if (chosen.length === 0) throw new Error(`There is no target ${wanted}`)
  // What is held against a limit needs that limit beside it.
  return all.filter((target) => chosen.some((one) => one === target || one.limit === target.name))
}

async function load(targets: Target[]): Promise<Row[]> {
  const rows = targets.map((target): Row => ({ target, rounds: [] }))
  for (let round = 0; round <= rounds; round += 1) {
    // Another one begins each time, so that none always meets the machine in the same mood.
    for (const { target, rounds: measured } of [...rows.slice(round), ...rows.slice(0, round)]) {
      const isWarmUp = round === 0
      const server = servers.get(target.server)
      const one = await measure({ ...server, target, seconds: isWarmUp ? WARM_UP_SECONDS : seconds })
      if (!isWarmUp) measured.push(one)
    }
    console.log(round === 0 ? '  warm' : `  round ${round} of ${rounds}`)
  }
  return rows
}
