import type { Endpoint } from '@ahia/contracts/endpoint'

/** Which methods a path takes, so that a wrong one is told apart from a wrong address. */
export function allowedMethods(endpoints: readonly Endpoint[], path: string): string[] {
  const matching = endpoints.filter((endpoint) => toPattern(endpoint.path).test(path))
  const methods = new Set<string>(matching.map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}

// Trailing slashes are accepted everywhere, as the specification writes some paths with and some without.
const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
