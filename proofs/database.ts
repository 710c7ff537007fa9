import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '@ahia/local-postgres/running-server'
import { type LoadOutcome, offerLoad } from '@ahia/testing/offer-load'
import type { Product } from '@ahia/testing/product'
import { brokenOf, isPoliteError, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { type Audited, auditStall } from './support/audit-stall.ts'
import { FEATURED } from './support/featured.ts'
import { type MortalPostgres, startMortalPostgres } from './support/mortal-postgres.ts'
import { waitUntilReady } from './support/ready.ts'
import { type Acknowledged, Shoppers } from './support/shoppers.ts'
import { openStall, prepareTrade, type Stall, type Trade } from './support/trade.ts'

const RESTARTS = { full: 20, small: 4 }
const NORMAL_WITHIN_MS = 3_000 // R5: after PostgreSQL accepts connections again
const WATCH_MS = 4_000
const AWAY_MS = 1_000
const BROWSERS = 2

export const proof: Proof = {
  name: 'database',
  promise: 'R5, R6: a database that dies under checkout and payment costs some 503, and nothing acknowledged',
  run: async (options) => {
    const postgres = await startMortalPostgres()
    try {
      const trade = await prepareTrade(postgres.url)
      const stall = await openStall(postgres.url, trade)
      const product = stall.open({ KEEP_ANSWERS_MS: '0' })
      try {
        return await restartAgainAndAgain(postgres, { stall, trade, product }, options)
      } finally {
        await product.stop()
        await stall.close()
        fs.rmSync(trade.cacheDir, { recursive: true, force: true })
      }
    } finally {
      await postgres.stop()
    }
  },
}

type Seen = {
  good: number
  refused: number
  putOff: number
  other: string[]
  slowestMs: number
  lastTroubleAt: number
}
type Place = { stall: Stall; trade: Trade; product: Product }

async function restartAgainAndAgain(
  postgres: MortalPostgres,
  { stall, trade, product }: Place,
  { runs, seed, isFull }: ProofOptions,
): Promise<ProofResult> {
  await waitUntilReady(stall, product)
  const seen: Seen = { good: 0, refused: 0, putOff: 0, other: [], slowestMs: 0, lastTroubleAt: 0 }
  const chance = seededRandom(seed)
  const onOutcome = (outcome: LoadOutcome, path: string) => note(seen, outcome, path)
  const shoppers = new Shoppers({ stall, trade, chance, onOutcome })
  const stop = new AbortController()
  const browsing = offerLoad({
    urls: [stall.url + FEATURED],
    connections: BROWSERS,
    until: stop.signal,
    onOutcome,
  })
  shoppers.come()
  const normalMs: number[] = []
  const restarts = runs ?? (isFull ? RESTARTS.full : RESTARTS.small)
  for (let run = 0; run < restarts; run += 1) {
    await pause(chance() * AWAY_MS)
    const acceptsAt = await postgres.restart(chance() * AWAY_MS)
    await pause(WATCH_MS)
    normalMs.push(Math.max(0, seen.lastTroubleAt - acceptsAt))
  }
  // A product that has died will not answer again, so the result is taken as it is.
  await Promise.race([shoppers.leave(), product.ended])
  await shoppers.goHome()
  stop.abort()
  await browsing
  const audited = await auditStall(stall, shoppers.acknowledged)
  return judge(seen, {
    normalMs,
    audited,
    acknowledged: shoppers.acknowledged,
    isSameProcess: isAlive(product.pid),
  })
}

/** A pending payment is answered with 503 too, which is not the database's fault. */
function note(seen: Seen, { answer, broken }: LoadOutcome, path: string): void {
  seen.slowestMs = Math.max(seen.slowestMs, answer?.ms ?? 0)
  if (answer && answer.status < 500) seen.good += 1
  else if (answer && isPoliteError(answer) && answer.body.includes('"PAYMENT_')) seen.putOff += 1
  else {
    seen.lastTroubleAt = performance.now()
    if (answer && isPoliteError(answer)) seen.refused += 1
    else seen.other.push(`${path} ${broken?.reason ?? `${answer?.status} ${answer?.body}`}`)
  }
}

type Facts = { normalMs: number[]; audited: Audited; acknowledged: Acknowledged; isSameProcess: boolean }

function judge(seen: Seen, { normalMs, audited, acknowledged, isSameProcess }: Facts): ProofResult {
  const slowest = Math.round(Math.max(...normalMs))
  return {
    figures:
      `${normalMs.length} restarts, ${seen.good} answers, ${seen.refused} refused with 503, ${seen.other.length} others; ` +
      `normal after ${slowest} ms, slowest answer ${Math.round(seen.slowestMs)} ms; ` +
      `${acknowledged.placed.length} acknowledged checkouts, ${acknowledged.paid.length} orders called paid, ${audited.captured} payments captured, ` +
      `all attached within ${Math.round(audited.attachedMs)} ms of the last`,
    faults: [
      ...brokenOf({
        'the process is still the same': isSameProcess,
        [`only answers, or 503 with Retry-After in the one envelope (first other: ${seen.other[0]})`]:
          seen.other.length === 0,
        [`normal within ${NORMAL_WITHIN_MS} ms after PostgreSQL accepts`]: slowest <= NORMAL_WITHIN_MS,
        'there was an outage to survive': seen.refused > 0,
        'orders were placed meanwhile': acknowledged.placed.length > 0,
      }),
      ...audited.faults,
    ],
  }
}
