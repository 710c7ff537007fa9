import { API_PATH } from '@ahia/contracts/api-path'
import { DEVICE_HEADER } from '@ahia/contracts/call'
import type { Endpoint } from '@ahia/contracts/endpoint'
import { adminEndpoints } from '@ahia/contracts/server/admin-endpoints'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { toJsonSchema } from '@ahia/contracts/server/json-schema'
import { pick, type Random, randomInput, type Supply } from '@ahia/testing/inputs/random-input'
import { seededRandom } from '@ahia/testing/seeded-random'
import type { FuzzedTokens } from './fuzzed-accounts.ts'
import type { FuzzedMarket } from './fuzzed-market.ts'

export type FuzzRequest = {
  /** The endpoint. */
  target: string
  /** Of the market, or of its back office. */
  origin: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** With the token or cookie of somebody whose session nothing ends. */
  isSignedIn: boolean
}

/** What requests are made of at the moment. */
export type FuzzSupply = Omit<FuzzedMarket, 'tokens'> & { tokens: FuzzedTokens }

const HOSTILE_SHARES = [0, 0, 0.02, 0.1, 0.4]
const MAX_URL = 8_000
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  '',
]

/** Schemas are made once: there are thousands of requests. */
const shapes = [...endpoints, ...adminEndpoints].map((endpoint) => ({
  endpoint,
  isOffice: adminEndpoints.includes(endpoint),
  params: endpoint.params && toJsonSchema(endpoint.params, 'input'),
  query: endpoint.query && toJsonSchema(endpoint.query, 'input'),
  body: endpoint.body && toJsonSchema(endpoint.body, 'input'),
}))

/** The request with this number: the same seed and number always make the same one, as far as the market is the same. */
export function makeRequest(seed: number, number: number, market: FuzzSupply): FuzzRequest {
  const random = seededRandom(seed * 1_000_003 + number * 7_919)
  const { endpoint, isOffice, params, query, body } = pick(random, shapes)
  const supply: Supply = {
    random,
    ids: idsFor(random, endpoint, market),
    named: market.named,
    hostileShare: pick(random, HOSTILE_SHARES),
  }
  const inPath = new Map(
    Object.entries(params ? (randomInput({ ...params }, { ...supply, hostileShare: 0 }) ?? {}) : {}),
  )
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => toSegment(random, inPath.get(name)))
  const made = random() < 0.05 ? '{"a":' : JSON.stringify(body ? randomInput(body, supply) : undefined)
  const sent = endpoint.method === 'GET' ? undefined : made
  const headers = {
    ...headersOf(random, { endpoint, number, market, body: sent }),
    ...(isOffice ? staffHeaders(random, endpoint, market) : {}),
  }
  return {
    target: `${endpoint.method} ${endpoint.path}`,
    origin: isOffice ? market.office.origin : market.origin,
    method:
      random() < 0.97
        ? endpoint.method
        : pick(random, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']),
    path: API_PATH + filled + toQuery(query ? randomInput(query, supply) : random() < 0.05 ? { x: '1' } : {}),
    headers,
    body: sent,
    isSignedIn: isOffice ? isColleague(headers, market) : isAccount(headers, market),
  }
}

const isAccount = ({ authorization }: Record<string, string>, { tokens }: FuzzSupply): boolean =>
  [...tokens.customers, tokens.shop].some((token) => authorization === `Bearer ${token}`)

const isColleague = ({ cookie }: Record<string, string>, { office }: FuzzSupply): boolean =>
  office.colleagues.some((colleague) => colleague.cookie === cookie)

/** Mostly ids of what the path is about, as others lead nowhere. */
function idsFor(random: Random, { path }: Endpoint, { ids, things, office }: FuzzSupply): string[] {
  if (path.includes('/staff/')) return [office.leavingId] // who is suspended is signed out
  const own = Object.entries(things).find(([name]) => path.includes(`/${name}/`))?.[1] ?? []
  const all = random() < 0.8 && own.length > 0 ? own : [...ids, ...Object.values(things).flat()]
  return all
}

const toSegment = (random: Random, value: unknown): string =>
  random() < 0.9
    ? encodeURIComponent(String(value))
    : pick(random, ['%ff', '..', 'a%2fb', '%00', 'x'.repeat(300), '-1'])

function toQuery(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const text = Object.entries(input)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`)
    .join('&')
  return text === '' ? '' : `?${text.slice(0, MAX_URL)}`
}

/** Half a character cannot be written in an address. */
const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

type Sender = { endpoint: Endpoint; number: number; market: FuzzSupply; body: string | undefined }

function headersOf(random: Random, { endpoint, number, market, body }: Sender): Record<string, string> {
  const token = tokenFor(random, endpoint, number, market)
  return {
    // What is for this machine alone answers nobody behind a proxy.
    ...(endpoint.isLocalOnly
      ? {}
      : { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }),
    ...(token === null ? {} : { authorization: token }),
    ...(body === undefined
      ? {}
      : {
          // Node's client leaves it out with methods that seldom have a body.
          'content-length': String(Buffer.byteLength(body)),
          'content-type': random() < 0.95 ? 'application/json' : pick(random, CONTENT_TYPES),
        }),
    ...(endpoint.sendsDevice
      ? { [DEVICE_HEADER]: String(number).padStart(random() < 0.9 ? 43 : 5, 'k') }
      : {}),
    ...(random() < 0.1 ? { 'accept-encoding': 'gzip, br' } : {}),
    ...(random() < 0.02 ? { 'if-none-match': '"x", W/"y"' } : {}),
  }
}

function tokenFor(
  random: Random,
  { auth, method }: Endpoint,
  number: number,
  market: FuzzSupply,
): string | null {
  const { customers, merchant, shop, leaving } = market.tokens
  const chance = random()
  if (chance < 0.04) return pick(random, ['Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(2_000)}`])
  if (auth === 'none' || chance < 0.08) return null
  // Ending sessions is for one account alone: the others need theirs.
  const customer = method === 'DELETE' ? leaving : (customers[number % customers.length] ?? '')
  const isShops = auth.startsWith('shop') !== chance < 0.12
  return `Bearer ${isShops ? (auth === 'shop' ? shop : merchant) : customer}`
}

/** ADMIN-04: a cookie says who is there, and the browser where the request comes from. */
function staffHeaders(
  random: Random,
  { auth, method, path, needs = 'any' }: Endpoint,
  { office }: FuzzSupply,
): Record<string, string> {
  const { colleagues, leaving } = office
  const chance = random()
  const isEnding = method === 'DELETE' && path.endsWith('/session')
  const permitted = colleagues.filter(({ permissions }) => needs === 'any' || permissions.includes(needs))
  const { cookie } = isEnding
    ? { cookie: leaving }
    : pick(random, random() < 0.9 && permitted.length > 0 ? permitted : colleagues)
  const isKnown = chance >= 0.08 && (auth !== 'none' || chance < 0.5)
  return {
    ...(random() < 0.97 ? { 'sec-fetch-site': 'same-origin' } : {}),
    ...(isKnown ? { cookie } : chance < 0.04 ? { cookie: '__Host-staff=x' } : {}),
  }
}
