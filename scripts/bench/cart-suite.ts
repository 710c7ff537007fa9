import { login } from '@ahia/contracts/accounts'
import { type Call, createCall } from '@ahia/contracts/call'
import { addToCart } from '@ahia/contracts/cart'
import { listProducts, type Product, showProduct } from '@ahia/contracts/catalog'
import { inDatabase } from '@ahia/testing/in-database'
import { callMarket, PASSWORD, signUp } from '@ahia/testing/sign-up'
import type { Servers } from './servers.ts'
import { bareTarget, type Message, type Target } from './target.ts'

const SERVER = 'product'
/** So many that nobody adds more than anybody may in a minute, and that no two wait for the same row. */
const CUSTOMERS = 500
/** About half of what is added then makes a line, and the rest adds to one. */
const CHOICES = 20
const FIRST = 'first@example.com'
/** As many passwords as the market tries at the same time, and some in line. */
const AT_ONCE = 8

/** API-05: many customers put many different things into their carts, held against the bare insert of a row. */
export async function startCartSuite(servers: Servers): Promise<Target[]> {
  await servers.startBare('insert', await servers.createDatabase('insert'))
  const market = await servers.createDatabase('market')
  const { url } = await servers.startProduct(SERVER, market, { TRUST_PROXY_HOPS: '1' })
  await signUp((token) => callMarket(url, token), FIRST)
  await makeCustomers(market)
  await fillShelves(market)
  const bodies = (await listChoices(callMarket(url))).map((choice) => JSON.stringify(choice))
  if (bodies.length === 0) throw new Error('The market sells nothing that could be added')
  const messages = toMessages(await signAllIn(url), bodies)
  const adding: Target = {
    name: 'add to cart',
    server: SERVER,
    paths: [`/api/v1${addToCart.path}`],
    headers: {},
    messages,
    isUnique: false,
    limit: 'bare insert',
  }
  return [bareTarget('insert'), adding]
}

/** One after the other adds the first thing, then each the second, and so on. */
const toMessages = (tokens: string[], bodies: string[]): Message[] =>
  bodies.flatMap((body) =>
    tokens.map((token): Message => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return { method: 'POST', headers, body }
    }),
  )

/** All with the password of the first, as to register each would take longer than to measure. */
const makeCustomers = (market: string) =>
  inDatabase(
    market,
    `insert into accounts (id, kind, email, password_hash)
     select gen_random_uuid(), kind, 'shopper-' || n || '@example.com', password_hash
     from accounts, generate_series(1, $2) as n where email = $1`,
    [FIRST, CUSTOMERS],
  )

/** Nothing is sold out while it is measured; stock is added up from the level that sells. */
async function fillShelves(market: string): Promise<void> {
  await inDatabase(market, 'update options set stock = 1000')
  await inDatabase(market, 'update variants set stock = 1000 where option_name is null')
  await inDatabase(market, 'update products set stock = 1000 where variant_name is null')
}

async function signAllIn(url: string): Promise<string[]> {
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => at + 1)
  const tokens: string[] = []
  while (customers.length > 0) {
    tokens.push(...(await Promise.all(customers.splice(0, AT_ONCE).map((customer) => signIn(url, customer)))))
  }
  return tokens
}

/** Each from a network of their own: so many at once from one would have to wait. */
async function signIn(url: string, customer: number): Promise<string> {
  const network = `10.3.${customer >> 8}.${customer & 255}`
  const fromNetwork = (request: Request) => {
    request.headers.set('x-forwarded-for', network)
    return fetch(request)
  }
  const call = createCall({ fetch: fromNetwork, baseUrl: `${url}/api/v1` })
  const { user } = await call(login, { email: `shopper-${customer}@example.com`, password: PASSWORD })
  return user.token
}

async function listChoices(call: Call) {
  const { products } = await call(listProducts, { sort: 'popular', limit: CHOICES })
  const whole = await Promise.all(products.map(({ _id }) => call(showProduct, { id: _id })))
  return whole.map(({ product }) => choose(product))
}

/** The first of everything that can be chosen, with an add-on where there is one. */
function choose({ _id, variants, addOns }: Product) {
  const variant = variants[0]?.variantValues[0]
  const option = variant?.options[0]?.optionValues[0]
  return {
    productId: _id,
    quantity: 1,
    selectedVariantId: variant?._id ?? null,
    selectedOptionId: option?._id ?? null,
    selectedAddOns: addOns.slice(0, 1).map((addOn) => ({ addOnId: addOn._id, quantity: 1 })),
  }
}
