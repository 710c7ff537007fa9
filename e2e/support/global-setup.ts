import { startProduct } from '@ahia/testing/product'
import { startPostgresForCopies } from '@ahia/testing/throw-away-postgres'

export const TEMPLATE = 'template_market'

/** One PostgreSQL for all tests, with a template market that the product has migrated and seeded. */
export default async function setUp() {
  const postgres = await startPostgresForCopies()
  const url = await postgres.createDatabase(TEMPLATE)
  const market = startProduct({ NODE_ENV: 'test', DATABASE_URL: url })
  await market.opened()
  await market.stop()
  process.env.E2E_TEMPLATE_URL = url
  return () => postgres.stop()
}
