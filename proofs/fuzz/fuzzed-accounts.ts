import { copyAccount, signIn, signUp } from '../support/customers.ts'
import type { Market } from '../support/market.ts'
import { becomeMerchant, signInAgain, signInForShop } from '../support/merchants.ts'

/** `merchant` is in the middle of a registration, `shop` has a shop with goods, `leaving` ends sessions and accounts. */
export type FuzzedTokens = { customers: string[]; merchant: string; shop: string; leaving: string }

/** T20: many, so that few requests meet a limit per account. */
const CUSTOMERS = 32
const FIRST = 'first@example.com'
/** The number of the merchant who has the shop. */
const SHOP = 1
/** SESS-04: an access token ends after fifteen minutes, and a whole run takes longer. */
const RENEW_AFTER_MS = 10 * 60_000

const emailOf = (number: number): string => `customer-${number}@example.com`

/** Accounts that stay signed in for the whole run, as an app keeps a customer signed in. */
export async function openAccounts(origin: string, market: Market): Promise<() => Promise<FuzzedTokens>> {
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => emailOf(at))
  await signUp(market, FIRST)
  await copyAccount(market, FIRST, customers)
  await becomeMerchant(origin, SHOP)
  await signInForShop(market, SHOP)
  let round = 0
  return keepFresh(async () => {
    round += 1
    // The random requests may have ended the one who leaves and finished the merchant's registration.
    const leaver = emailOf(CUSTOMERS + round)
    await copyAccount(market, emailOf(0), [leaver])
    const merchant = await becomeMerchant(origin, SHOP + round)
    const tokens: string[] = []
    for (const email of customers) tokens.push((await signIn(market, email)).token)
    const leaving = (await signIn(market, leaver)).token
    return { customers: tokens, merchant, leaving, shop: await signInAgain(market, SHOP) }
  })
}

/** Renews once for all who ask meanwhile. */
function keepFresh<Value>(renew: () => Promise<Value>): () => Promise<Value> {
  let renewedAt = Number.NEGATIVE_INFINITY
  let value: Promise<Value>
  return () => {
    if (performance.now() - renewedAt > RENEW_AFTER_MS) {
      renewedAt = performance.now()
      value = renew()
    }
    return value
  }
}
