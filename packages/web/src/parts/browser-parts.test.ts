import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserPart } from './browser-parts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const FAILED = 'We could not load it'

function partOf(answers: Record<string, () => Promise<string>>) {
  const part = createBrowserPart<string>(FAILED)
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const load = (key: string) =>
    part.load({
      key,
      load: (signal) => {
        asked.push(key)
        signals.push(signal)
        return answers[key]?.() ?? Promise.resolve(key)
      },
    })
  return { ...part, load, asked, signals }
}

test('LIST-10 a loaded value is returned at once for a minute, and then loaded again', async () => {
  const { load, asked } = partOf({})

  expect(await load('a')).toEqual({ state: 'ready', value: 'a' })
  vi.advanceTimersByTime(59_999)
  expect(load('a')).toEqual({ state: 'ready', value: 'a' })
  vi.advanceTimersByTime(1)
  expect(load('a')).toBeInstanceOf(Promise)
  expect(asked).toEqual(['a', 'a'])
})

test('LIST-10 a new request cancels the previous one, whose response is ignored', async () => {
  const slow = Promise.withResolvers<string>()
  const { load, signals } = partOf({ slow: () => slow.promise })
  const first = Promise.resolve(load('slow'))

  expect(await load('next')).toEqual({ state: 'ready', value: 'next' })
  expect(signals[0]?.aborted).toBe(true)
  slow.resolve('late')
  const waited = Promise.race([first, slow.promise.then(() => Promise.resolve('nothing'))])
  expect(await waited).toBe('nothing')
})

test('LIST-08 a failure without a message gets the default one and is not cached', async () => {
  const { load, asked } = partOf({ a: () => Promise.reject(new Error()) })

  expect(await load('a')).toMatchObject({ state: 'failed', message: FAILED })
  await load('a')
  expect(asked).toEqual(['a', 'a'])
})

test('SHELL-04 values rendered by the server are cached, but only the newest 30', async () => {
  const { load, remember } = partOf({})
  for (let place = 0; place <= 30; place += 1) remember(`${place}`, { state: 'ready', value: 'served' })

  expect(load('30')).toEqual({ state: 'ready', value: 'served' })
  expect(load('1')).toEqual({ state: 'ready', value: 'served' })
  expect(load('0')).toBeInstanceOf(Promise)
})
