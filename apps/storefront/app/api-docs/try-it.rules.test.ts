import { expect, test } from 'vitest'
import { readable, requestPath } from './try-it.rules.ts'

test('API-42 the form fills path and query, and leaves out empty values', () => {
  const endpoint = {
    path: '/products/{productId}/reviews',
    parameters: [
      { name: 'productId', place: 'path', required: true, type: 'string' },
      { name: 'page', place: 'query', required: false, type: 'number' },
      { name: 'sort', place: 'query', required: false, type: 'string' },
    ],
  } as const

  const path = requestPath(
    { ...endpoint, parameters: [...endpoint.parameters] },
    { productId: 'a/b', page: '2', sort: '' },
  )

  expect(path).toBe('/products/a%2Fb/reviews?page=2')
})

test('API-42 a response that is not JSON is shown unchanged', () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readable('<html>')).toBe('<html>')
})
