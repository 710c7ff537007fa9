import { expect, test } from 'vitest'
import { toApiDocs } from './read-api-document.ts'

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
  paths: {
    '/cart/{shopId}': { post: addToCart },
    '/shops': { get: { summary: 'The shops', tags: ['shops'] } },
  },
  components: { schemas: { LineChange: { type: 'object', properties: { quantity: { type: 'integer' } } } } },
}

test('API-42 an operation shows its access, input, response and errors', () => {
  expect(toApiDocs(document, 'cart').endpoints).toEqual([
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

test('API-42 the list of all calls names each by its method, path and summary', () => {
  expect(toApiDocs(document, null).calls).toEqual([
    {
      id: 'post-cart-shopId-',
      method: 'POST',
      path: '/cart/{shopId}',
      tag: 'cart',
      summary: 'Put a product into the cart',
    },
    { id: 'get-shops', method: 'GET', path: '/shops', tag: 'shops', summary: 'The shops' },
  ])
})

test('API-42 a document in an unknown format shows nothing and does not fail', () => {
  const nothing = { tags: [], calls: [], endpoints: [] }
  expect(toApiDocs(null, null)).toEqual({ ...nothing, chosen: null })
  expect(toApiDocs({ paths: [] }, 'cart')).toEqual({ ...nothing, chosen: 'cart' })
})

test('R31 fields are written for the calls of the chosen tag alone', () => {
  const unread = {
    tags: ['shops'],
    responses: {
      get 200(): object {
        throw new Error('The fields of another tag were read')
      },
    },
  }
  const both = { paths: { '/cart/{shopId}': { post: addToCart }, '/shops': { get: unread } } }

  expect(toApiDocs(both, null)).toMatchObject({ tags: ['cart', 'shops'], endpoints: [] })
  expect(toApiDocs(both, 'cart').endpoints).toHaveLength(1)
  expect(toApiDocs(both, 'no such tag').endpoints).toEqual([])
  expect(() => toApiDocs(both, 'shops')).toThrow('another tag')
})
