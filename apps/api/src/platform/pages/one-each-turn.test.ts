import { expect, test } from 'vitest'
import { OneEachTurn } from './one-each-turn.ts'

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
