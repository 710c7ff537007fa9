import { expect, test } from 'vitest'
import { withoutSchemas } from './endpoints-without-schemas.ts'

class Schema {
  parse = () => true
}

test('an endpoint keeps what a call needs and drops its schemas', () => {
  const payOrders = {
    method: 'POST',
    path: '/orders/pay',
    auth: 'customer',
    timeoutMs: 30_000,
    sendsDevice: true,
    tag: 'payments',
    body: new Schema(),
    data: new Schema(),
    errors: ['EXPIRED'],
  }

  expect(withoutSchemas({ payOrders })).toBe(
    'export const payOrders = {"method":"POST","path":"/orders/pay","auth":"customer","timeoutMs":30000,"sendsDevice":true}\n',
  )
})

test('T12 an endpoint with files keeps its field name', () => {
  const updateLogo = { method: 'POST', path: '/s3/updateLogo', files: { field: 'logo', max: 1 } }

  expect(withoutSchemas({ updateLogo })).toContain('"files":{"field":"logo","max":1}')
})

test('API-40 an endpoint that answers at the top level stays so', () => {
  const ask = { method: 'POST', path: '/ai/recommend', isFlat: true }

  expect(withoutSchemas({ ask })).toContain('"isFlat":true')
})

test('plain constants are kept; schemas, functions and lists of them are dropped', () => {
  const contract = {
    PAGE_SIZE: 12,
    sorts: ['newest', 'popular'],
    productSchema: new Schema(),
    toQuery: () => '',
    schemas: [new Schema()],
  }

  expect(withoutSchemas(contract)).toBe(
    'export const PAGE_SIZE = 12\nexport const sorts = ["newest","popular"]\n',
  )
})
