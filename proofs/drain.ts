import { setTimeout as pause } from 'node:timers/promises'
import { ask, type LoadOutcome, offerLoad } from '@ahia/testing/offer-load'
import { type ProcessExit, type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { FEATURED } from './support/featured.ts'

const CONNECTIONS = 16
const SLOW_ONES = 8
const NOTICE_MS = 1_000
const BEFORE_MS = 1_000
const HELD_MS = 1_500 // longer than the notice, so that the slow requests end after the port has closed
const END_WITHIN_MS = 10_000 // F13: the whole shutdown

export const proof: Proof = {
  name: 'drain',
  promise: 'F13: SIGTERM under load turns nobody away half served',
  run: async () => {
    const postgres = await startThrowAwayPostgres({})
    const url = await postgres.createDatabase('market')
    const limits = { BROWSE_LIMIT_PER_MINUTE: '1000000000', DRAIN_MS: String(NOTICE_MS) }
    const product = startProduct({ DATABASE_URL: url, ...limits })
    try {
      return await endUnderLoad(product, url)
    } finally {
      product.kill('SIGKILL')
      await postgres.stop()
    }
  },
}

async function endUnderLoad(product: Product, databaseUrl: string): Promise<ProofResult> {
  const url = await product.opened()
  const seen: Seen = { good: 0, turnedAway: 0, dropped: [] }
  const stop = new AbortController()
  const load = offerLoad({
    urls: [`${url}/about`, `${url}/healthz`],
    connections: CONNECTIONS,
    until: stop.signal,
    onOutcome: (outcome) => count(seen, outcome),
  })
  await pause(BEFORE_MS)
  const hold = await holdProducts(databaseUrl)
  const slow = Array.from({ length: SLOW_ONES }, () => ask(url + FEATURED))
  await pause(100) // the requests have arrived and wait for the locked table

  const termAt = performance.now()
  const probes = probeReadiness(url, stop.signal)
  const ending = product.stop().finally(() => stop.abort())
  await pause(HELD_MS)
  await hold.release()
  const ended = await ending
  const endedMs = Math.round(performance.now() - termAt)
  await load
  const served = (await Promise.all(slow)).filter(({ answer }) => answer?.status === 200).length
  return judge(seen, { served, ended, endedMs, unreadyMs: (await probes) - termAt })
}

type Seen = { good: number; turnedAway: number; dropped: string[] }

// A refused connection breaks no promise: /readyz announced it, and the request was never accepted.
function count(seen: Seen, { answer, broken }: LoadOutcome): void {
  if (answer?.status === 200) seen.good += 1
  else if (broken && !broken.wasOpen) seen.turnedAway += 1
  else seen.dropped.push(broken?.reason ?? String(answer?.status))
}

/** Locks the products, so that requests for them wait until it is released. */
async function holdProducts(databaseUrl: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('lock table products in access exclusive mode')
  return { release: () => client.end() }
}

/** Returns the time when the product first reported that it is not ready; Infinity if it never did. */
async function probeReadiness(url: string, until: AbortSignal): Promise<number> {
  while (!until.aborted) {
    const { answer } = await ask(`${url}/readyz`)
    if (answer?.status === 503) return performance.now()
    await pause(10)
  }
  return Number.POSITIVE_INFINITY
}

type Facts = { served: number; ended: ProcessExit; endedMs: number; unreadyMs: number }

function judge(seen: Seen, { served, ended, endedMs, unreadyMs }: Facts): ProofResult {
  const kinds = [...new Set(seen.dropped)].join(', ')
  return {
    figures:
      `${served} of ${SLOW_ONES} requests under way were finished, ${seen.good} others answered, ` +
      `${seen.dropped.length} dropped, ${seen.turnedAway} came too late, unready after ${Math.round(unreadyMs)} ms, ended after ${endedMs} ms`,
    faults: brokenOf({
      'requests under way at SIGTERM are finished': served === SLOW_ONES,
      [`no request is dropped on a connection that was open (${kinds})`]: seen.dropped.length === 0,
      'it says that it is not ready while it still answers': unreadyMs < NOTICE_MS,
      [`it ends with code 0 (was ${ended.code ?? ended.signal})`]: ended.code === 0,
      [`it ends within ${END_WITHIN_MS} ms`]: endedMs <= END_WITHIN_MS,
    }),
  }
}
