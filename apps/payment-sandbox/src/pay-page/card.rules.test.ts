import { expect, test } from 'vitest'
import { cardProblem } from './card.rules.ts'

const NOW = new Date('2026-06-30T22:00:00Z')
const card = { number: '4084 0840 8408 4081', expiry: '06/26', cvv: '408' }

test('PAY-03 a test card is good until its month is over', () => {
  expect(cardProblem(card, NOW)).toBeNull()
  expect(cardProblem({ ...card, expiry: ' 6 / 2026' }, NOW)).toBeNull()
  expect(cardProblem(card, new Date('2026-07-01T00:00:00Z'))).toBe('expired')
})

test.each([
  [{ number: '4111 1111 1111 1111' }, 'unknown'],
  [{ expiry: '13/30' }, 'date'],
  [{ expiry: 'soon' }, 'date'],
  [{ cvv: '409' }, 'cvv'],
])('PAY-03 %j is told before any bank is asked', (wrong, problem) => {
  expect(cardProblem({ ...card, ...wrong }, NOW)).toBe(problem)
})
