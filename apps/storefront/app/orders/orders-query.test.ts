import { expect, test } from 'vitest'
import { ordersAddress, parseOrdersQuery } from './orders-query.ts'

test.each([
  ['', null, 1],
  ['page=3', null, 3],
  ['page=0', null, 1],
  ['page=1.5', null, 1],
  ['page=two', null, 1],
  ['page=1001', null, 1],
  ['status=SHIPPED&page=2', 'SHIPPED', 2],
  ['status=shipped', null, 1],
  ['status=', null, 1],
])('ORD-01 the URL /orders?%s selects status %s, page %d', (query, status, page) => {
  expect(parseOrdersQuery(new URLSearchParams(query))).toEqual({ status, page })
})

test.each([
  { status: null, page: 1 },
  { status: null, page: 7 },
  { status: 'PENDING', page: 1 },
  { status: 'PENDING', page: 7 },
] as const)('ORD-01 the URL of $status, page $page, selects it', (asked) => {
  expect(parseOrdersQuery(new URL(ordersAddress(asked), 'https://ahia.example').searchParams)).toEqual(asked)
})
