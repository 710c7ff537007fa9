import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, percentile } from '@ahia/testing/offer-load'
import { readRssMb } from '@ahia/testing/process-figures'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { startAttack } from './support/start-attack.ts'

const VISITORS = 50
/** What they ask for in turn, and which answers they expect: nobody is signed in, so a cart is refused by name. */
const ASKED = [
  { path: '/', expected: 200 },
  { path: '/api/v1/products?category=FOOD', expected: 200 },
  { path: '/products?category=FASHION', expected: 200 },
  { path: '/api/v1/cart', expected: 401 },
] as const
const PAUSE_MS = 400
const ROUNDS = 4
const ROUND_MS = 7_000
/** Also beside an attack: the first one on a process that has compiled nothing of it yet would measure the compiler. */
const WARM_UP_MS = 4_000
const RSS_LIMIT_MB = 200

// R30
const SERVED_SHARE = 0.99
const SLOWER = 3

export const proof: Proof = {
  name: 'fair',
  promise: 'R30: one hostile address takes nothing from the others',
  run: async (options) => {
    const postgres = await startThrowAwayPostgres({})
    const url = await postgres.createDatabase('market')
    // Visitors come through a proxy that tells them apart; all limits are those of production.
    const product = startProduct({ DATABASE_URL: url, TRUST_PROXY_HOPS: '1' })
    try {
      return await attackInTurns(product, options)
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
}

type Round = { ms: number[]; other: string[]; notReady: number; sent: number }

async function attackInTurns(product: Product, { runs }: ProofOptions): Promise<ProofResult> {
  const url = await product.opened()
  await visit(url, WARM_UP_MS)
  await visitBesideAttack(url, WARM_UP_MS, 0)
  const rssMb = readRssMb(product.pid)
  const [quiet, attacked]: [Round[], Round[]] = [[], []]
  for (let round = 0; round < (runs ?? ROUNDS); round += 1) {
    // Alternating, as the machine's own speed varies from minute to minute.
    quiet.push(await visit(url, ROUND_MS))
    attacked.push(await visitBesideAttack(url, ROUND_MS, 1 + round))
  }
  return judge({ quiet, attacked, grownMb: readRssMb(product.pid) - rssMb })
}

/** From a new address each time: the last one has used up what a minute allows. */
async function visitBesideAttack(url: string, ms: number, at: number): Promise<Round> {
  const attack = await startAttack({ port: new URL(url).port, address: `198.51.100.${at}` })
  const round = await visit(url, ms)
  await attack.stop()
  return { ...round, sent: attack.sent() }
}

/** Everybody asks for a few things, with a pause after each, from an address of their own. */
async function visit(url: string, ms: number): Promise<Round> {
  const round: Round = { ms: [], other: [], notReady: 0, sent: 0 }
  const until = performance.now() + ms
  const agent = new http.Agent({ keepAlive: true })
  const visitor = async (one: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `203.0.113.${one}`, 'accept-encoding': 'gzip' }
    await pause((one / VISITORS) * PAUSE_MS)
    for (let turn = one; performance.now() < until; turn += 1) {
      await askOnce(round, url, turn, { agent, headers })
      await pause(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, one) => visitor(one + 1)))
  const { answer } = await ask(`${url}/readyz`)
  if (answer?.status !== 200) round.notReady += 1
  agent.destroy()
  return round
}

async function askOnce(round: Round, url: string, turn: number, options: http.RequestOptions): Promise<void> {
  const { path, expected } = ASKED[turn % ASKED.length] ?? ASKED[0]
  const { answer, broken } = await ask(url + path, options)
  if (answer?.status === expected) round.ms.push(answer.ms)
  else round.other.push(`${path} ${broken?.reason ?? answer?.status}`)
}

const allMs = (rounds: Round[]): number[] => rounds.flatMap(({ ms }) => ms)
const p99 = (rounds: Round[]): number => percentile(allMs(rounds), 0.99)

/** Each attack is compared with the quiet round just before it, so that other load affects both. */
const slowerBy = (quiet: Round[], attacked: Round[]): number =>
  percentile(
    attacked.map((round, at) => p99([round]) / p99(quiet.slice(at, at + 1))),
    0.5,
  )

type Rounds = { quiet: Round[]; attacked: Round[]; grownMb: number }

function judge({ quiet, attacked, grownMb }: Rounds): ProofResult {
  const served = allMs(attacked).length
  const other = attacked.flatMap((round) => round.other)
  const share = served / (served + other.length)
  const slower = slowerBy(quiet, attacked)
  const fewest = Math.min(...attacked.map(({ sent }) => sent))
  return {
    figures:
      `${served} requests of ${VISITORS} visitors beside ${fewest} or more hostile connections: ` +
      `${(share * 100).toFixed(2)} % served, p99 ${p99(quiet).toFixed(0)} → ${p99(attacked).toFixed(0)} ms ` +
      `(${slower.toFixed(1)} times), RSS ${grownMb < 0 ? '' : '+'}${grownMb.toFixed(0)} MB`,
    faults: brokenOf({
      [`at least ${SERVED_SHARE * 100} % are served (first other: ${other[0]})`]: share >= SERVED_SHARE,
      [`p99 is at most ${SLOWER} times that of quiet rounds`]: slower <= SLOWER,
      'everybody is served in quiet rounds': quiet.every((round) => round.other.length === 0),
      'the market stays ready': [...quiet, ...attacked].every(({ notReady }) => notReady === 0),
      [`memory grows by at most ${RSS_LIMIT_MB} MB`]: grownMb <= RSS_LIMIT_MB,
      'the attack happened': fewest >= 400,
    }),
  }
}
