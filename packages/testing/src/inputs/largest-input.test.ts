import { endpoints } from '@ahia/contracts/server/endpoints'
import { toJsonSchema } from '@ahia/contracts/server/json-schema'
import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { type Filling, largestInput } from './largest-input.ts'
import { randomInput } from './random-input.ts'

const ids = Array.from({ length: 200 }, (_, at) => `0190b5f0-0000-7000-8000-${String(at).padStart(12, '0')}`)
const filling: Omit<Filling, 'alternative'> = {
  text: 'rice and beans ',
  ids,
  named: {
    email: `${'a'.repeat(60)}@example.com`,
    ids: ids.slice(0, 100).join(','),
    items: ids.slice(0, 100).join(','),
  },
}

const bodies = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
)

test.each(bodies)('R31 the largest input for %s is one that it accepts', (_, schema) => {
  for (const alternative of [0, 1]) {
    const { error } = schema.safeParse(
      largestInput(toJsonSchema(schema, 'input'), { ...filling, alternative }),
    )

    expect(error?.issues).toBeUndefined()
  }
})

test('R16 the same seed makes the same random input, and another seed another', () => {
  const make = (seed: number) =>
    bodies.map(([, schema]) => {
      const supply = { random: seededRandom(seed), ids, named: {}, hostileShare: 0.2 }
      return JSON.stringify(randomInput(toJsonSchema(schema, 'input'), supply))
    })

  expect(make(7)).toEqual(make(7))
  expect(make(7)).not.toEqual(make(8))
})
