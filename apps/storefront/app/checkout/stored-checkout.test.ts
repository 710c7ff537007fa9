import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetCheckout, keepCheckout, readCheckout } from './stored-checkout.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const ADAS = {
  owner: 'ada@example.com',
  draft: {
    way: 'DOORDELIVERY',
    state: 'ENUGU',
    city: 'Enugu',
    street: '12 Zik Avenue',
    info: '',
    receiver: null,
    isAdult: false,
  },
  answered: { requestText: '{}', requestKey: 'k' },
} as const

test('CHK-06 what was typed in the checkout is there after a reload, for who typed it alone', () => {
  keepCheckout(ADAS)

  expect(readCheckout('ada@example.com')).toEqual(ADAS)
  expect(readCheckout('bisi@example.com')).toBe(null)
  expect(readCheckout('')).toBe(null)
})

test('CHK-06 once it is paid, and after a logout, nothing of a checkout is left', () => {
  keepCheckout(ADAS)
  forgetCheckout()

  expect(readCheckout('ada@example.com')).toBe(null)
})
