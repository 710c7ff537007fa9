import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

const isWords = (json: unknown): json is string[] => Array.isArray(json)
const createWords = () =>
  createStoredValue<string[]>({
    key: 'words',
    event: 'words-updated',
    empty: [],
    parse: (json) => (isWords(json) ? json : null),
  })

let stored: Map<string, string>
let target: EventTarget

beforeEach(() => {
  stored = new Map()
  target = new EventTarget()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
})
afterEach(() => vi.unstubAllGlobals())

test('CART-05 each change is stored and notifies listeners, and reads return the same object until then', async () => {
  const words = createWords()
  const listener = vi.fn()
  words.subscribe(listener)

  await words.change((before) => [...before, 'ahia'])

  expect(stored.get('words')).toBe('["ahia"]')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(words.read()).toEqual(['ahia'])
  expect(words.read()).toBe(words.read())
})

test('PDP-11 the storage is read once for all listeners until something changes', async () => {
  const words = createWords()
  const getItem = vi.spyOn(localStorage, 'getItem')
  const listeners = Array.from({ length: 12 }, () => vi.fn())
  const stops = listeners.map(words.subscribe)

  for (const _ of listeners) words.read()
  expect(getItem).toHaveBeenCalledTimes(1)
  stored.set('words', '["theirs"]')
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }))

  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1)
  expect(words.read()).toEqual(['theirs'])
  for (const stop of stops) stop()
  stored.set('words', '["unheard"]')
  expect(words.read()).toEqual(['unheard'])
})

test('CART-01 a change is based on what another tab wrote in the meantime', async () => {
  const words = createWords()
  await words.change(() => ['mine'])
  stored.set('words', '["mine","theirs"]')

  await words.change((before) => [...before, 'also mine'])

  expect(words.read()).toEqual(['mine', 'theirs', 'also mine'])
})

test('CART-01 an unreadable value is backed up before it is overwritten', async () => {
  stored.set('words', '{spoilt')
  const words = createWords()

  expect(words.read()).toEqual([])
  expect(stored.get('words')).toBe('{spoilt')
  await words.change((before) => [...before, 'new'])

  expect(stored.get('words-unreadable')).toBe('{spoilt')
  expect(words.read()).toEqual(['new'])
})

test('ERR-02 when the storage is full a change rejects and changes nothing', async () => {
  const words = createWords()
  await words.change(() => ['before'])
  const listener = vi.fn()
  words.subscribe(listener)
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })

  await expect(words.change(() => ['after'])).rejects.toThrow('full')

  expect(words.read()).toEqual(['before'])
  expect(listener).not.toHaveBeenCalled()
})

test('CART-01 when the browser blocks storage the value is empty', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })

  expect(createWords().read()).toEqual([])
})
