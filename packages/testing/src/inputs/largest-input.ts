import type { JsonSchema } from '@ahia/contracts/server/json-schema'

/** What an input is filled with. */
export type Filling = {
  /** Repeated until a text is as long as it may be. */
  text: string
  /** Things that exist, in the place of ids. */
  ids: readonly string[]
  /** Values of fields by name, where the schema alone does not tell what is accepted. */
  named: Readonly<Record<string, string>>
  /** Which of several alternatives is filled in. */
  alternative: number
}

/** For texts that have to look like something. */
const SAMPLES = [
  '0803 123 4567',
  '1',
  '1234',
  'true',
  'AAAAAAAA',
  '123456',
  'a1b2c3d4',
  '2026-11-17',
  '2026-11-17T12:00:00.000Z',
]
/** For texts without a length limit of their own. */
const LONG_TEXT = 3_000

type Place = Filling & { name: string; at: number }

/** The largest value that fits the schema: each text as long as it may be, each list as full, each field given. */
export const largestInput = (schema: JsonSchema, filling: Filling): unknown =>
  largestOf(schema, { ...filling, name: '', at: 0 })

function largestOf(schema: JsonSchema, place: Place): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return largestOf(alternatives[place.alternative % alternatives.length] ?? {}, place)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[place.at % schema.enum.length]
  if (schema.type === 'object') return largestObject(schema, place)
  if (schema.type === 'array') return largestList(schema, place)
  if (schema.type === 'string') return largestText(schema, place)
  if (schema.type === 'integer' || schema.type === 'number') return schema.maximum ?? Number.MAX_SAFE_INTEGER
  if (schema.type === 'boolean') return true
  return null
}

const largestObject = ({ properties = {} }: JsonSchema, place: Place): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      largestOf(typeof schema === 'boolean' ? {} : schema, { ...place, name }),
    ]),
  )

function largestList({ items, maxItems = 1 }: JsonSchema, place: Place): unknown[] {
  const schema = Array.isArray(items) ? items[0] : items
  if (schema === undefined || typeof schema === 'boolean') return []
  return Array.from({ length: maxItems }, (_, at) => largestOf(schema, { ...place, at: place.at + at }))
}

function largestText(schema: JsonSchema, { name, at, text, ids, named }: Place): string {
  const max = schema.maxLength ?? LONG_TEXT
  const filled = text.repeat(Math.ceil(max / text.length)).slice(0, max)
  const id = ids[at % ids.length] ?? ''
  const candidates = [named[name] ?? filled, id, ...SAMPLES]
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  )
  const found = candidates.find((one) => one.length <= max && patterns.every((pattern) => pattern.test(one)))
  if (found === undefined) throw new Error(`No sample fits the field ${name}: ${JSON.stringify(schema)}`)
  return found
}
