import type { Endpoint } from '@ahia/contracts/endpoint'

type Address = Pick<Endpoint, 'method' | 'path'>

/** Which methods a path takes, so that a wrong one is told apart from a wrong address. */
export function allowedMethods(addresses: readonly Address[], path: string): string[] {
  const matching = addresses.filter((address) => toPattern(address.path).test(path))
  const methods = new Set<string>(matching.map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}

// Trailing slashes are accepted everywhere, as the specification writes some paths with and some without.
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`)
