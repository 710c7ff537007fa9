import { expect, test } from 'vitest'
import { dueWords } from './due-words.rules.ts'

test('ADMIN-54 due times are said as one would say them', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const words = [
    '2026-11-20T12:20:00Z',
    '2026-11-20T15:00:00Z',
    '2026-11-24T12:00:00Z',
    '2026-11-20T11:20:00Z',
  ].map((due) => dueWords(due, now))

  expect(words).toEqual(['in 20 min', 'in 3 h', 'in 4 days', '40 min late'])
})
