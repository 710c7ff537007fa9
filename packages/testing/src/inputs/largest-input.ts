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
  '12345678-0001',
  '0190b5f0-0000-7000-8000-000000000001.1',
]
/** Every category has it. */
const IN_EVERY_CATEGORY = { subCategory: 'OTHER' }
/** Fields that are not accepted together with another one. */
const LEFT_OUT_BESIDE: Readonly<Record<string, readonly string[]>> = { variants: ['quantity', 'delivery'] }

/** For texts without a length limit of their own. */
const LONG_TEXT = 3_000

/** Lists inside lists are bounded together: more would be refused as a whole. */
const LIST_IN_LIST = 10

type Place = Filling & { name: string; at: number; lists: number }

/** The largest value that fits the schema: each text as long as it may be, each list as full, each field given. */
export const largestInput = (schema: JsonSchema, filling: Filling): unknown =>
  largestOf(schema, { ...filling, name: '', at: 0, lists: 0 })

function largestOf(schema: JsonSchema, place: Place): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return largestOf(alternatives[place.alternative % alternatives.length] ?? {}, place)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[place.at % schema.enum.length]
  if (schema.type === 'object') return largestObject(schema, place)
  if (schema.type === 'array') return largestList(schema, place)
  if (schema.type === 'string') return largestText(schema, place)
  if (schema.type === 'integer' || schema.type === 'number') return largestNumber(schema, place)
  if (schema.type === 'boolean') return true
  return null
}

/** The same twice in a list is often refused. */
const largestNumber = ({ maximum, minimum }: JsonSchema, { at }: Place): number =>
  Math.max(minimum ?? 0, (maximum ?? Number.MAX_SAFE_INTEGER) - at)

function largestObject({ properties = {} }: JsonSchema, place: Place): object {
  const leftOut = Object.keys(properties).flatMap((name) => LEFT_OUT_BESIDE[name] ?? [])
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, schema]) => [
        name,
        largestOf(typeof schema === 'boolean' ? {} : schema, { ...place, name }),
      ]),
  )
}

function largestList({ items, maxItems = 1 }: JsonSchema, place: Place): unknown[] {
  const schema = Array.isArray(items) ? items[0] : items
  if (schema === undefined || typeof schema === 'boolean') return []
  const length = place.lists === 0 ? maxItems : Math.min(maxItems, LIST_IN_LIST)
  const lists = place.lists + 1
  return Array.from({ length }, (_, at) => largestOf(schema, { ...place, lists, at: place.at + at }))
}

function largestText(schema: JsonSchema, { name, at, lists, text, ids, named }: Place): string {
  const max = schema.maxLength ?? LONG_TEXT
  const ending = lists === 0 ? '' : String(at) // the same twice in a list is often refused
  const filled = text.repeat(Math.ceil(max / text.length)).slice(0, max - ending.length) + ending
  const id = ids[at % ids.length] ?? ''
  const candidates = [{ ...IN_EVERY_CATEGORY, ...named }[name] ?? filled, id, ...SAMPLES]
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    pattern ? [new RegExp(pattern, 'u')] : [],
  )
  const found = candidates.find((one) => one.length <= max && patterns.every((pattern) => pattern.test(one)))
  if (found === undefined) throw new Error(`No sample fits the field ${name}: ${JSON.stringify(schema)}`)
  return found
}
