import { expect, test } from 'vitest'
import { SharedCalls } from './shared-calls.ts'

test('callers who come while a call runs get its outcome, those who come later make another', async () => {
  const calls = new SharedCalls<number>()
  let made = 0
  const call = async () => ++made

  const together = await Promise.all([calls.get('a', call), calls.find('a'), calls.get('a', call)])

  expect(together).toEqual([1, 1, 1])
  expect(calls.find('a')).toBeUndefined()
  expect(await calls.get('a', call)).toBe(2)
})

test('a failure is everybody’s who shared the call, and nobody’s after it', async () => {
  const calls = new SharedCalls<string>()
  const failing = () => Promise.reject(new Error('away'))

  const outcomes = await Promise.allSettled([calls.get('a', failing), calls.get('a', failing)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await calls.get('a', async () => 'back')).toBe('back')
})
