import { ask } from '@ahia/testing/offer-load'
import type { Servers } from '../servers.ts'
import { GZIP, minimalTarget, type Target, UNCOMPRESSED } from '../target.ts'

const MINIMAL = ['json', 'query', 'insert', 'transaction']

const product = (name: string, path: string, rest: Partial<Target> = {}): Target => ({
  name,
  server: 'product',
  paths: [path],
  headers: {},
  isUnique: false,
  limit: 'minimal json',
  ...rest,
})

/** What every request costs: plain answers, pages from the cache and rendered again, files. */
export async function startServerSuite(servers: Servers): Promise<Target[]> {
  for (const name of MINIMAL) await servers.startMinimal(name, await servers.createDatabase(name))
  const { url } = await servers.startProduct('product', await servers.createDatabase('market'))
  const asset = await findStyleSheet(url)
  return [
    ...MINIMAL.map((name) => minimalTarget(name)),
    product('/healthz', '/healthz'),
    product('/api/v1/openapi.json', '/api/v1/openapi.json'),
    product('/about, cached, gzip', '/about', { headers: GZIP }),
    product('/about, cached, plain', '/about', { headers: UNCOMPRESSED }),
    product('/about, rendered again', '/about', { headers: GZIP, isUnique: true }),
    product('/, cached, gzip', '/', { headers: GZIP }),
    product('/, rendered again', '/', { headers: GZIP, isUnique: true, limit: 'minimal query' }),
    product('a style sheet', asset, { headers: GZIP }),
  ]
}

/** Its name changes with its content. */
async function findStyleSheet(url: string): Promise<string> {
  const { answer } = await ask(`${url}/`)
  const asset = /\/assets\/[^"]+\.css/.exec(answer?.body ?? '')?.[0]
  if (!asset) throw new Error('The home page names no style sheet')
  return asset
}
