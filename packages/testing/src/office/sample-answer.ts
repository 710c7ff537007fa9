import type { Endpoint } from '@ahia/contracts/endpoint'
import { type JsonSchema, toJsonSchema } from '@ahia/contracts/server/json-schema'

type Filling = {
  /** Taken in turn for every free text. */
  texts: readonly string[]
  /** How many things are in each list. */
  listLength: number
}

/** For texts that have to look like something. */
const SAMPLES = [
  '0190b5f0-0000-7000-8000-00000000000#',
  '2026-11-17T12:00:00.00#Z',
  '2026-11-1#',
  'IDENTITY',
  'QUJDREVG',
  '123456',
  'a@example.com',
  '/products',
  '/media/a#.avif',
  'https://example.com/a#',
  'data:image/avif;base64,QUJD',
  '0#'.padEnd(64, 'a'),
  '#',
]

/** An answer that fits the contract, with a value in every field and these texts wherever any text is accepted. */
export function sampleAnswer({ data }: Pick<Endpoint, 'data'>, filling: Filling): unknown {
  let given = 0
  return sampleOf(toJsonSchema(data, 'output'), {
    ...filling,
    next: () => {
      given += 1
      return given
    },
  })
}

type Place = Filling & { next: () => number }

function sampleOf(schema: JsonSchema, place: Place): unknown {
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (alternatives) return sampleOf(alternatives[0] ?? {}, place)
  const types: readonly unknown[] = [schema.type].flat()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[place.next() % schema.enum.length]
  if (types.includes('object')) return objectOf(schema, place)
  if (types.includes('array')) return listOf(schema, place)
  if (types.includes('string')) return textOf(schema, place)
  if (types.includes('integer') || types.includes('number')) return numberOf(schema, place)
  if (types.includes('boolean')) return place.next() % 2 === 0
  return place.texts[place.next() % place.texts.length]
}

function objectOf(
  { properties = {}, additionalProperties, propertyNames }: JsonSchema,
  place: Place,
): object {
  const named = Object.entries(properties).map(([name, schema]) => [
    name,
    sampleOf(typeof schema === 'boolean' ? {} : schema, place),
  ])
  const isRecord = typeof additionalProperties === 'object' && named.length === 0
  const free =
    isRecord && place.listLength > 0 ? [[keyOf(propertyNames), sampleOf(additionalProperties, place)]] : []
  return Object.fromEntries([...named, ...free])
}

const keyOf = (names: JsonSchema | boolean | undefined): string =>
  typeof names === 'object' ? String(names.enum?.[0] ?? 'a') : 'a'

function listOf({ items, minItems = 0, maxItems = 3 }: JsonSchema, place: Place): unknown[] {
  const schema = Array.isArray(items) ? items[0] : items
  if (schema === undefined || typeof schema === 'boolean') return []
  const length = Math.max(minItems, Math.min(maxItems, place.listLength))
  return Array.from({ length }, () => sampleOf(schema, place))
}

function numberOf({ minimum = 0, maximum = 5 }: JsonSchema, place: Place): number {
  return Math.min(maximum, Math.max(minimum, 1) + (place.next() % 3))
}

function textOf(schema: JsonSchema, place: Place): string {
  const { maxLength = 400, minLength = 0 } = schema
  const at = place.next()
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  )
  const hostile = place.texts[at % place.texts.length] ?? ''
  const candidates = [hostile, ...SAMPLES.map((one) => one.replace('#', String(at % 10)))]
  const found = candidates
    .map((one) => one.slice(0, maxLength))
    .find((one) => one.length >= minLength && patterns.every((pattern) => pattern.test(one)))
  if (found === undefined) throw new Error(`No sample fits ${JSON.stringify(schema)}`)
  return found
}
