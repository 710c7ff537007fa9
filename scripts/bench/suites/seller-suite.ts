import { randomUUID } from 'node:crypto'
import { API_PATH } from '@ahia/contracts/api-path'
import { type Call, createCall } from '@ahia/contracts/call'
import { changeListing, createListing } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { DEMO_SELLER, playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'
import { callMarket } from '@ahia/testing/sign-up'
import { medianOf, timeAlone } from '../alone.ts'
import { CONNECTIONS } from '../measure.ts'
import { watchCheckouts } from '../seller/beside-import.ts'
import { fillLargeShop, TO_SHIP } from '../seller/large-shop.ts'
import { timeExport } from '../seller/time-export.ts'
import { timeImport } from '../seller/time-import.ts'
import { timeMoves } from '../seller/time-moves.ts'
import { timeNews } from '../seller/time-news.ts'
import type { Servers } from '../servers.ts'
import { minimalTarget, type Target } from '../target.ts'

const SERVER = 'product'
const CHOICES = 100
/** As a product is saved by one at a time. */
const EDITED = CONNECTIONS

/** The phones of those who work for the shop: a market gives no address more than its share. */
const addressOf = (phone: number): string => `10.4.0.${phone + 1}`

/** SELL-09, SELL-13, SELL-26, SELL-44: the lists of a shop with `size` products and as many orders, what it saves, and its files. */
export async function startSellerSuite(servers: Servers, size: number): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  const { url, pid } = await servers.startProduct(SERVER, market, { TRUST_PROXY_HOPS: '1' })
  await playOrder(url, 'DELIVERED') // what its orders are copied from
  const fill = async (from: number, to: number): Promise<string> => {
    const filled = await fillLargeShop(market, DEMO_SELLER.email, { from, to })
    await servers.analyze()
    return filled
  }
  await fill(1, TO_SHIP)
  const fewOrders = await timeToShip(url, TO_SHIP)
  const shop = await fill(TO_SHIP + 1, size)
  const manyOrders = await timeToShip(url, size)
  console.log(`  … ${(manyOrders / fewOrders).toFixed(2)} × as long`)
  // Only now, and once more below: filling a shop and its file may take longer than one sign-in lasts.
  const early = await signInDemoSeller(url)
  const call = callMarket(url, early.token)
  const products = await makeProducts(call)
  const filled = { url, token: early.token, call, size }
  await timeNews(filled)
  await timeMoves(filled)
  await timeExport({ ...filled, pid })
  const checkouts = await watchCheckouts({ url, market, size })
  await timeImport(filled, checkouts.beside)
  checkouts.report()
  const { token } = await signInDemoSeller(url)
  await servers.startMinimal('shop', market)
  const read = (name: string, path: string, limit: string): Target => ({
    name,
    server: SERVER,
    paths: [`${API_PATH}${path}`],
    headers: { authorization: `Bearer ${token}` },
    messages: Array.from({ length: CONNECTIONS }, (_, phone) => ({
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(phone) },
    })),
    isUnique: false,
    limit,
  })
  const minimal = (name: string): Target => ({
    ...minimalTarget('shop', [`/${name}?shop=${shop}`]),
    name: `minimal ${name}`,
  })
  const targets = [
    minimal('products'),
    read('products', '/seller/products', 'minimal products'),
    read('products, least stock', '/seller/products?sort=LEAST_STOCK', 'minimal products'),
    minimal('orders'),
    read('orders to ship', '/seller/orders', 'minimal orders'),
    read('orders, all', '/seller/orders?tab=ALL', 'minimal orders'),
    read('stock', '/seller/stock', 'minimal products'),
    read('today', '/seller/today', 'minimal orders'),
    read('money', '/seller/money', 'minimal orders'),
    saving('save one of 100 choices', products, (phone) => callFrom({ url, token, phone })),
  ]
  for (const target of targets.filter(({ server }) => server === SERVER)) await timeAlone(target, url)
  return targets
}

/** SELL-26: as many to ship, whatever was shipped before; the median, as two runs are compared. */
async function timeToShip(url: string, orders: number): Promise<number> {
  const { token } = await signInDemoSeller(url)
  const headers = { authorization: `Bearer ${token}` }
  const name = `orders to ship of ${orders}`
  return medianOf(await timeAlone({ name, paths: [`${API_PATH}/seller/orders`], headers }, url))
}

const row = (value: string) => ({ value, price: null, quantity: 5, sku: `bench-${randomUUID()}` })

/** Drafts with a hundred choices each. */
async function makeProducts(call: Call): Promise<Listing[]> {
  const made: Listing[] = []
  while (made.length < EDITED) {
    const values = Array.from({ length: CHOICES }, (_, n) => row(`Size ${n}`))
    const variants = { name: 'Size', values }
    const draft = { requestKey: randomUUID(), name: `Dress ${made.length + 1}`, variants }
    made.push((await call(createListing, draft)).product)
  }
  return made
}

/** The API as one of the shop's phones calls it. */
function callFrom({ url, token, phone }: { url: string; token: string; phone: number }): Call {
  const fromPhone = (request: Request) => {
    request.headers.set('x-forwarded-for', addressOf(phone))
    return fetch(request)
  }
  return createCall({ fetch: fromPhone, baseUrl: `${url}${API_PATH}`, token: () => token })
}

/** The whole form is sent, as the hub does, with one price that is new. */
function saving(name: string, products: Listing[], callAs: (phone: number) => Call): Target {
  const free = products.map((listing, phone) => ({ listing, call: callAs(phone) }))
  const way = async (at: number): Promise<boolean> => {
    const taken = free.pop()
    if (!taken) return false
    const { listing, call } = taken
    const values = (listing.variants?.values ?? []).map(({ _id, value, price, stock, sku }, n) => ({
      _id,
      value,
      price: n === at % CHOICES ? 1_000 + at : price,
      quantity: stock,
      quantityShown: stock,
      sku,
      options: null,
    }))
    const { _id: id, version } = listing
    const body = { id, requestKey: randomUUID(), version, variants: { name: 'Size', values } }
    const saved = await call(changeListing, body).catch(reportFailure)
    free.push({ listing: saved?.product ?? listing, call })
    return saved !== null
  }
  return { name, server: SERVER, paths: [], headers: {}, isUnique: false, limit: null, way }
}

function reportFailure(error: unknown): null {
  console.log(`  not saved: ${error}`)
  return null
}
