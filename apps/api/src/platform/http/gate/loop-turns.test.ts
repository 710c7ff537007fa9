import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LoopTurns } from './loop-turns.ts'

function recordTurns() {
  const turns = new LoopTurns()
  const handled: string[] = []
  const arrive = (address: string, name = address) => {
    const turn = turns.wait(address)
    if (turn === null) handled.push(name)
    else void turn.then(() => handled.push(name))
  }
  return { handled, arrive }
}

test('R30 of many requests that arrive together one address has two handled at once, then one a turn', async () => {
  const { handled, arrive } = recordTurns()

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

test('R30 each waiting address has one handled in a turn, and a later request never overtakes an earlier one', async () => {
  const { handled, arrive } = recordTurns()
  for (const address of ['shared', 'other'])
    for (const at of [1, 2, 3, 4]) arrive(address, `${address} ${at}`)

  await nextTurn()
  expect(handled.slice(4)).toEqual(['shared 3', 'other 3'])
  arrive('shared', 'shared 5')
  expect(handled).not.toContain('shared 5')

  await expect.poll(() => handled.slice(6)).toEqual(['shared 4', 'other 4', 'shared 5'])
})
