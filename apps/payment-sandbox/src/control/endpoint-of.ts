import type { FaultyEndpoint } from './faults.ts'

const ENDPOINTS: readonly [start: string, endpoint: FaultyEndpoint][] = [
  ['POST /transaction/initialize', 'initialize'],
  ['GET /transaction/verify/', 'verify'],
  ['POST /refund', 'refund'],
  ['GET /refund', 'refunds'],
  ['GET /dispute', 'disputes'],
  ['PUT /dispute/', 'resolve'],
  ['POST /transferrecipient', 'recipient'],
  ['GET /bank', 'bank'],
  ['POST /transfer', 'transfer'],
  ['GET /transfer/', 'transfer'],
]

/** Which of the provider's calls this is; null for pages and levers. */
export function endpointOf(method: string, path: string): FaultyEndpoint | null {
  const call = `${method} ${path}`
  return ENDPOINTS.find(([start]) => call.startsWith(start))?.[1] ?? null
}
