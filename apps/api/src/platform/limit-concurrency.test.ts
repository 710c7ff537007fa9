import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than the allowed number run at once, and all finish in order, failures too', async () => {
  const limit = limitConcurrency({ max: 2 })
  const seen = { now: 0, most: 0, done: [] as number[] }
  const work = (number: number) => async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await Promise.resolve()
    seen.now -= 1
    seen.done.push(number)
    if (number === 1) throw new Error('one fails')
  }

  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => limit(work(number))))

  expect(seen).toEqual({ now: 0, most: 2, done: [0, 1, 2, 3, 4] })
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
})

test('a caller behind too many others is refused as overloaded', async () => {
  const limit = limitConcurrency({ max: 1, maxWaiting: 2 })
  const work = async () => 'done'

  const outcomes = await Promise.allSettled([limit(work), limit(work), limit(work), limit(work)])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'OVERLOADED' } })
  expect(await limit(work)).toBe('done')
})
