import { expect, test } from 'vitest'
import { SharedCalls } from './shared-calls.ts'

test('concurrent callers share a running call, and later callers make a new one', async () => {
  const calls = new SharedCalls<number>()
  let made = 0
  const call = async () => ++made

  const together = await Promise.all([calls.get('a', call), calls.find('a'), calls.get('a', call)])

  expect(together).toEqual([1, 1, 1])
  expect(calls.find('a')).toBeUndefined()
  expect(await calls.get('a', call)).toBe(2)
})

test('a failure reaches everyone who shared the call, and no one after it', async () => {
  const calls = new SharedCalls<string>()
  const failing = () => Promise.reject(new Error('away'))

  const outcomes = await Promise.allSettled([calls.get('a', failing), calls.get('a', failing)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await calls.get('a', async () => 'back')).toBe('back')
})
