import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'

const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]))(
  'API-40 %s takes no field that it does not know',
  (_name, endpoint) => {
    const schemas = [endpoint.params, endpoint.query, endpoint.body].filter((schema) => schema !== undefined)

    for (const schema of schemas)
      expect(findLenientObject(z.toJSONSchema(schema, { io: 'input' }))).toBeNull()
  },
)

test('every call is listed once', () => {
  const names = endpoints.map(nameOf)

  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

/** The first object schema, however deep, that would let unknown fields pass. */
function findLenientObject(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return null
  if ('type' in schema && schema.type === 'object' && !('additionalProperties' in schema)) return schema
  for (const inner of Object.values(schema)) {
    const found = findLenientObject(inner)
    if (found !== null) return found
  }
  return null
}
