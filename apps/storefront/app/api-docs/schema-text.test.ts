import { expect, test } from 'vitest'
import { schemaText } from './schema-text.ts'

const nothingToResolve = () => undefined

test('API-42 an object shows its fields, which are optional, and their meaning', () => {
  const product = {
    type: 'object',
    required: ['name', 'shop'],
    properties: {
      name: { type: 'string' },
      price: { type: 'number', description: 'naira' },
      shop: { type: 'object', required: ['_id'], properties: { _id: { type: 'string', format: 'uuid' } } },
    },
  }

  expect(schemaText(product, nothingToResolve)).toBe(
    [
      '{',
      '  name: string',
      '  price?: number // naira',
      '  shop: {',
      '    _id: string (uuid)',
      '  }',
      '}',
    ].join('\n'),
  )
})

test('API-42 enums, lists and references are shown like types', () => {
  const resolve = (ref: string) => (ref === '#/Size' ? { enum: ['S', 'M'] } : undefined)

  expect(schemaText({ type: 'array', items: { $ref: '#/Size' } }, resolve)).toBe('("S" | "M")[]')
  expect(schemaText({ anyOf: [{ type: 'string' }, { type: 'null' }] }, resolve)).toBe('string | null')
  expect(schemaText({ const: true }, resolve)).toBe('true')
  expect(
    schemaText({ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, resolve),
  ).toBe('{\n  a?: string\n}[]')
  expect(schemaText({}, resolve)).toBe('anything')
})

test('API-42 a recursive schema ends', () => {
  const tree = { type: 'array', items: { $ref: '#/Tree' } }

  expect(schemaText(tree, () => tree)).toContain('…')
})
