import type { Call } from '@ahia/contracts/call'
import { addToCart } from '@ahia/contracts/cart'
import { listProducts, showProduct } from '@ahia/contracts/catalog'
import { firstChoiceOf } from '@ahia/testing/first-choice'
import { callMarket } from '@ahia/testing/sign-up'
import { fillShelves, makeCustomers } from '../customers.ts'
import type { Servers } from '../servers.ts'
import { type Message, minimalTarget, type Target } from '../target.ts'

const SERVER = 'product'
/** Enough that nobody adds more than anybody may in a minute, and that no two wait for the same row. */
const CUSTOMERS = 500
/** About half of what is added then makes a line, and the rest adds to one. */
const CHOICES = 20

/** API-05: many customers put many different things into their carts, held against the minimal insert of a row. */
export async function startCartSuite(servers: Servers): Promise<Target[]> {
  await servers.startMinimal('insert', await servers.createDatabase('insert'))
  const market = await servers.createDatabase('market')
  const { url } = await servers.startProduct(SERVER, market, { TRUST_PROXY_HOPS: '1' })
  await fillShelves(market)
  const bodies = (await listChoices(callMarket(url))).map((choice) => JSON.stringify(choice))
  if (bodies.length === 0) throw new Error('The market sells nothing that could be added')
  const messages = toMessages(await makeCustomers({ url, market, count: CUSTOMERS }), bodies)
  const adding: Target = {
    name: 'add to cart',
    server: SERVER,
    paths: [`/api/v1${addToCart.path}`],
    headers: {},
    messages,
    isUnique: false,
    limit: 'minimal insert',
  }
  return [minimalTarget('insert'), adding]
}

/** One after the other adds the first thing, then each the second, and so on. */
const toMessages = (tokens: string[], bodies: string[]): Message[] =>
  bodies.flatMap((body) =>
    tokens.map((token): Message => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return { method: 'POST', headers, body }
    }),
  )

async function listChoices(call: Call) {
  const { products } = await call(listProducts, { sort: 'popular', limit: CHOICES })
  const whole = await Promise.all(products.map(({ _id }) => call(showProduct, { id: _id })))
  return whole.map(({ product }) => firstChoiceOf(product))
}
