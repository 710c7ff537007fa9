import { findSamples } from '@ahia/testing/samples'
import type { Servers } from '../servers.ts'
import { GZIP, minimalTarget, type Target, UNCOMPRESSED } from '../target.ts'

const CACHED = 'product'
const ASKED_AGAIN = 'product, answers asked again'

/**
 * The HTML of home, listing and product: from the cache of pages, rendered again from cached answers of the API, and
 * rendered again with every answer asked of the database.
 */
export async function startPagesSuite(servers: Servers): Promise<Target[]> {
  const market = await servers.createDatabase('market')
  const { url } = await servers.startProduct(CACHED, market)
  await servers.startProduct(ASKED_AGAIN, market, { KEEP_ANSWERS_MS: '0' })
  const { product } = await findSamples(url)
  const bares = ['json', 'listing', 'detail']
  for (const name of bares) await servers.startMinimal(name, market)
  const pages = [
    { name: 'home', path: '/', minimal: 'minimal listing' },
    { name: 'listing', path: '/products?category=FOOD', minimal: 'minimal listing' },
    { name: 'product', path: `/products/${product._id}`, minimal: 'minimal detail' },
  ]
  const limits = [
    minimalTarget('json'),
    minimalTarget('listing', ['/api/v1/products?category=FOOD']),
    minimalTarget('detail', [`/api/v1/products/${product._id}`]),
  ]
  return [...limits, ...pages.flatMap(targetsOf)]
}

function targetsOf({ name, path, minimal }: { name: string; path: string; minimal: string }): Target[] {
  const target = (how: string, rest: Partial<Target>): Target => ({
    name: `${name}, ${how}`,
    server: CACHED,
    paths: [path],
    headers: GZIP,
    isUnique: false,
    limit: minimal,
    ...rest,
  })
  return [
    target('cached, gzip', { limit: 'minimal json' }),
    target('cached, plain', { limit: 'minimal json', headers: UNCOMPRESSED }),
    target('rendered again', { isUnique: true }),
    target('rendered and asked again', { isUnique: true, server: ASKED_AGAIN }),
  ]
}
