import { type Product, startProduct } from '@ahia/testing/product'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { Visitors } from '../support/visitors.ts'
import { type FuzzedTokens, openAccounts } from './fuzzed-accounts.ts'
import { enterOffice, type FuzzedOffice } from './fuzzed-office.ts'
import { listThings, playTrade, type Things } from './fuzzed-trade.ts'

/** A market of its own on this machine, and what requests to it are made of. */
export type FuzzedMarket = {
  origin: string
  product: Product
  /** Still good for some minutes. */
  tokens(): Promise<FuzzedTokens>
  office: FuzzedOffice
  /** Of products. */
  ids: string[]
  things: Things
  named: Record<string, string[]>
  stop(): Promise<void>
}

/** Of these, who have bought something. */
const BUYERS = 8

export async function openFuzzedMarket(): Promise<FuzzedMarket> {
  const postgres = await startThrowAwayPostgres({})
  const url = await postgres.createDatabase('market')
  const product = startProduct({
    DATABASE_URL: url,
    TRUST_PROXY_HOPS: '1',
    BROWSE_LIMIT_PER_MINUTE: '1000000000',
    MAX_IN_FLIGHT: '512',
  })
  const database = new pg.Pool({ connectionString: url, max: 2 })
  const stop = async () => {
    await database.end()
    await product.stop()
    await postgres.stop()
  }
  try {
    const origin = await product.opened()
    const market = { visitors: new Visitors([origin]), database }
    const tokens = await openAccounts(origin, market)
    await playTrade({ ...market, customers: (await tokens()).customers.slice(0, BUYERS) })
    const office = await enterOffice(product, market)
    const { rows } = await database.query<{ id: string; shop_id: string }>(
      'select id, shop_id from products where is_visible order by id limit 40',
    )
    const ids = rows.map(({ id }) => id)
    const things = await listThings(database)
    const named = namesOf(ids, rows[0]?.shop_id ?? '')
    return { origin, product, tokens, office, ids, things, named, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const namesOf = (ids: string[], shopId: string): Record<string, string[]> => ({
  email: ['first@example.com', 'new@example.com', 'a@b.co', 'not an address', `${'a'.repeat(245)}@b.co`],
  ids: [ids.slice(0, 3).join(','), ids.join(','), ','],
  items: [ids.slice(0, 3).join(','), ids.join(',')],
  shopId: [shopId],
  code: ['NG', 'XX', ''],
  phone: ['0803 123 4567', '+234 803 123 4567', '1'],
  otp: ['1234', '0000'],
  ref: ['AHIA-12345678', 'x'],
  page: ['1', '2', '999999999', '0'],
  limit: ['1', '12', '100', '101'],
  rating: ['1', '5', '6'],
  minPrice: ['0', '100.5', '999999999999.99'],
  maxPrice: ['0', '5000', '999999999999'],
})
