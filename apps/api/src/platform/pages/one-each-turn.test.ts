import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { OneEachTurn } from './one-each-turn.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('R30 each step of making a page has a turn of the event loop of its own, in the order in which they came', async () => {
  const turns = new OneEachTurn()
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const steps: { name: string; turn: number }[] = []

  await Promise.all(
    ['read', 'render', 'send'].map(async (name) => {
      await turns.next()
      steps.push({ name, turn })
    }),
  )
  await turns.next() // also after the line was empty
  clearImmediate(counting)

  expect(steps.map(({ name }) => name)).toEqual(['read', 'render', 'send'])
  expect(new Set(steps.map((step) => step.turn)).size).toBe(3)
})

test('R30 steps that have waited for a tenth of a second begin together', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const turns = new OneEachTurn()
  const begun: number[] = []
  const wait = (step: number) => void turns.next().then(() => begun.push(step))
  for (const step of [1, 2, 3]) wait(step)
  vi.advanceTimersByTime(101)
  wait(4)

  await nextTurn()

  expect(begun).toEqual([1, 2, 3])
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
})
