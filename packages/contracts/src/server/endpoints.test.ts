import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminEndpoints } from './admin-endpoints.ts'
import { endpoints } from './endpoints.ts'

/** Of the market and of its back office. */
const everywhere = [...endpoints, ...adminEndpoints]
const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`

/** API-44: what the specification leaves open. */
const OPEN = [
  'POST /user/register',
  'POST /shop/createShop',
  'POST /user/updateProfile',
  'POST /shop/updateprofile',
]

test('API-44 the bodies that the specification leaves open ignore unknown fields, and no others do', () => {
  const open = endpoints.filter(
    ({ body }) => body && findLenientObject(z.toJSONSchema(body, { io: 'input' })),
  )

  expect(open.map(nameOf).sort()).toEqual([...OPEN].sort())
})

test.each(
  endpoints
    .filter((endpoint) => !OPEN.includes(nameOf(endpoint)))
    .map((endpoint) => [nameOf(endpoint), endpoint]),
)('API-40 %s accepts no unknown field', (_name, endpoint) => {
  const schemas = [endpoint.params, endpoint.query, endpoint.body].filter((schema) => schema !== undefined)

  for (const schema of schemas) expect(findLenientObject(z.toJSONSchema(schema, { io: 'input' }))).toBeNull()
})

test.each(everywhere.map((endpoint) => [nameOf(endpoint), endpoint]))(
  '%s uses each field name once across path, query and body',
  (_name, { params, query, body }) => {
    const names = [params, query, body].flatMap((schema) => (schema ? listFields(schema) : []))

    expect(new Set(names).size).toBe(names.length)
  },
)

test.each(everywhere.map((endpoint) => [nameOf(endpoint), endpoint]))(
  'R16 %s takes no whole number that the database cannot store',
  (_name, { params, query, body }) => {
    const schemas = [params, query, body].filter((schema) => schema !== undefined)

    for (const schema of schemas)
      expect(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))).not.toContain(
        `"maximum":${Number.MAX_SAFE_INTEGER}`,
      )
  },
)

test('only GET endpoints without sign-in are public', () => {
  const personal = endpoints.filter(
    ({ isPublic, auth, method }) => isPublic && (auth !== 'none' || method !== 'GET'),
  )

  expect(personal.map(nameOf)).toEqual([])
})

test('R8 carts, checkouts and payments are the last to be refused under load', () => {
  const first = endpoints.filter(({ traffic }) => traffic === 'first')

  expect(first.map(nameOf).sort()).toEqual([
    'GET /cart',
    'GET /cart/count',
    'GET /orders/verify',
    'POST /cart/addToCart',
    'POST /cart/clearCart',
    'POST /cart/reduceQuantity',
    'POST /cart/removeFromCart',
    'POST /cart/restoreItem',
    'POST /orders/checkout',
    'POST /orders/pay',
    'POST /webhooks/paystack',
  ])
})

test('API-40 only the assistant answers at the top level, with no name of the envelope among its fields', () => {
  const flat = endpoints.filter(({ isFlat }) => isFlat)

  expect(flat.map(nameOf)).toEqual(['POST /ai/recommend'])
  for (const { data } of flat)
    expect(listFields(data).filter((name) => ['success', 'message', 'data', 'code'].includes(name))).toEqual(
      [],
    )
})

test('endpoints with files are uploads, and no others are', () => {
  const uploads = endpoints.filter(({ traffic }) => traffic === 'upload')

  expect(uploads).toEqual(endpoints.filter(({ files }) => files !== undefined))
  expect(uploads).not.toEqual([])
})

test('local-only and non-JSON endpoints are not in the API document', () => {
  const documented = endpoints.filter(({ isDocumented }) => isDocumented !== false)

  expect(documented.filter(({ isLocalOnly, mediaType }) => isLocalOnly || mediaType !== undefined)).toEqual(
    [],
  )
  expect(
    endpoints.filter(({ path, isLocalOnly }) => path.startsWith('/dev/') !== (isLocalOnly === true)),
  ).toEqual([])
})

test('endpoints with the same limit name have the same limit', () => {
  const all = endpoints.flatMap(({ limits = {} }) => Object.values(limits))
  const different = new Set(all.map((limit) => JSON.stringify(limit)))

  expect(new Set(all.map(({ name }) => name)).size).toBe(different.size)
})

test('every call is listed once', () => {
  const names = endpoints.map(nameOf)

  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

/** The first object schema, at any depth, that would let unknown fields pass. */
function findLenientObject(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return null
  if ('type' in schema && schema.type === 'object' && isLenient(schema)) return schema
  for (const inner of Object.values(schema)) {
    const found = findLenientObject(inner)
    if (found !== null) return found
  }
  return null
}

/** A map from any name to a value has `propertyNames`. */
const isLenient = (schema: object): boolean =>
  !('propertyNames' in schema) && !('additionalProperties' in schema && schema.additionalProperties === false)

/** The top-level field names of a schema; for a union, of all its members. */
function listFields(schema: z.ZodType): string[] {
  return [...new Set(fieldsOf(z.toJSONSchema(schema, { io: 'input' })))]
}

function fieldsOf({
  properties = {},
  anyOf = [],
  oneOf = [],
  allOf = [],
}: z.core.JSONSchema.BaseSchema): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)]
}

/** Seconds of a limit, and the most calls that an account may have in them. */
const MOST: Record<number, number> = { 60: 600, 3600: 400, 86400: 60 }

test('T20 limits of one name are one limit, and none lets an account call more often than a person can', () => {
  const byName = new Map<string, Set<string>>()
  for (const { limits = {} } of everywhere)
    for (const { name, ...limit } of Object.values(limits))
      byName.set(name, (byName.get(name) ?? new Set()).add(JSON.stringify(limit)))
  const accounts = everywhere.flatMap(({ limits }) => limits?.account ?? [])

  // They share a count in the database.
  expect([...byName].filter(([, limits]) => limits.size > 1)).toEqual([])
  expect(accounts.length).toBeGreaterThan(50)
  expect(accounts.filter(({ max, seconds }) => max > (MOST[seconds] ?? 0))).toEqual([])
  expect(accounts.filter(({ max, lease }) => lease * 2 > max)).toEqual([])
})
