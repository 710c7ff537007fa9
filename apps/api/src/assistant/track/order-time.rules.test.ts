import { expect, test } from 'vitest'
import { toTimeSpan } from './order-time.rules.ts'

const now = new Date('2026-11-16T06:00:00Z') // a Monday

const spanOf = (text: string): string | null => {
  const span = toTimeSpan(text, now)
  return span && `${span.from.toISOString().slice(0, 16)} ${span.to.toISOString().slice(0, 16)}`
}

test.each([
  ['what did i buy today', '2026-11-15T23:00 2026-11-16T23:00'],
  ['wetin i buy yesterday', '2026-11-14T23:00 2026-11-15T23:00'],
  ['what did i buy last week', '2026-11-08T23:00 2026-11-15T23:00'],
  ['what did i order last month', '2026-09-30T23:00 2026-10-31T23:00'],
  ['orders from october', '2026-09-30T23:00 2026-10-31T23:00'],
  ['what did i buy in december', '2025-11-30T23:00 2025-12-31T23:00'],
  ['orders of the last two weeks', '2026-11-01T23:00 2026-11-16T23:00'],
  ['the order i made 3 days ago', '2026-11-12T23:00 2026-11-13T23:00'],
])('CHAT-06 "%s" means the orders of that time in Lagos time', (message, span) => {
  expect(spanOf(message)).toBe(span)
})

test('CHAT-06 a question about arrival is not about the order date', () => {
  expect(spanOf('will my order arrive today')).toBeNull()
  expect(spanOf('where is my order')).toBeNull()
  expect(spanOf('may i see my orders')).toBeNull()
})
