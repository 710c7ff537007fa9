import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const listOf = (values: number) => `[${Array.from({ length: values }, () => 1).join(',')}]`
const fieldsOf = (keys: number) =>
  `{${Array.from({ length: keys }, (_one, place) => `"k${place}":1`).join(',')}}`

const ruleOf = (text: string, longest?: number): string | null => {
  try {
    parseStrictJson(text, longest)
    return null
  } catch (error) {
    return JSON.stringify(error).match(/"rule":"(\w+)"/)?.[1] ?? String(error)
  }
}

test.each([
  ['10 levels', nested(10), nested(11), 'too_deep'],
  ['1,000 fields', fieldsOf(1_000), fieldsOf(1_001), 'too_many_keys'],
  ['5,000 values', listOf(5_000), listOf(5_001), 'too_many_values'],
])('R16, R31 a body of %s is read, and one more is refused', (_most, most, more, rule) => {
  expect(ruleOf(most)).toBe(null)
  expect(ruleOf(more)).toBe(rule)
})

test('R31 a call with longer lists has its own bound', () => {
  expect(ruleOf(listOf(20), 20)).toBe(null)
  expect(ruleOf(listOf(21), 20)).toBe('too_many_values')
  expect(ruleOf(listOf(6_000), 7_000)).toBe(null)
})

test('R16 a field twice, or one that reaches into a prototype, is refused', () => {
  expect(parseStrictJson('{"a":{"b":1},"c":{"b":2}}')).toEqual({ a: { b: 1 }, c: { b: 2 } })
  expect(ruleOf('{"a":1,"a":2}')).toBe(ruleOf('{"a":{"b":1,"b":2}}'))
  expect(ruleOf('{"a":1,"a":2}')).not.toBe(null)
  for (const key of ['__proto__', 'constructor', 'prototype']) expect(ruleOf(`{"${key}":1}`)).not.toBe(null)
})
