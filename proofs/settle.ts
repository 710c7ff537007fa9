import { createHmac, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import { checkout } from '@ahia/contracts/checkout'
import { cancelOrder } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { brokenOf, type Proof, type ProofOptions, type ProofResult } from '@ahia/testing/proof'
import { seededRandom } from '@ahia/testing/seeded-random'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import { each } from './support/each.ts'
import { freePort } from './support/free-port.ts'
import { countUnattached } from './support/kept-promise.ts'
import { openStall, prepareTrade, type Stall, type Trade } from './support/trade.ts'

// R2: this many deliveries for each payment, each of them repeated.
const REPEATS = 5
const DELIVERIES = { webhook: 5, verify: 2, reconcile: 1 }
const A_PAYMENT = REPEATS * (DELIVERIES.webhook + DELIVERIES.verify + DELIVERIES.reconcile)
const ALL = { full: 10_000, small: 1_000 }
const SETTLED_WITHIN_MS = 60_000
const LOOK_AGAIN_MS = 100

const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

type Way = keyof typeof DELIVERIES
type Paid = { reference: string; call: Call }
/** Two instances of the product on one database. */
type Market = { stall: Stall; urls: string[]; trade: Trade }

export const proof: Proof = {
  name: 'settle',
  promise: 'R2, F5, F14: a payment is settled once, however often and by whatever way we hear of it',
  run: async (options) => {
    const postgres = await startThrowAwayPostgres({})
    try {
      const template = await postgres.createDatabase('template')
      const trade = await prepareTrade(template)
      const stall = await openStall(await postgres.createDatabase('market', 'template'), trade)
      try {
        return await inTwoInstances(stall, (urls) => storm({ stall, urls, trade }, options))
      } finally {
        await stall.close()
        fs.rmSync(trade.cacheDir, { recursive: true, force: true })
      }
    } finally {
      await postgres.stop()
    }
  },
}

async function inTwoInstances<Result>(
  stall: Stall,
  work: (urls: string[]) => Promise<Result>,
): Promise<Result> {
  const products = [stall.open({}), stall.open({ PORT: String(await freePort()) })]
  try {
    return await work(await Promise.all(products.map((product) => product.opened())))
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
}

async function storm(market: Market, { isFull, seed }: ProofOptions): Promise<ProofResult> {
  const { stall } = market
  const chance = seededRandom(seed)
  await stall.sandbox.control.webhooks({ mode: 'withheld' })
  const count = ALL[isFull ? 'full' : 'small'] / A_PAYMENT
  const paid = await each(Array.from({ length: count }), (_, at) => payOne(market, at))
  const deliveries = shuffled(paid.flatMap(toDeliveries), chance)
  const startedAt = performance.now()
  const statuses = await each(deliveries, (delivery, at) => deliver(market, delivery, at))
  const seconds = (performance.now() - startedAt) / 1000
  await waitUntilSettled(stall)
  return judge(market, { count, statuses, seconds })
}

/** Each tenth is paid beyond what was asked, each tenth for an order that was cancelled meanwhile. */
async function payOne({ stall, urls, trade }: Market, at: number): Promise<Paid> {
  const call = callerOf(urls, trade, at)
  // CHK-06: each checkout has other products, or it would replace the unpaid one before it.
  const place = at + 2 * Math.floor(at / trade.tokens.length)
  const { goods } = trade
  const [one, other] = [goods[place % goods.length], goods[(place + 1) % goods.length]]
  if (!one || !other) throw new Error('There is nothing to buy')
  const items = [one, other].map((good) => ({ ...good, quantity: 1 }))
  const { orderIds } = await call(checkout, {
    isDirectOrder: true,
    delivery: DELIVERY,
    items,
    requestKey: randomUUID(),
  })
  const { reference } = await call(payOrders, { orderIds })
  const [first] = orderIds
  if (at % 10 === 7 && first) await call(cancelOrder, { id: first })
  await stall.sandbox.control.pay({ reference, ...(at % 10 === 3 ? { amountKobo: 50_000_000 } : {}) })
  return { reference, call }
}

const callerOf = (urls: string[], { tokens }: Trade, at: number): Call =>
  createCall({
    fetch,
    baseUrl: `${urls[at % urls.length]}${API_PATH}`,
    token: () => tokens[at % tokens.length] ?? null,
  })

type Delivery = Paid & { way: Way }

const WAYS: Way[] = ['webhook', 'verify', 'reconcile']

const toDeliveries = (paid: Paid): Delivery[] =>
  WAYS.flatMap((way) => Array.from({ length: DELIVERIES[way] * REPEATS }, () => ({ ...paid, way })))

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** The status of the answer; anything but 200 is a fault. */
async function deliver(
  { stall, urls }: Market,
  { way, reference, call }: Delivery,
  at: number,
): Promise<string> {
  if (way === 'verify') {
    return call(verifyPayment, { ref: reference }).then(
      () => 'verify 200',
      (error: unknown) => `verify ${String(error)}`,
    )
  }
  if (way === 'webhook') return `webhook ${await sendWebhook(stall, `${urls[at % urls.length]}`, reference)}`
  await stall.database.query(
    'update payments set check_at = now() where reference = $1 and captured_kobo is null',
    [reference],
  )
  await stall.database.query(`select graphile_worker.add_job('check_due_payments')`)
  return 'reconcile 200'
}

/** P8: webhooks come from these addresses, each of which is rate-limited. */
const PROVIDER_ADDRESSES = ['52.31.139.75', '52.49.173.169', '52.214.14.220']
let sent = 0

async function sendWebhook({ sandbox }: Stall, url: string, reference: string): Promise<number> {
  const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference, status: 'success' } })
  const signature = createHmac('sha512', sandbox.secretKey).update(body).digest('hex')
  const { status } = await fetch(`${url}/api/v1/webhooks/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signature,
      'x-forwarded-for': PROVIDER_ADDRESSES[sent++ % PROVIDER_ADDRESSES.length] ?? '',
    },
    body,
  })
  return status
}

/** Waits until no job is left for any captured payment. */
async function waitUntilSettled({ sandbox, database }: Stall): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < deadline) {
    if ((await countUnattached(database, await sandbox.control.captured())) === 0) return
    await pause(LOOK_AGAIN_MS)
  }
}

type Stormed = { count: number; statuses: string[]; seconds: number }

async function judge({ stall }: Market, { count, statuses, seconds }: Stormed): Promise<ProofResult> {
  const captured = await stall.sandbox.control.captured()
  const { rows } = await stall.database.query<
    Record<'settled' | 'unclaimed' | 'moves' | 'journals', number>
  >(`
    select
      (select count(*)::integer from payments where status = 'SETTLED') as settled,
      (select count(*)::integer from payments where status = 'UNCLAIMED') as unclaimed,
      (select count(*)::integer from (
        select from order_moves where to_status = 'PAID' group by order_id having count(*) > 1
      ) as twice) as moves,
      (select count(*)::integer from ledger_journals where kind = 'SETTLEMENT') as journals`)
  const { settled = 0, unclaimed = 0, moves = 0, journals = 0 } = rows[0] ?? {}
  const odd = Object.entries(Object.groupBy(statuses, (status) => status))
    .filter(([status]) => !status.endsWith(' 200'))
    .map(([status, all]) => `${all?.length} × ${status}`)
  return {
    figures:
      `${statuses.length} deliveries of ${count} payments over two instances in ${seconds.toFixed(1)} s: ${settled} settled, ` +
      `${unclaimed} sent back, ${moves + Math.max(0, journals - settled)} settled twice`,
    faults: [
      ...brokenOf({
        'every captured payment is settled or sent back': settled + unclaimed === count,
        'no order was paid twice': moves === 0,
        'every settlement is booked once': journals === settled,
        'there were payments for cancelled orders among them': unclaimed > 0,
        [`every delivery was answered 200 (${odd.join(', ')})`]: odd.length === 0,
      }),
      ...faultsOf(await auditMoney(stall.database, { captured })),
    ],
  }
}
