import { expect, test } from 'vitest'
import { createAnswerCounts } from './answer-counts.ts'

function answered(statusOf: (number: number) => number) {
  const counts = createAnswerCounts(100)
  for (let number = 1; number <= 100; number++) counts.add(number, statusOf(number), number % 2 === 0)
  return counts
}

test('R16: random requests count only while those who are signed in are known', () => {
  expect(answered(() => 422).findFault()).toBeNull()
  expect(answered((number) => (number % 2 === 0 ? 200 : 401)).findFault()).toBeNull()
  expect(answered((number) => (number > 30 ? 401 : 200)).findFault()).toBe(
    'in part 4 of 10 too many who are signed in are not known',
  )
})

test('R16: how random requests were answered is shown by class for each part of the run', () => {
  const lines = answered((number) => [200, 204, 401, 404, 0][number % 5] ?? 200).describe()
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe(
    'part 1 of 10: 4 × 2xx, 2 × 401, 2 × 4xx, 2 × closed; 1 of 5 who are signed in are not known',
  )
})
