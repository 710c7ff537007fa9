import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { addToCart } from '@ahia/contracts/cart'
import type { Auth } from '@ahia/contracts/endpoint'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { saveItems } from '@ahia/contracts/wishlist'
import { type LoopHold, READ_LOOP } from '@ahia/testing/loop-hold'
import { ask } from '@ahia/testing/offer-load'
import { type Product, startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { type LargeRequest, largestRequests, type Things } from './largest/largest-requests.ts'
import { pageRequests } from './largest/page-requests.ts'
import { copyAccount, signIn, signUp } from './support/customers.ts'
import type { Market } from './support/market.ts'
import { becomeMerchant, signInForShop } from './support/merchants.ts'
import { Visitors } from './support/visitors.ts'

// R31
const MAX_HOLD_MS = 50
/** A turn that compiles or collects garbage is no fact about the request: the shortest of several counts. */
const TRIES = 5
const CLEARLY_SHORT_MS = 15
/** T20: enough that none exceeds a limit. */
const CUSTOMERS = 12
const GAUGE = path.resolve(import.meta.dirname, '../packages/testing/src/loop-gauge.ts')

export const proof: Proof = {
  name: 'loop',
  promise: 'R31: no request holds the event loop for more than 50 ms, however large it is',
  run: async () => {
    const postgres = await startThrowAwayPostgres({})
    const url = await postgres.createDatabase('market')
    const product = startProduct({
      DATABASE_URL: url,
      TRUST_PROXY_HOPS: '1',
      BROWSE_LIMIT_PER_MINUTE: '1000000000',
      NODE_OPTIONS: `--import ${pathToFileURL(GAUGE)}`,
    })
    const database = new pg.Pool({ connectionString: url, max: 2 })
    try {
      const origin = await product.opened()
      return await walk(product, origin, { visitors: new Visitors([origin]), database })
    } finally {
      await database.end()
      await product.stop()
      await postgres.stop()
    }
  },
}

/** `registering`: of a merchant who registers; `shop`: of one who is signed in. */
type Tokens = { customers: string[]; registering: string; shop: string }
type Measured = { request: LargeRequest; status: number; hold: LoopHold }

async function walk(product: Product, origin: string, market: Market): Promise<ProofResult> {
  const things = await listThings(market)
  const tokens = await openAccounts(origin, market, things)
  const measured: Measured[] = []
  // Deleting comes last: it ends the sessions of the others.
  const inOrder = endpoints.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  const requests = [...pageRequests(things), ...inOrder.flatMap((one) => largestRequests(one, things))]
  const send = sender(product, origin, tokens)
  for (const request of requests) measured.push(await measure(send, request))
  return judge(measured)
}

async function listThings({ database }: Market): Promise<Things> {
  const { rows } = await database.query<{ id: ProductId; shop_id: ShopId }>(
    'select id, shop_id from products where is_visible order by id limit 200',
  )
  return { productIds: rows.map(({ id }) => id), shopIds: rows.map(({ shop_id }) => shop_id) }
}

/** Customers with full carts and wishlists, as those cost most to read. */
async function openAccounts(origin: string, market: Market, { productIds }: Things): Promise<Tokens> {
  const emails = Array.from({ length: CUSTOMERS }, (_, at) => `customer-${at}@example.com`)
  await signUp(market, 'first@example.com')
  await copyAccount(market, 'first@example.com', emails)
  const customers: string[] = []
  for (const email of emails) customers.push((await signIn(market, email)).token)
  const [owner = ''] = customers
  const call = market.visitors.newcomer(owner)
  await call(saveItems, { productIds: [...productIds] })
  for (const productId of productIds.slice(0, 100))
    await call(addToCart, { productId, quantity: 1 }).catch(() => undefined) // some need a choice
  const registering = await becomeMerchant(origin, 1)
  return { customers, registering, shop: await signInForShop(market, 1) }
}

type Send = (request: LargeRequest) => Promise<Measured>

const FOR_SHOPS: ReadonlySet<Auth> = new Set(['shop', 'shop-or-signup'])

function sender(product: Product, origin: string, tokens: Tokens): Send {
  const { customers } = tokens
  let sent = 0
  return async (request) => {
    sent += 1
    const { method, path: asked, auth, isLocalOnly, body } = request
    // Readers are the customer whose cart and wishlist are full.
    const customer = method === 'GET' ? customers[0] : customers[sent % customers.length]
    const token = FOR_SHOPS.has(auth) ? tokens.shop : auth.startsWith('shop') ? tokens.registering : customer
    const headers = {
      ...(auth === 'none' ? {} : { authorization: `Bearer ${token}` }),
      // What is for this machine alone answers nobody behind a proxy.
      ...(isLocalOnly ? {} : { 'x-forwarded-for': `10.${(sent >> 8) & 255}.${sent & 255}.1` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    await readGauge(product)
    const url = origin + asked.replaceAll('{try}', String(sent))
    const { answer } = await ask(url, { method, headers }, body)
    return { request, status: answer?.status ?? 0, hold: await readGauge(product) }
  }
}

async function measure(send: Send, request: LargeRequest): Promise<Measured> {
  let best = await send(request)
  for (let tried = 1; tried < TRIES && best.hold.cpuMs > CLEARLY_SHORT_MS; tried += 1) {
    const next = await send(request)
    if (next.hold.cpuMs < best.hold.cpuMs || next.status >= 500) best = next
  }
  return best
}

async function readGauge(product: Product): Promise<LoopHold> {
  const reading: unknown = await product.ask(READ_LOOP)
  if (typeof reading === 'object' && reading !== null && 'cpuMs' in reading) return reading as LoopHold
  throw new Error('The loop gauge did not answer')
}

function judge(measured: Measured[]): ProofResult {
  const byTarget = Map.groupBy(measured, ({ request }) => request.target)
  const worst = [...byTarget.values()]
    .flatMap((all) => all.toSorted((a, b) => b.hold.cpuMs - a.hold.cpuMs).slice(0, 1))
    .toSorted((a, b) => b.hold.cpuMs - a.hold.cpuMs)
  const tooLong = worst.filter(({ hold }) => hold.cpuMs > MAX_HOLD_MS)
  const failed = measured.filter(({ status }) => status === 0 || status >= 500)
  const signedOut = measured.filter(({ request, status }) => FOR_SHOPS.has(request.auth) && status === 401)
  return {
    figures: [
      `${measured.length} requests to ${byTarget.size} endpoints and pages; the longest hold of each:`,
      ...worst.map(describe),
    ].join('\n            '),
    faults: brokenOf({
      [`no hold above ${MAX_HOLD_MS} ms of processor time (${tooLong.map(describe).join('; ')})`]:
        tooLong.length === 0,
      [`each is answered without a failure (first other: ${failed.slice(0, 3).map(describe).join('; ')})`]:
        failed.length === 0,
      'every endpoint was asked': byTarget.size >= endpoints.length,
      [`shops' endpoints know their session (first other: ${signedOut.slice(0, 3).map(describe).join('; ')})`]:
        signedOut.length === 0,
    }),
  }
}

const describe = ({ request: { target, size }, status, hold }: Measured): string =>
  `${hold.cpuMs.toFixed(1)} ms (${hold.wallMs.toFixed(0)} on the clock, ${hold.totalCpuMs.toFixed(0)} in all) ${target}, ${size}: ${status}`
