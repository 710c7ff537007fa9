import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '@ahia/contracts/checkout'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { moveClock } from '@ahia/testing/orders/move-clock'
import type { Product } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { aDeal, callerOf, type Deal, liveADay } from './delivery/parcel-actors.ts'
import { each } from './support/each.ts'
import { openStall, prepareTrade, type Stall, type Trade } from './support/trade.ts'

/** Each is for two orders or more. */
const PAYMENTS = { full: 1_000, small: 40 }
const GOODS = 4
/** T11: enough that none exceeds a limit. */
const CUSTOMERS = { full: 96, small: 8 }
const DAYS = 60
/** People act in the first weeks; after that only time passes. */
const BUSY_DAYS = 12
/** When the first orders are late, are cancelled, and count as delivered. */
const KILL_ON = [1, 4, 12]
/** The share of ended orders that somebody acts on all the same: every step must be refused. */
const TRIED_AFTER_END = 0.1
/** Far more than a day's deadlines or refunds take: a busy machine is no reason to fail. */
const DONE_WITHIN_MS = 300_000
const LOOK_AGAIN_MS = 50

const IS_OPEN = `status in ('PENDING', 'PAID', 'SHIPPED')`

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

export const proof: Proof = {
  name: 'parcels',
  promise: 'I34, I35: every paid order ends, whatever its shop and its customer do, and the money follows',
  run: async (options) => {
    const postgres = await startThrowAwayPostgres({})
    try {
      const size = options.isFull ? 'full' : 'small'
      const trade = await prepareTrade(await postgres.createDatabase('template'), CUSTOMERS[size])
      const stall = await openStall(await postgres.createDatabase('market', 'template'), trade)
      try {
        return await liveThrough({ stall, trade }, options)
      } finally {
        await stall.close()
        fs.rmSync(trade.cacheDir, { recursive: true, force: true })
      }
    } finally {
      await postgres.stop()
    }
  },
}

type Market = { stall: Stall; trade: Trade }

async function liveThrough(market: Market, { isFull, seed }: ProofOptions): Promise<ProofResult> {
  const { stall } = market
  const chance = seededRandom(seed)
  let product = open(stall)
  let kills = 0
  await product.opened()
  try {
    const deals = await sell(market, { payments: PAYMENTS[isFull ? 'full' : 'small'], chance })
    for (let day = 0; day < DAYS; day += 1) {
      if (day < BUSY_DAYS)
        await each(await dealsOfToday(stall, { deals, chance }), (deal) => liveADay(deal, chance))
      await moveClock(stall.database, '1 day')
      if (KILL_ON.includes(day)) {
        kills += await killMidway(stall, product)
        product = open(stall)
        await product.opened()
      }
      await followDeadlines(stall)
    }
    await waitForRefunds(stall)
    return await judge(stall, { deals: deals.length, kills, seed })
  } finally {
    await product.stop()
  }
}

/** The dev console is what plays the shops; a fault point works only in tests. */
const open = (stall: Stall, faultPoint?: string): Product =>
  stall.open({
    NODE_ENV: 'test',
    DEV_PAGES: 'true',
    MAX_IN_FLIGHT: '1000',
    ...(faultPoint && { FAULT_POINT: faultPoint }),
  })

/** K19: dies after the first parcel that it deals with; a day without any is lived through. */
async function killMidway(stall: Stall, running: Product): Promise<number> {
  await running.stop()
  const doomed = open(stall, 'K19:1')
  await doomed.opened()
  await followDeadlines(stall, doomed)
  const { signal } = await doomed.stop()
  return signal === 'SIGKILL' ? 1 : 0
}

type Sell = { payments: number; chance: () => number }

/** Paid orders of many shops and customers. */
async function sell({ stall, trade }: Market, { payments, chance }: Sell): Promise<Deal[]> {
  const bought = await each(Array.from({ length: payments }), async (_, at) => {
    const call = callerOf(stall.url, trade, at)
    const goods = Array.from({ length: GOODS }, (_, place) => trade.goods[(at + place) % trade.goods.length])
    // CHK-06: the same contents would be the same checkout.
    const quantity = 1 + Math.floor(at / trade.goods.length)
    const items = goods.flatMap((good) => (good ? [{ ...good, quantity }] : []))
    const input = { isDirectOrder: true, delivery: DELIVERY, items, requestKey: randomUUID() } as const
    const { orderIds } = await call(checkout, input)
    const { reference } = await call(payOrders, { orderIds })
    await stall.sandbox.control.pay({ reference })
    await call(verifyPayment, { ref: reference })
    return orderIds.map((id) => ({ id, call }))
  })
  return bought.flat().map(({ id, call }) => aDeal(id, call, chance))
}

type Today = { deals: readonly Deal[]; chance: () => number }

/** Everybody acts on what is open, and a few on what has ended. */
async function dealsOfToday({ database }: Stall, { deals, chance }: Today): Promise<Deal[]> {
  const { rows } = await database.query<{ id: string }>(`select id from orders where ${IS_OPEN}`)
  const open = new Set(rows.map(({ id }) => id))
  return deals.filter(({ id }) => open.has(id) || chance() < TRIED_AFTER_END)
}

/** Runs what the market does every five minutes, now; until it is done or its process has died. */
async function followDeadlines({ database }: Stall, doomed?: Product): Promise<void> {
  await database.query(`select graphile_worker.add_job('follow_deadlines', job_key := 'proof')`)
  let hasEnded = false
  void doomed?.ended.then(() => {
    hasEnded = true
  })
  const deadline = performance.now() + DONE_WITHIN_MS
  while (!hasEnded) {
    const { rows } = await database.query(`select from graphile_worker.jobs where key = 'proof'`)
    if (rows.length === 0) return
    if (performance.now() > deadline) throw new Error('the deadlines of a day were not followed in time')
    await pause(LOOK_AGAIN_MS)
  }
}

const WAITING = `
  select count(*)::integer as count from orders o
  where o.status in ('CANCELLED', 'REFUNDED') and exists (select from order_moves m where m.order_id = o.id and m.to_status = 'PAID')
    and not exists (select from refunds r where r.order_id = o.id and r.status <> 'FAILED')`

async function waitForRefunds({ database }: Stall): Promise<void> {
  const deadline = performance.now() + DONE_WITHIN_MS
  while (performance.now() < deadline && (await count(database, WAITING)) > 0) await pause(LOOK_AGAIN_MS)
}

async function count(database: Stall['database'], query: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

const OPEN = `select count(*)::integer as count from orders where ${IS_OPEN}`
/** Delivered is only what was handed over, and nobody's word is the shop's alone. */
const UNPROVED = `
  select count(*)::integer as count from parcels p where p.status = 'DELIVERED' and (p.proof is null or not exists (
    select from parcel_moves m where m.parcel_id = p.id and m.to_status = 'HANDED_OVER'
  ))`

type Lived = { deals: number; kills: number; seed: number }

async function judge({ database, sandbox }: Stall, { deals, kills, seed }: Lived): Promise<ProofResult> {
  const { rows } = await database.query<{ words: string }>(
    `select string_agg(count || ' ' || status, ', ' order by status) as words
     from (select status, count(*) from orders group by status) as each`,
  )
  const [left, unproved, waiting] = [
    await count(database, OPEN),
    await count(database, UNPROVED),
    await count(database, WAITING),
  ]
  const faults = faultsOf(await auditMoney(database, { captured: await sandbox.control.captured() }))
  return {
    figures: `${deals} orders over ${DAYS} days, ${kills} kills (seed ${seed}): ${rows[0]?.words}`,
    faults: [
      ...brokenOf({
        [`every order has ended (${left} have not)`]: left === 0,
        [`nothing counts as delivered that was not handed over (${unproved} do)`]: unproved === 0,
        [`no refund is missing (${waiting} are)`]: waiting === 0,
      }),
      ...faults,
    ],
  }
}
