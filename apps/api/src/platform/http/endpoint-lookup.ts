import type { Endpoint } from '@ahia/contracts/endpoint'
import { plainPath, routedPath } from './server/request-path.ts'

export type EndpointLookup = {
  /** The endpoint that the router will choose; null for pages, unknown addresses and wrong methods. */
  find(method: string | undefined, urlPath: string): Endpoint | null
  /** The methods of a path, to tell a wrong method from an unknown path. */
  allowedMethods(routedPath: string): string[]
  /** Whether the path, in any spelling, leads to an API or page that is local only. */
  isLocalOnly(urlPath: string): boolean
  /** PAY-02: whether the path starts like one that is never answered with 400. */
  isNever400(urlPath: string): boolean
}

type Served = { basePath: `/${string}`; endpoints: readonly Endpoint[] }
type Route = { endpoint: Endpoint; path: string; pattern: RegExp | null }

/**
 * Finds what the contracts say about a request. Permissions apply to an endpoint's exact path only, as the router reads it;
 * restrictions apply to everything that starts like it, in any spelling.
 */
export function createEndpointLookup({ basePath, endpoints }: Served): EndpointLookup {
  const routes = endpoints.map((endpoint) => toRoute(basePath, endpoint))
  const patterns = routes.flatMap(({ endpoint, pattern }) => (pattern ? [{ endpoint, pattern }] : []))
  const fixed = new Map(
    routes
      .filter(({ pattern }) => !pattern)
      .map(({ endpoint, path }) => [keyOf(endpoint.method, path), endpoint]),
  )
  const localStarts = startsOf(endpoints.filter(({ isLocalOnly }) => isLocalOnly))
  const never400Starts = startsOf(endpoints.filter(({ isNever400 }) => isNever400)).map(
    (path) => basePath + path,
  )

  return {
    find: (method, urlPath) => {
      if (!urlPath.startsWith(basePath)) return null
      const path = routedPath(urlPath)
      const routed = method === 'HEAD' ? 'GET' : method
      return (
        fixed.get(keyOf(routed, path)) ??
        patterns.find(({ endpoint, pattern }) => endpoint.method === routed && pattern.test(path))
          ?.endpoint ??
        null
      )
    },
    allowedMethods: (path) => {
      const there = routes.filter((route) => !route.endpoint.isLocalOnly && matches(route, path))
      const methods = new Set<string>(there.map(({ endpoint }) => endpoint.method))
      if (methods.has('GET')) methods.add('HEAD')
      return [...methods].sort()
    },
    isLocalOnly: (urlPath) => {
      const path = plainPath(urlPath)
      const inside = path.startsWith(basePath) ? path.slice(basePath.length) : path
      return localStarts.some((start) => inside.startsWith(start))
    },
    isNever400: (urlPath) => {
      const path = plainPath(urlPath)
      return never400Starts.some((start) => path.startsWith(start))
    },
  }
}

const PARAMETER = /\{\w+\}/g

function toRoute(basePath: string, endpoint: Endpoint): Route {
  const path = basePath + endpoint.path
  const pattern = path.includes('{')
    ? new RegExp(`^${path.replaceAll('.', '\\.').replace(PARAMETER, '[^/]+')}$`)
    : null
  return { endpoint, path, pattern }
}

const matches = ({ path: own, pattern }: Route, path: string): boolean =>
  pattern ? pattern.test(path) : own === path

const keyOf = (method: string | undefined, path: string): string => `${method} ${path}`

/** What comes before the first parameter, in the spelling of `plainPath`. */
const startsOf = (endpoints: readonly Endpoint[]): string[] => [
  ...new Set(endpoints.map(({ path }) => path.replace(/\/\{.*/, '').toLowerCase())),
]
