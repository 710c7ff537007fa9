import { expect, test } from 'vitest'
import { readApiDocument } from './read-api-document.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const addToCart = {
  summary: 'Put a product into the cart',
  tags: ['cart'],
  'x-auth': 'optional',
  parameters: [{ name: 'shopId', in: 'path', required: true, schema: { type: 'string' } }],
  requestBody: json({ $ref: '#/components/schemas/LineChange' }),
  responses: {
    200: json({ type: 'object', required: ['items'], properties: { items: { type: 'integer' } } }),
    409: { description: 'OUT_OF_STOCK' },
  },
}

const document = {
  paths: { '/cart/{shopId}': { post: addToCart } },
  components: { schemas: { LineChange: { type: 'object', properties: { quantity: { type: 'integer' } } } } },
}

test('API-42 an operation shows its access, input, response and errors', () => {
  expect(readApiDocument(document)).toEqual([
    {
      id: 'post-cart-shopId-',
      method: 'POST',
      path: '/cart/{shopId}',
      tag: 'cart',
      summary: 'Put a product into the cart',
      auth: 'optional',
      parameters: [{ name: 'shopId', place: 'path', required: true, type: 'string' }],
      body: '{\n  quantity?: integer\n}',
      data: '{\n  items: integer\n}',
      errors: [{ status: '409', codes: 'OUT_OF_STOCK' }],
    },
  ])
})

test('API-42 a document in an unknown format shows nothing and does not fail', () => {
  expect(readApiDocument(null)).toEqual([])
  expect(readApiDocument({ paths: [] })).toEqual([])
})
