import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { API_PATH } from '@ahia/contracts/api-path'
import type { Call } from '@ahia/contracts/call'
import { applyImport, getImport, type Import, sendImport } from '@ahia/contracts/seller/imports'
import { changeListing, createListing } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { DEMO_SELLER, playOrder, signInDemoSeller } from '@ahia/testing/seller/demo-shop'
import { callMarket } from '@ahia/testing/sign-up'
import { fillLargeShop, productIdOf } from '../large-shop.ts'
import type { Servers } from '../servers.ts'
import { minimalTarget, type Target } from '../target.ts'

const SERVER = 'product'
const CHOICES = 100
/** One for each connection, as a product is saved by one at a time. */
const EDITED = 16
const CSV_ROWS = 10_000
const LOOK_AGAIN_MS = 50

/** SELL-09, SELL-13, SELL-26, SELL-44: the lists of a shop with 100,000 products and orders, what it saves, and its files. */
export async function startSellerSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  const { url } = await servers.startProduct(SERVER, market)
  const { token } = await signInDemoSeller(url)
  await playOrder(url, 'DELIVERED') // what its orders are copied from
  const call = callMarket(url, token)
  const products = await makeProducts(call)
  const shop = await fillLargeShop(market, DEMO_SELLER.email)
  await servers.analyze()
  await timeImport(url, token, call)
  await servers.startMinimal('shop', market)
  const read = (name: string, path: string, limit: string): Target => ({
    name,
    server: SERVER,
    paths: [`${API_PATH}${path}`],
    headers: { authorization: `Bearer ${token}` },
    isUnique: false,
    limit,
  })
  const minimal = (name: string): Target => ({
    ...minimalTarget('shop', [`/${name}?shop=${shop}`]),
    name: `minimal ${name}`,
  })
  return [
    minimal('products'),
    read('products, 100,000', '/seller/products', 'minimal products'),
    read('products, least stock', '/seller/products?sort=LEAST_STOCK', 'minimal products'),
    minimal('orders'),
    read('orders to ship, 100,000', '/seller/orders', 'minimal orders'),
    read('orders, all', '/seller/orders?tab=ALL', 'minimal orders'),
    read('stock, 100,000', '/seller/stock', 'minimal products'),
    saving('save one of 100 choices', call, products),
  ]
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

/** The whole form is sent, as the hub does, with one price that is new. */
function saving(name: string, call: Call, products: Listing[]): Target {
  const free = [...products]
  const way = async (at: number): Promise<boolean> => {
    const listing = free.pop()
    if (!listing) return false
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
    const saved = await call(changeListing, body).catch(() => null)
    free.push(saved?.product ?? listing)
    return saved !== null
  }
  return { name, server: SERVER, paths: [], headers: {}, isUnique: false, limit: null, way }
}

/** SELL-44: once, as a shop sends one file at a time. */
async function timeImport(url: string, token: string, call: Call): Promise<void> {
  const wrong = (n: number) => n % 83 === 0
  const ids = Array.from({ length: CSV_ROWS }, (_, n) => n + 1)
  const lines = ids.map((n) => `${productIdOf(n)},${wrong(n) ? 'free' : 1_000 + n}`)
  const startedAt = performance.now()
  const sent = await sendCsv(url, token, `id,price\n${lines.join('\n')}\n`)
  const planned = await waitUntil(call, sent, 'PLANNED')
  const plannedAt = performance.now()
  const { planHash } = planned
  if (planHash === null) throw new Error(`The file was not planned: ${planned.reason}`)
  const wanted = { wrongRows: 'LEAVE_OUT', oddPrices: 'APPLY' } as const
  await call(applyImport, { id: planned._id, requestKey: randomUUID(), planHash, ...wanted })
  const done = await waitUntil(call, planned, 'DONE')
  const doneAt = performance.now()
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const { changed, wrong: refused, done: booked } = done.counts
  console.log(
    `  CSV of ${CSV_ROWS} rows: planned in ${seconds(plannedAt - startedAt)} s (${changed} changed, ${refused} wrong), ` +
      `applied in ${seconds(doneAt - plannedAt)} s (${booked} done)`,
  )
}

async function sendCsv(url: string, token: string, text: string): Promise<Import> {
  const body = new FormData()
  body.append(sendImport.files.field, new Blob([text], { type: 'text/csv' }), 'prices.csv')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}${API_PATH}${sendImport.path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return sendImport.data.parse((await answer.json()).data).import
}

async function waitUntil(call: Call, sent: Import, state: Import['state']): Promise<Import> {
  for (;;) {
    const { import: now } = await call(getImport, { id: sent._id })
    if (now.state === state) return now
    if (now.state === 'REFUSED') throw new Error(`The file was refused: ${now.reason}`)
    await pause(LOOK_AGAIN_MS)
  }
}
