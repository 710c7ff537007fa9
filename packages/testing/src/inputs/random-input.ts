import type { JsonSchema } from '@ahia/contracts/server/json-schema'

export type Random = () => number

/** What random inputs are made with. */
export type Supply = {
  random: Random
  /** Things that exist, in the place of ids. */
  ids: readonly string[]
  /** Values of fields by name that are accepted. */
  named: Readonly<Record<string, readonly string[]>>
  /** How often a value is one that does not fit: 0 for never. */
  hostileShare: number
}

const WORDS = 'rice beans red shoe under 50k for my brother in Lagos cheap size 42 and compare order'.split(
  ' ',
)
const UUID = '0190b5f0-0000-7000-8000-00000000000'
const MAX_LIST = 210
const MAX_TEXT = 6_000

/** Values of every kind that no field expects. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\u200b',
  'ﷺ'.repeat(300),
  'e\u0301'.repeat(300),
  '😀'.repeat(100),
  'x'.repeat(256),
  'x'.repeat(5_001),
  "' or 1=1 --",
  '"; drop table x; --',
  '%00%ff%',
  '../../etc/passwd',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '\\',
  '%',
  '_',
  '*:* & | ! ( )',
  '-0',
  'NaN',
  '1e400',
  '99999999999999999999',
  '2026-02-30',
  'null',
  '__proto__',
  [],
  [[[]]],
  {},
  { a: { b: { c: {} } } },
  { __proto__: null, constructor: 1 },
  [null, 1, 'x'],
]

export const pick = <T>(random: Random, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** A value that fits the schema more or less: some parts are missing, too large, of another kind or unknown. */
export function randomInput(schema: JsonSchema, supply: Supply, name = ''): unknown {
  const { random, hostileShare } = supply
  if (random() < hostileShare) return pick(random, HOSTILE)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return randomInput(pick(random, alternatives), supply, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  if (schema.type === 'object') return randomObject(schema, supply)
  if (schema.type === 'array') return randomList(schema, supply, name)
  if (schema.type === 'string') return randomText(schema, supply, name)
  if (schema.type === 'integer' || schema.type === 'number') return randomNumber(schema, random)
  return random() < 0.5
}

function randomObject({ properties = {}, required = [] }: JsonSchema, supply: Supply): object {
  const { random, hostileShare } = supply
  const given = Object.entries(properties).filter(([name]) =>
    required.includes(name) ? random() >= hostileShare / 2 : random() < 0.6,
  )
  const known = given.map(([name, schema]) => [
    name,
    randomInput(typeof schema === 'boolean' ? {} : schema, supply, name),
  ])
  const unknown = random() < hostileShare / 2 ? [['unknown', pick(random, HOSTILE)]] : []
  return Object.fromEntries([...known, ...unknown])
}

function randomList(
  { items, minItems = 0, maxItems = 20 }: JsonSchema,
  supply: Supply,
  name: string,
): unknown[] {
  const schema = Array.isArray(items) ? items[0] : items
  if (schema === undefined || typeof schema === 'boolean') return []
  const { random, hostileShare } = supply
  const fitting = [minItems, minItems + 1, Math.min(maxItems, minItems + 3), maxItems]
  const length = random() < hostileShare ? maxItems + 1 : pick(random, fitting)
  return Array.from({ length: Math.min(length, MAX_LIST) }, () => randomInput(schema, supply, name))
}

function randomNumber({ minimum = -10, maximum = 1_000 }: JsonSchema, random: Random): number {
  return pick(random, [
    minimum,
    maximum,
    minimum + 1,
    Math.round(minimum + random() * (Math.min(maximum, 1e6) - minimum)),
  ])
}

function randomText(schema: JsonSchema, { random, ids, named, hostileShare }: Supply, name: string): string {
  const known = named[name]
  if (known && random() < 0.9) return pick(random, known)
  if (schema.format === 'uuid' || name === 'id')
    return random() < 0.75 ? pick(random, ids) : UUID + Math.floor(random() * 10)
  const { minLength = 0, maxLength = 200 } = schema
  const isTooLong = random() < hostileShare
  const length = isTooLong ? maxLength + 1 : pick(random, [minLength, minLength + 8, maxLength, 40])
  const text = random() < 0.5 ? wordsOf(random, length) : String(Math.floor(random() * 1e6))
  return text.slice(0, Math.min(isTooLong ? length : maxLength, MAX_TEXT))
}

function wordsOf(random: Random, length: number): string {
  let text = pick(random, WORDS)
  while (text.length < length && text.length < MAX_TEXT) text += ` ${pick(random, WORDS)}`
  return text
}
