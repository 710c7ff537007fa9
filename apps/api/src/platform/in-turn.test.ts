import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('no more than allowed are at it at once, and all come through in their order, failures too', async () => {
  const takeTurn = inTurn(2)
  const seen = { now: 0, most: 0, done: [] as number[] }
  const work = (number: number) => async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await Promise.resolve()
    seen.now -= 1
    seen.done.push(number)
    if (number === 1) throw new Error('one fails')
  }

  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => takeTurn(work(number))))

  expect(seen).toEqual({ now: 0, most: 2, done: [0, 1, 2, 3, 4] })
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
})
