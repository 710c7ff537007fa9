import { login } from '@ahia/contracts/accounts'
import { API_PATH } from '@ahia/contracts/api-path'
import { createCall } from '@ahia/contracts/call'
import { inDatabase } from '@ahia/testing/in-database'
import { callMarket, PASSWORD, signUp } from '@ahia/testing/sign-up'

const FIRST = 'first@example.com'
/** As many passwords as the market tries at the same time, and some in line. */
const AT_ONCE = 8

type Crowd = { url: string; market: string; count: number }

/** Signs this many customers in and returns their tokens. The market must trust one proxy in front of it. */
export async function makeCustomers({ url, market, count }: Crowd): Promise<string[]> {
  await signUp((token) => callMarket(url, token), FIRST)
  await copyFirst(market, count)
  const customers = Array.from({ length: count }, (_, at) => at + 1)
  const tokens: string[] = []
  while (customers.length > 0) {
    tokens.push(...(await Promise.all(customers.splice(0, AT_ONCE).map((customer) => signIn(url, customer)))))
  }
  return tokens
}

/** All with the password of the first, as to register each would take longer than to measure. */
const copyFirst = (market: string, count: number) =>
  inDatabase(
    market,
    `insert into accounts (id, kind, email, password_hash)
     select gen_random_uuid(), kind, 'shopper-' || n || '@example.com', password_hash
     from accounts, generate_series(1, $2) as n where email = $1`,
    [FIRST, count],
  )

/** Each from a network of their own: this many at once from one would have to wait. */
async function signIn(url: string, customer: number): Promise<string> {
  const network = `10.3.${customer >> 8}.${customer & 255}`
  const fromNetwork = (request: Request) => {
    request.headers.set('x-forwarded-for', network)
    return fetch(request)
  }
  const call = createCall({ fetch: fromNetwork, baseUrl: `${url}${API_PATH}` })
  const { user } = await call(login, { email: `shopper-${customer}@example.com`, password: PASSWORD })
  return user.token
}

/** Nothing is sold out while it is measured; stock is added up from the level that sells. */
export async function fillShelves(market: string): Promise<void> {
  await inDatabase(market, 'update options set stock = 1000000')
  await inDatabase(market, 'update variants set stock = 1000000 where option_name is null')
  await inDatabase(market, 'update products set stock = 1000000 where variant_name is null')
}
