import { API_PATH } from '@ahia/contracts/api-path'
import type { Auth, Endpoint } from '@ahia/contracts/endpoint'
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { type JsonSchema, toJsonSchema } from '@ahia/contracts/server/json-schema'
import { type Filling, largestInput } from '@ahia/testing/inputs/largest-input'

/** A request that costs as much as one of its kind can. */
export type LargeRequest = {
  /** The endpoint or page. */
  target: string
  /** What is large about it. */
  size: string
  method: string
  path: string
  auth: Auth
  isLocalOnly: boolean
  body?: string
}

/** Things of a market that requests are about. */
export type Things = { productIds: readonly ProductId[]; shopIds: readonly ShopId[] }

/** What fills texts: each is expensive to something that reads texts. */
const TEXTS = {
  words: 'rice for my brother wedding under 50k red size 42 without sugar dry skin cheap phone in lagos ',
  'short words': 'a ',
  'things in a row':
    'bag shoe cap rice beans yam oil soap cream laptop phone tv fan freezer cable lamp bed pot ',
  comparisons: 'compare rice vs beans and yam or ',
  amounts: '₦5,000 - 10,000 2k 3kg 5" size xl ',
  'one word': 'abcdefgh',
  digits: '1234567890',
  marks: 'é\u0301\u0301',
  ligatures: 'ﷺ',
  signs: ', . ? ',
  'a word in many places': 'from a to b ',
  capitals: 'A.B-',
} as const

/** Where texts are understood, not only stored. */
const READS_TEXTS = ['/ai/recommend', '/products', '/search/suggest']
const STORED_TEXTS: readonly string[] = ['words', 'one word', 'ligatures']

/** Bodies that fit no schema, as large as a body may be. */
const MAX_BODY_BYTES = 256 * 1024
const OPEN = ['{"a":"', '"}'] as const
const WRONG_BODIES: Record<string, (fields: readonly string[]) => string> = {
  'a text as long as a body': () => `${OPEN[0]}${'é'.repeat((MAX_BODY_BYTES - 8) / 2)}${OPEN[1]}`,
  'a thousand unknown fields': () =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 'x'.repeat(200)])),
    ),
  'brackets only': () => '['.repeat(MAX_BODY_BYTES),
  'escapes only': () => `${OPEN[0]}${'\\u00e9'.repeat((MAX_BODY_BYTES - 8) / 6)}${OPEN[1]}`,
  'lists of wrong items': (fields) =>
    JSON.stringify(
      Object.fromEntries(
        fields.map((field) => [
          field,
          new Array(Math.floor(MAX_BODY_BYTES / 2 / fields.length) - 20).fill(0),
        ]),
      ),
    ),
  'lists of wrong objects': (fields) =>
    JSON.stringify(
      Object.fromEntries(
        fields.map((field) => [
          field,
          new Array(Math.floor(MAX_BODY_BYTES / 3 / fields.length) - 20).fill({}),
        ]),
      ),
    ),
}

const MANY_PARAMETERS = Array.from({ length: 1_000 }, (_, at) => `x${at}=1`).join('&')

/** The largest requests to an endpoint. */
export function largestRequests(endpoint: Endpoint, things: Things): LargeRequest[] {
  const { method, path, auth, isLocalOnly = false, body, query } = endpoint
  const base = { target: `${method} ${path}`, method, auth, isLocalOnly }
  const at = (filling: Filling) => API_PATH + pathOf(endpoint, filling)
  const texts = Object.entries(TEXTS).filter(
    ([size]) => READS_TEXTS.includes(endpoint.path) || STORED_TEXTS.includes(size),
  )
  const whole = texts.flatMap(([size, text]) =>
    [0, 1].map((alternative): LargeRequest => {
      const filling = toFilling(text, things, alternative)
      return {
        ...base,
        size,
        path: at(filling) + queryOf(query && toJsonSchema(query, 'input'), filling),
        ...(body ? { body: JSON.stringify(largestInput(toJsonSchema(body, 'input'), filling)) } : {}),
      }
    }),
  )
  const plain = at(toFilling('x', things, 0))
  const wrong = Object.entries(WRONG_BODIES).map(
    ([size, make]): LargeRequest => ({
      ...base,
      size,
      path: plain,
      body: make(body ? fieldsOf(toJsonSchema(body, 'input')) : ['a']),
    }),
  )
  const unknown = { ...base, size: 'a thousand unknown parameters', path: `${plain}?${MANY_PARAMETERS}` }
  return [...withoutTwins(whole), ...(method === 'GET' ? [unknown] : wrong)]
}

const toFilling = (text: string, { productIds, shopIds }: Things, alternative: number): Filling => ({
  text,
  ids: productIds,
  alternative,
  named: {
    email: `${'a'.repeat(60)}@example.com`,
    ids: productIds.slice(0, 100).join(','),
    items: productIds.slice(0, 100).join(','),
    shopId: shopIds[0] ?? '',
  },
})

const pathOf = ({ path, params, tag }: Endpoint, filling: Filling): string => {
  const id = tag === 'shops' ? (filling.named.shopId ?? '') : (filling.ids[0] ?? '')
  const given = params
    ? largestInput(toJsonSchema(params, 'input'), { ...filling, named: { id, code: 'NG' } })
    : {}
  const values = new Map(Object.entries(given ?? {}))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function queryOf(schema: JsonSchema | undefined, filling: Filling): string {
  const given = schema ? Object.entries(largestInput(schema, filling) ?? {}) : []
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const fieldsOf = ({ properties = {}, anyOf, oneOf }: JsonSchema): string[] => [
  ...new Set([...Object.keys(properties), ...(anyOf ?? oneOf ?? []).flatMap(fieldsOf)]),
]

const withoutTwins = (requests: readonly LargeRequest[]): LargeRequest[] => [
  ...new Map(requests.map((request) => [`${request.path} ${request.body}`, request])).values(),
]
