import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '@ahia/contracts/checkout'
import { callMarket } from '@ahia/testing/sign-up'
import pg from 'pg'
import { inWords } from '../alone.ts'
import { makeCustomers } from '../customers.ts'
import { DELIVERY } from '../order-way.ts'
import { productIdOf } from './large-shop.ts'

type Busy = { url: string; market: string; size: number }

/** Enough that nobody leaves more unpaid than anybody may. */
const CUSTOMERS = 150
const EACH = 2
const EVERY_MS = 200
const QUIET_MS = 10_000
const LOOK_AGAIN_MS = 20

/** SELL-44: shoppers order the shop's own products, first alone, then while its file is applied; and what holds locks the longest. */
export async function watchCheckouts({ url, market, size }: Busy) {
  const tokens = await makeCustomers({ url, market, count: CUSTOMERS })
  const database = new pg.Client(market)
  await database.connect()
  let orders = 0
  const orderOnce = async (): Promise<number> => {
    const call = callMarket(url, tokens[orders % tokens.length] ?? null)
    orders += 1
    const productId = productIdOf(1 + ((orders * 37) % size))
    const startedAt = performance.now()
    await call(checkout, { isDirectOrder: true, delivery: DELIVERY, items: [{ productId, quantity: 1 }] })
    return performance.now() - startedAt
  }
  const orderUntil = async (until: AbortSignal): Promise<number[]> => {
    const times: number[] = []
    while (!until.aborted && orders < CUSTOMERS * EACH) {
      const took = await orderOnce()
      times.push(took)
      await pause(Math.max(0, EVERY_MS - took))
    }
    return times
  }
  const quiet = await orderUntil(AbortSignal.timeout(QUIET_MS))
  const figures = { meanwhile: [0], longestMs: 0 }
  return {
    beside: async (until: AbortSignal): Promise<void> => {
      const ordering = orderUntil(until)
      figures.longestMs = await longestWrite(database, until)
      figures.meanwhile = await ordering
      await database.end()
    },
    report: (): void => {
      console.log(
        `  checkout, quiet: ${inWords(quiet)}; while a file is applied: ${inWords(figures.meanwhile)}`,
      )
      console.log(`  no transaction that wrote was open for longer than ${figures.longestMs.toFixed(0)} ms`)
    },
  }
}

/** Looked at again and again: a lock is held no longer than the transaction that took it. */
async function longestWrite(database: pg.Client, until: AbortSignal): Promise<number> {
  let longest = 0
  while (!until.aborted) {
    const { rows } = await database.query<{ ms: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000 as ms
       from pg_stat_activity where datname = current_database() and backend_xid is not null`,
    )
    longest = Math.max(longest, rows[0]?.ms ?? 0)
    await pause(LOOK_AGAIN_MS)
  }
  return longest
}
