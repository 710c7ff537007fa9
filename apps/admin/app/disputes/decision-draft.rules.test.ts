import { expect, test } from 'vitest'
import { type Draft, isWhole, linesText, toLines } from './decision-draft.rules.ts'

const draft = (part: Partial<Draft>): Draft => ({
  outcome: 'PART',
  quantities: {},
  amount: '',
  wayBorneBy: null,
  ...part,
})

test('ADMIN-25 a part is by line or by amount, and nothing is asked before it is said which', () => {
  expect(isWhole(draft({}))).toBe(false)
  expect(isWhole(draft({ outcome: null }))).toBe(false)
  expect(isWhole(draft({ quantities: { 0: 0 } }))).toBe(false)
  expect(isWhole(draft({ amount: '12.345' }))).toBe(false)
  expect(isWhole(draft({ amount: '1500.50' }))).toBe(true)
  expect(isWhole(draft({ outcome: 'REFUNDED' }))).toBe(true)
  const some = draft({ quantities: { 0: 1, 2: 0, 3: 2 } })
  expect(toLines(some)).toEqual([
    { position: 0, quantity: 1 },
    { position: 3, quantity: 2 },
  ])
  expect(linesText(some)).toBe('0:1,3:2')
  expect(toLines({ ...some, outcome: 'TURNED_DOWN' })).toEqual([])
})
