import { expect, test } from 'vitest'
import { dueWords, groupByDue, momentWords } from './due.rules.ts'

const NOW = new Date('2026-11-17T15:00:00Z') // 4 pm in Lagos
const order = (dueAt: string, status = 'NEW', isLate = Date.parse(dueAt) <= NOW.getTime()) =>
  ({ parcel: { dueAt, status, isLate } }) as Parameters<typeof dueWords>[0]

test.each([
  ['2026-11-17T18:20:00Z', 'Due in 3 h 20 min'],
  ['2026-11-17T15:00:30Z', 'Due in 1 min'],
  ['2026-11-18T22:59:59Z', 'Due in 1 day'],
  ['2026-11-16T14:00:00Z', 'Late by 1 day'],
  ['2026-11-17T14:15:00Z', 'Late by 45 min'],
])('SELL-26 an order that is due at %s says so in words', (dueAt, words) => {
  expect(dueWords(order(dueAt), NOW)).toBe(words)
})

test('SELL-26 a parcel on its way has no due time, and one that waits for its address has it paused', () => {
  expect(dueWords(order('2026-11-16T14:00:00Z', 'HANDED_OVER', false), NOW)).toBeNull()
  expect(dueWords(order('2026-11-16T14:00:00Z', 'WAITING_FOR_ADDRESS', false), NOW)).toBe('Due time paused')
})

test('SELL-26 the queue is grouped by day in Lagos: late ones first, what waits for the customer last', () => {
  const groups = groupByDue(
    [
      order('2026-11-16T14:00:00Z', 'WAITING_FOR_ADDRESS', false),
      order('2026-11-17T14:00:00Z'),
      order('2026-11-17T22:59:59Z'),
      order('2026-11-18T22:59:59Z'),
      order('2026-11-20T22:59:59Z'),
    ],
    NOW,
  )

  expect(groups.map(({ title }) => title)).toEqual([
    'Late',
    'Due today',
    'Due tomorrow',
    'Due Fri 20 Nov',
    'Waiting for the customer',
  ])
  expect(momentWords('2026-11-17T22:59:59Z', NOW)).toBe('11:59 pm today')
  expect(momentWords('2026-11-20T22:59:59Z', NOW)).toBe('11:59 pm on Fri 20 Nov')
})
