import fs from 'node:fs'
import path from 'node:path'
import type { LargeRequest, Things } from './largest-requests.ts'

const ROUTES = ['storefront', 'seller'].map((app) =>
  path.resolve(import.meta.dirname, `../../apps/${app}/app/routes.ts`),
)
const LONGEST_VALUE = 4_000

/** All pages of the sites, each with unknown query parameters and with long values of those that it knows. */
export function pageRequests({ productIds, shopIds }: Things): LargeRequest[] {
  const examples = new Map([
    ['productId', productIds[0] ?? ''],
    ['shopId', shopIds[0] ?? ''],
    ['slug', 'when-does-basic-pay-for-itself'],
    ['status', '404'],
  ])
  const paths = ROUTES.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/page\('(\/[^']*)'/g)].map(([, one = '']) => one),
  )
  const base = { method: 'GET', auth: 'none', isLocalOnly: false } as const
  return [...paths, '/no-such-page', '/%ff'].flatMap((route): LargeRequest[] => {
    const target = `page ${route}`
    const filled = route.replace(/:(\w+)/g, (_, name: string) => examples.get(name) ?? '')
    const isLocalOnly = route.startsWith('/dev/')
    const ask = (size: string, query: string): LargeRequest => ({
      ...base,
      isLocalOnly,
      target,
      size,
      path: `${filled}?${query}`,
    })
    const known = (value: string) => KNOWN.map((name) => `${name}=${value}`).join('&')
    return [
      ask('an unknown parameter', 'x={try}'),
      ask('many unknown parameters', Array.from({ length: 500 }, (_, at) => `x${at}={try}`).join('&')),
      ask('a long search', `search={try}${'a'.repeat(LONGEST_VALUE)}`),
      ask('words to search', 'search={try} rice beans shoe phone oil soap'),
      ask('another value of each known parameter', known('{try}')),
      ask('a long value of each known parameter', known(`{try}${'a'.repeat(LONGEST_VALUE / KNOWN.length)}`)),
    ]
  })
}

/** The query parameters that pages know; on all others they are unknown ones. */
const KNOWN = ['search', 'category', 'page', 'tag', 'screen', 'next', 'token', 'state', 'reviews', 'to']
