import { expect, test } from 'vitest'
import { promiseOf, promiseWords } from './promise.ts'

const arrives = { from: '2026-11-18', to: '2026-11-20' }

/** What an order says of its delivery at this moment. */
const wordsAt = (moment: string, isLate = false, type: 'DOORDELIVERY' | 'PICKUP' = 'DOORDELIVERY') => {
  const promise = promiseOf({ arrives, parcel: { isLate } }, Date.parse(moment))
  return promise && promiseWords(promise, type)
}

test('WIN-77 until the last promised day is over in Lagos an order says when it arrives', () => {
  expect(wordsAt('2026-11-20T22:59:59Z')).toBe('Arrives 18–20 Nov')
  expect(wordsAt('2026-11-20T22:59:59Z', false, 'PICKUP')).toBe('Ready 18–20 Nov')
})

test('WIN-77 an order whose days are over says that it is late, and no longer that it arrives', () => {
  expect(wordsAt('2026-11-20T23:00:00Z')).toBe('Late: it was due 18–20 Nov')
})

test('WIN-77 an order that its shop has not sent in time says that it is late and when it is expected now', () => {
  expect(wordsAt('2026-11-17T12:00:00Z', true)).toBe('Late: now expected 18–20 Nov')
})

test('WIN-77 an order without promised days says nothing of them', () => {
  expect(promiseOf({ arrives: null, parcel: null }, Date.now())).toBeNull()
})
