import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Cache } from './cache.ts'

const LONG = 60_000

function counting() {
  const loads = { count: 0 }
  return { loads, load: async () => ++loads.count }
}

test('concurrent callers of the same key share one load', async () => {
  const cache = new Cache<number>({ freshMs: LONG, maxEntries: 10, maxLoads: 2 })
  const { load } = counting()

  const answers = await Promise.all([cache.get('rice', load), cache.get('rice', load)])

  expect([...answers, await cache.get('rice', load), cache.find('rice')]).toEqual([1, 1, 1, 1])
})

test('a stale value is returned while it is reloaded', async () => {
  const cache = new Cache<number>({ freshMs: 1, staleMs: LONG, maxEntries: 10 })
  const { loads, load } = counting()
  await cache.get('rice', load)
  await pause(5)

  const stale = await Promise.all([cache.get('rice', load), cache.get('rice', load)])

  expect(stale).toEqual([1, 1])
  expect(cache.has('rice')).toBe(true)
  await expect.poll(() => cache.get('rice', load)).toBeGreaterThan(1)
  expect(loads.count).toBeGreaterThan(1)
})

test('a stale value is dropped when its reload fails, and callers do not see the failure', async () => {
  const cache = new Cache<string>({ freshMs: 1, staleMs: LONG, maxEntries: 10 })
  await cache.get('rice', async () => 'old')
  await pause(5)

  const stale = await cache.get('rice', () => Promise.reject(new Error('away')))

  expect(stale).toBe('old')
  await expect.poll(() => cache.has('rice')).toBe(false)
})

test('an expired value is not returned: callers wait for the new one', async () => {
  const cache = new Cache<string>({ freshMs: 1, staleMs: 1, maxEntries: 10 })
  await cache.get('rice', async () => 'old')
  await pause(10)

  expect(cache.has('rice')).toBe(false)
  expect(cache.find('rice')).toBeUndefined()
  expect(await cache.get('rice', async () => 'new')).toBe('new')
})

test('neither a failure nor undefined is cached', async () => {
  const cache = new Cache<string>({ maxEntries: 10 })

  await expect(cache.get('rice', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('rice', async () => undefined)).toBeUndefined()

  expect(await cache.get('rice', async () => 'found')).toBe('found')
  expect(cache.find('rice')).toBe('found')
})

test('beyond the maximum the least recently used entries are dropped', async () => {
  const cache = new Cache<string>({ maxEntries: 2 })
  for (const word of ['rice', 'beans']) cache.set(word, word)
  cache.find('rice')

  cache.set('yam', 'yam')

  expect(['rice', 'beans', 'yam'].filter((word) => cache.has(word))).toEqual(['rice', 'yam'])
})

test('a cache bounded by bytes holds no more than that', async () => {
  const cache = new Cache<string>({ freshMs: LONG, maxBytes: 10, bytesOf: (text) => text.length })
  for (const [key, text] of Object.entries({ a: '12345', b: '12345', c: '123', tooLong: '12345678901' }))
    cache.set(key, text)

  expect(['a', 'b', 'c', 'tooLong'].filter((key) => cache.has(key))).toEqual(['b', 'c'])
})

test('a load still answers its callers when its entry was dropped, and concurrent loads are limited', async () => {
  const cache = new Cache<number>({ maxEntries: 1, maxLoads: 2 })
  const running = { now: 0, most: 0 }
  const load = (value: number) => async () => {
    running.most = Math.max(running.most, ++running.now)
    await pause(2)
    running.now -= 1
    return value
  }

  const values = await Promise.all([0, 1, 2, 3, 4].map((value) => cache.get(`key ${value}`, load(value))))

  expect(values).toEqual([0, 1, 2, 3, 4])
  expect(running.most).toBe(2)
})
