import { expect, test } from 'vitest'
import { ShortMemory } from './short-memory.ts'

const LONG = 60_000

function counting() {
  const found = { times: 0 }
  return { found, find: async () => ++found.times }
}

test('who asks for the same at once is answered by one search for it', async () => {
  const memory = new ShortMemory<number>({ freshMs: LONG, keepMs: LONG, max: 10, atOnce: 2 })
  const { find } = counting()

  const answers = await Promise.all([memory.get('rice', find), memory.get('rice', find)])

  expect([...answers, await memory.get('rice', find)]).toEqual([1, 1, 1])
})

test('what is no longer fresh is told all the same, and found out anew meanwhile', async () => {
  const memory = new ShortMemory<number>({ freshMs: 0, keepMs: LONG, max: 10, atOnce: 2 })
  const { found, find } = counting()
  await memory.get('rice', find)

  const told = await Promise.all([memory.get('rice', find), memory.get('rice', find)])

  expect(told).toEqual([1, 1])
  await expect.poll(() => memory.get('rice', find)).toBe(2)
  expect(found.times).toBeLessThanOrEqual(3)
})

test('what is too old, or was a failure, is waited for', async () => {
  const forgetful = new ShortMemory<string>({ freshMs: 0, keepMs: 0, max: 10, atOnce: 2 })
  const memory = new ShortMemory<string>({ freshMs: LONG, keepMs: LONG, max: 10, atOnce: 2 })

  await forgetful.get('rice', async () => 'old')
  await expect(memory.get('rice', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

  expect(await forgetful.get('rice', async () => 'new')).toBe('new')
  expect(await memory.get('rice', async () => 'found')).toBe('found')
})

test('made-up questions push out the oldest, so that memory stays bounded', async () => {
  const memory = new ShortMemory<string>({ freshMs: LONG, keepMs: LONG, max: 2, atOnce: 2 })
  for (const word of ['rice', 'beans', 'yam']) await memory.get(word, async () => word)

  expect(memory.has('yam')).toBe(true)
  expect(memory.has('rice')).toBe(false)
})
