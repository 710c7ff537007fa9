import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LoopTurns } from './loop-turns.ts'

test('R30 of many requests that arrive together one address has two handled at once, then one a turn', async () => {
  const turns = new LoopTurns()
  const handled: string[] = []
  const arrive = (address: string) => {
    const turn = turns.wait(address)
    if (turn === null) handled.push(address)
    else void turn.then(() => handled.push(address))
  }

  for (let one = 0; one < 5; one += 1) arrive('greedy')
  for (let one = 0; one < 2; one += 1) arrive('honest')

  expect(handled).toEqual(['greedy', 'greedy', 'honest', 'honest'])
  await nextTurn()
  expect(handled).toHaveLength(5)
  await nextTurn()
  arrive('honest')
  expect(handled.at(-1)).toBe('honest')
  await expect.poll(() => handled.length).toBe(8)
})
