/** The limit servers: the least that Node and PostgreSQL can do for a kind of request. */
export const BARE = ['json', 'query', 'insert', 'transaction'] as const
export type Bare = (typeof BARE)[number]

export type Target = {
  name: string
  server: Bare | 'product'
  path: string
  headers: Record<string, string>
  /** Adds a query of its own to each request, so that no cache knows it. */
  isUnique: boolean
  /** The limit that it is held against. */
  limit: Bare | null
}

const GZIP = { 'accept-encoding': 'gzip' }
const UNCOMPRESSED = { 'accept-encoding': 'identity' }

const bare = (server: Bare): Target => ({
  name: `bare ${server}`,
  server,
  path: '/',
  headers: {},
  isUnique: false,
  limit: null,
})

const product = (name: string, path: string, rest: Partial<Target> = {}): Target => ({
  name,
  server: 'product',
  path,
  headers: {},
  isUnique: false,
  limit: 'json',
  ...rest,
})

/** Everything that is loaded. `asset` is the address of one built file: its name changes with its content. */
export const listTargets = (asset: string): Target[] => [
  ...BARE.map(bare),
  product('/healthz', '/healthz'),
  product('/api/v1/products/featured', '/api/v1/products/featured', { limit: 'query' }),
  product('/api/v1/openapi.json', '/api/v1/openapi.json'),
  product('/about, cached, gzip', '/about', { headers: GZIP }),
  product('/about, cached, plain', '/about', { headers: UNCOMPRESSED }),
  product('/about, rendered anew', '/about', { headers: GZIP, isUnique: true }),
  product('/, cached, gzip', '/', { headers: GZIP }),
  product('/, rendered anew', '/', { headers: GZIP, isUnique: true, limit: 'query' }),
  product('a style sheet', asset, { headers: GZIP }),
]
