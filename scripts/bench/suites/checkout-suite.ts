import { randomUUID } from 'node:crypto'
import { checkout } from '@ahia/contracts/checkout'
import { inDatabase } from '@ahia/testing/in-database'
import { startPaymentSandbox } from '@ahia/testing/payment-sandbox'
import { startProduct } from '@ahia/testing/product'
import pg from 'pg'
import { fillShelves, makeCustomers } from '../customers.ts'
import { fillCarts } from '../filled-carts.ts'
import { DELIVERY, wholeWay } from '../order-way.ts'
import type { Servers } from '../servers.ts'
import { type Message, minimalTarget, type Target } from '../target.ts'

const SERVER = 'product'
/** Enough that none orders more than anybody may in a minute, nor leaves more unpaid than anybody may. */
const CUSTOMERS = 800
const CHECKOUTS_EACH = 2

/**
 * API-09: many customers order two things of two shops, held against the minimal inserts of the same rows; and the whole way of
 * an order from the cart until it is paid.
 */
export async function startCheckoutSuite(servers: Servers): Promise<Target[]> {
  const minimal = await servers.createDatabase('checkout')
  await makeMarket(minimal)
  await servers.startMinimal('checkout', minimal)
  const market = await servers.createDatabase('market')
  const sandbox = await startPaymentSandbox()
  servers.alsoStop(() => sandbox.stop())
  const { url } = await servers.startProduct(SERVER, market, {
    TRUST_PROXY_HOPS: '1',
    PAYSTACK_BASE_URL: sandbox.url,
    PAYSTACK_SECRET_KEY: sandbox.secretKey,
  })
  const database = new pg.Pool({ connectionString: market, max: 1 })
  servers.alsoStop(() => database.end())
  await fillShelves(market)
  const tokens = await makeCustomers({ url, market, count: CUSTOMERS })
  const carts = await fillCarts(database, { customers: CUSTOMERS, pairs: CHECKOUTS_EACH })
  const begin = () => forgetOrders(database)
  const ordering: Target = {
    name: 'checkout',
    server: SERVER,
    paths: [`/api/v1${checkout.path}`],
    headers: {},
    messages: toMessages(tokens, carts),
    isUnique: false,
    limit: 'minimal checkout',
    before: begin,
  }
  const way: Target = {
    name: 'whole way of an order',
    server: SERVER,
    paths: [],
    headers: {},
    isUnique: false,
    limit: null,
    before: begin,
    way: await wholeWay({ url, tokens, database, sandbox }),
  }
  const minimalDatabase = new pg.Pool({ connectionString: minimal, max: 1 })
  servers.alsoStop(() => minimalDatabase.end())
  return [{ ...minimalTarget('checkout'), before: () => forgetOrders(minimalDatabase) }, ordering, way]
}

/** The tables and goods of a market, with customers who cannot even sign in: for the minimal inserts of the same rows. */
async function makeMarket(database: string): Promise<void> {
  const product = startProduct({ DATABASE_URL: database })
  await product.opened()
  await product.stop()
  await fillShelves(database)
  await inDatabase(
    database,
    `insert into accounts (id, kind, email)
     select gen_random_uuid(), 'CUSTOMER', 'shopper-' || n || '@example.com' from generate_series(1, $1) as n`,
    [CUSTOMERS],
  )
}

/** One after the other orders their first pair, then each the second, and so on. */
const toMessages = (tokens: string[], carts: string[][][]): Message[] =>
  Array.from({ length: CHECKOUTS_EACH }, (_, pair) =>
    tokens.map((token, at): Message => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = { delivery: DELIVERY, items: carts[at]?.[pair] ?? [], requestKey: randomUUID() }
      return { method: 'POST', headers, body: JSON.stringify(body) }
    }),
  ).flat()

/** Every round begins with full carts that nobody has ordered from. */
async function forgetOrders(database: pg.Pool): Promise<void> {
  await database.query('truncate checkouts, orders, stock_holds, payments cascade')
}
