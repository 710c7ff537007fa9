import { startProduct } from '@ahia/testing/product'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { Visitors } from './visitors.ts'

export type Market = {
  visitors: Visitors
  /** Direct access, for what no endpoint allows, such as letting hours pass. */
  database: pg.Pool
}

/** This many instances of the product on one durable database, behind a trusted proxy; stopped afterwards. */
export async function inMarket<Result>(
  instances: number,
  work: (market: Market) => Promise<Result>,
): Promise<Result> {
  const postgres = await startThrowAwayPostgres({})
  const url = await postgres.createDatabase('market')
  const env = { DATABASE_URL: url, TRUST_PROXY_HOPS: '1', BROWSE_LIMIT_PER_MINUTE: '1000000000' }
  const products = Array.from({ length: instances }, () => startProduct(env))
  const database = new pg.Pool({ connectionString: url, max: 2 })
  try {
    const urls = await Promise.all(products.map((product) => product.opened()))
    return await work({ visitors: new Visitors(urls), database })
  } finally {
    await database.end()
    await Promise.all(products.map((product) => product.stop()))
    await postgres.stop()
  }
}
