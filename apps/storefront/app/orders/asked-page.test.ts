import { expect, test } from 'vitest'
import { ordersAddress, pageAsked } from './asked-page.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1001', 1],
])('ORD-01 the address /orders?%s asks for page %d', (query, page) => {
  expect(pageAsked(new URLSearchParams(query))).toBe(page)
})

test('ORD-01 the address of a page asks for it', () => {
  expect(ordersAddress(1)).toBe('/orders')
  expect(pageAsked(new URL(ordersAddress(7), 'https://ahia.example').searchParams)).toBe(7)
})
