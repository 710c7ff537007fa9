import { afterEach, expect, test, vi } from 'vitest'
import { readDeviceKey } from './device-key.ts'

afterEach(() => vi.unstubAllGlobals())

function storageWith(stored: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
}

test('T19 a browser makes its key once and keeps it', () => {
  const stored = new Map<string, string>()
  storageWith(stored)

  const key = readDeviceKey()

  expect(key).toMatch(/^[\w-]{43}$/)
  expect(readDeviceKey()).toBe(key)
  expect(stored.get('device')).toBe(key)
})

test('T19 a broken key is replaced, and a browser that stores nothing sends none', () => {
  storageWith(new Map([['device', 'broken']]))
  expect(readDeviceKey()).toMatch(/^[\w-]{43}$/)

  vi.stubGlobal('localStorage', undefined)
  expect(readDeviceKey()).toBeNull()
})
