import type { Endpoint } from '@ahia/contracts/endpoint'
import { pathPattern } from './path-pattern.ts'

type Address = Pick<Endpoint, 'method' | 'path'>

/** Which methods a path takes, so that a wrong one is told apart from a wrong address. */
export function allowedMethods(addresses: readonly Address[], path: string): string[] {
  const matching = addresses.filter((address) => pathPattern(address.path).test(path))
  const methods = new Set<string>(matching.map(({ method }) => method))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].sort()
}
