import fs from 'node:fs'
import path from 'node:path'
import { ask } from '@ahia/testing/offer-load'
import { startProduct } from '@ahia/testing/product'
import { brokenOf, type Proof, type ProofResult } from '@ahia/testing/proof'
import { startThrowAwayPostgres } from '@ahia/testing/throw-away-postgres'
import pg from 'pg'
import { FEATURED, getFeatured } from './support/featured.ts'

const LIMIT = 60
const ASKED = 3 * LIMIT
const MIGRATIONS = path.resolve(import.meta.dirname, '../apps/api/db/migrations')

export const proof: Proof = {
  name: 'two-instances',
  promise: 'F14: two instances that start at the same instant on an empty database are one market',
  run: async () => {
    const postgres = await startThrowAwayPostgres({})
    const url = await postgres.createDatabase('market')
    // Rate limits count per visitor, so visitors come through a proxy that tells them apart.
    const env = { DATABASE_URL: url, BROWSE_LIMIT_PER_MINUTE: String(LIMIT), TRUST_PROXY_HOPS: '1' }
    const products = [startProduct(env), startProduct(env)]
    try {
      const urls = await Promise.all(products.map((product) => product.opened()))
      const output = products.map((product) => product.output()).join('\n')
      return await compare(urls, { databaseUrl: url, output })
    } finally {
      await Promise.all(products.map((product) => product.stop()))
      await postgres.stop()
    }
  },
}

async function compare(
  urls: string[],
  { databaseUrl, output }: { databaseUrl: string; output: string },
): Promise<ProofResult> {
  const { applied, shops, shopNames } = await lookInside(databaseUrl)
  const files = fs.readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))
  const once = files.filter((file) => output.split(file).length === 2).length
  const [here, there] = await Promise.all(urls.map(getFeatured))
  const oneByOne = await countAllowed(urls, { visitor: '192.0.2.1', atOnce: 1 })
  const together = await countAllowed(urls, { visitor: '192.0.2.2', atOnce: 20 })
  return {
    figures:
      `${applied} of ${files.length} migrations, ${once} ran once; ${shops} demo shops; of a limit of ${LIMIT} over both ` +
      `${oneByOne} were let in one after the other, ${together} twenty at a time`,
    faults: brokenOf({
      'every migration ran exactly once': applied === files.length && once === files.length,
      'the demo market is there once': shops > 0 && shops === shopNames,
      'both show the same featured products': here === there,
      'who asks one by one over both is let in exactly as often as the limit says': oneByOne === LIMIT,
      'who asks in bursts is never let in more often': together <= LIMIT,
      'who asks in bursts is not cheated of the limit either': together === LIMIT,
    }),
  }
}

async function lookInside(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ applied: number; shops: number; shop_names: number }>(`
    select (select count(*)::int from schema_migrations) as applied,
           (select count(*)::int from shops) as shops,
           (select count(distinct name)::int from shops) as shop_names`)
  await client.end()
  const { applied = 0, shops = 0, shop_names: shopNames = 0 } = rows[0] ?? {}
  return { applied, shops, shopNames }
}

type Visit = { visitor: string; atOnce: number }

/** Calls both in turn, far more often than the limit allows, and counts the accepted requests. */
async function countAllowed(urls: string[], { visitor, atOnce }: Visit): Promise<number> {
  let allowed = 0
  for (let asked = 0; asked < ASKED; asked += atOnce) {
    const asking = Array.from({ length: atOnce }, (_, index) =>
      ask(urls[(asked + index) % urls.length] + FEATURED, { headers: { 'x-forwarded-for': visitor } }),
    )
    const outcomes = await Promise.all(asking)
    allowed += outcomes.filter(({ answer }) => answer?.status === 200).length
  }
  return allowed
}
