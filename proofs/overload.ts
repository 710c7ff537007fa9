import { setTimeout as pause } from 'node:timers/promises'
import { type LoadAnswer, offerLoad, percentile } from '@ahia/testing/offer-load'
import { readRssMb } from '@ahia/testing/process-figures'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, isPoliteError, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'

/** What most shoppers ask for most of the time. */
const LIST = '/api/v1/products?category=FOOD'
const ROUNDS = 7
const MODERATE = 40
const FLOOD = 400
const ROUND_MS = 3_000
const WARM_UP_ROUNDS = 2
const REST_MS = 1_000
const RSS_EVERY_MS = 100

// R8: goodput as a share of the peak, and the slowest accepted requests.
const GOODPUT_SHARE = 0.9
const ACCEPTED_P99_MS = 1_000
const RECOVERED_SHARE = 0.75 // one round alone, so it may meet a busy machine
const RSS_GROWTH = 1.2
const RSS_CONSTANT_MB = 32 // the buffers of ten times as many connections, which no product avoids

export const proof: Proof = {
  name: 'overload',
  promise: 'R8: ten times the shoppers are shed politely, and those let in are served as fast as ever',
  run: async (options) => {
    const postgres = await startThrowAwayPostgres({})
    const url = await postgres.createDatabase('market')
    // Cached answers cost next to nothing: only requests that reach the database can overload it.
    const product = startProduct({
      DATABASE_URL: url,
      BROWSE_LIMIT_PER_MINUTE: '1000000000',
      KEEP_ANSWERS_MS: '0',
      TRUST_PROXY_HOPS: '1',
    })
    try {
      return await floodInTurns(product, options)
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
}

/** The result of one load. */
type Round = { ms: number[]; inTime: number; refused: number; other: string[]; rssMb: number }

async function floodInTurns(product: Product, { runs }: ProofOptions): Promise<ProofResult> {
  const url = (await product.opened()) + LIST
  const offer = (connections: number) => offerOnce({ url, product, connections })
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await offer(MODERATE)
  const [moderate, flood]: [Round[], Round[]] = [[], []]
  for (let round = 0; round < (runs ?? ROUNDS); round += 1) {
    // Alternating, as the machine's own speed varies from minute to minute.
    moderate.push(await offer(MODERATE))
    flood.push(await offer(FLOOD))
  }
  await pause(REST_MS)
  return judge({ moderate, flood, after: await offer(MODERATE) })
}

type Offer = { url: string; product: Product; connections: number }

async function offerOnce({ url, product, connections }: Offer): Promise<Round> {
  const round: Round = { ms: [], inTime: 0, refused: 0, other: [], rssMb: 0 }
  const until = AbortSignal.timeout(ROUND_MS)
  const sampler = setInterval(() => {
    round.rssMb = Math.max(round.rssMb, readRssMb(product.pid))
  }, RSS_EVERY_MS)
  await offerLoad({
    urls: [url],
    connections,
    until,
    // R30: many shoppers, not one: an address alone has only a share of the slots.
    headersOf: (connection) => ({ 'x-forwarded-for': `10.0.${connection >> 8}.${connection & 255}` }),
    onOutcome: ({ answer, broken }) => {
      if (answer) count(round, answer)
      else round.other.push(broken.reason)
      // Later answers were slow, which the percentile shows; the rate counts those within the round.
      if (answer?.status === 200 && !until.aborted) round.inTime += 1
    },
  })
  clearInterval(sampler)
  return round
}

function count(round: Round, answer: LoadAnswer): void {
  if (answer.status === 200) round.ms.push(answer.ms)
  else if (isPoliteError(answer)) round.refused += 1
  else round.other.push(`${answer.status} ${answer.body}`)
}

const perSecond = (count: number): number => count / (ROUND_MS / 1000)
const goodput = ({ inTime }: Round): number => perSecond(inTime)
const median = (values: number[]): number => percentile(values, 0.5)
const percent = (share: number): string => `${Math.round(share * 100)} %`

function judge({ moderate, flood, after }: { moderate: Round[]; flood: Round[]; after: Round }): ProofResult {
  const peak = median(moderate.map(goodput))
  // Each overload is compared with the quiet round just before it, so that other load affects both.
  const share = median(flood.map((round, index) => goodput(round) / goodput(moderate[index] ?? round)))
  const acceptedMs = Math.round(
    percentile(
      flood.flatMap(({ ms }) => ms),
      0.99,
    ),
  )
  const refused = median(flood.map((round) => perSecond(round.refused)))
  const other = [...flood, after].flatMap((round) => round.other)
  const rssMb = { moderate: mostRss(moderate), flood: mostRss(flood) }
  return {
    figures:
      `peak ${Math.round(peak)}/s on ${MODERATE} connections; on ${FLOOD}: ${percent(share)} of it, ` +
      `accepted p99 ${acceptedMs} ms, ${Math.round(refused)} refused/s; RSS ${rssMb.moderate} → ${rssMb.flood} MB; ` +
      `afterwards ${percent(goodput(after) / peak)}`,
    faults: brokenOf({
      [`goodput is at least ${percent(GOODPUT_SHARE)} of the peak`]: share >= GOODPUT_SHARE,
      [`accepted p99 is at most ${ACCEPTED_P99_MS} ms`]: acceptedMs <= ACCEPTED_P99_MS,
      [`nothing but 200 and polite 503 (first other: ${other[0]})`]: other.length === 0,
      'memory stays within bounds': rssMb.flood <= rssMb.moderate * RSS_GROWTH + RSS_CONSTANT_MB,
      'afterwards nobody is refused': after.refused === 0,
      [`afterwards it serves at least ${percent(RECOVERED_SHARE)} of the peak`]:
        goodput(after) / peak >= RECOVERED_SHARE,
    }),
  }
}

const mostRss = (rounds: Round[]): number => Math.round(Math.max(...rounds.map(({ rssMb }) => rssMb)))
