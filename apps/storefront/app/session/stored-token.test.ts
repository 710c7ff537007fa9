import { expect, test } from 'vitest'
import { readStoredToken } from './stored-token.ts'

const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })
const user = (token: string) => JSON.stringify({ token, name: 'Ada' })

test('SESS-01 the session token comes before any stored user', () => {
  const sessionStorage = storage({ token: 'reset-token', user: user('session-copy') })
  const localStorage = storage({ user: user('persistent') })

  expect(readStoredToken({ sessionStorage, localStorage })).toBe('reset-token')
})

test('SESS-01 the session copy of the user comes before the persistent one', () => {
  const sessionStorage = storage({ user: user('session-copy') })
  const localStorage = storage({ user: user('persistent') })

  expect(readStoredToken({ sessionStorage, localStorage })).toBe('session-copy')
  expect(readStoredToken({ sessionStorage: storage({}), localStorage })).toBe('persistent')
})

test('SESS-01 nobody is signed in when storage is empty or spoilt', () => {
  const empty = { sessionStorage: storage({}), localStorage: storage({}) }
  const spoilt = { sessionStorage: storage({ user: '{broken' }), localStorage: storage({ user: '"text"' }) }

  expect(readStoredToken(empty)).toBeNull()
  expect(readStoredToken(spoilt)).toBeNull()
})

test('SESS-01 nobody is signed in where the browser blocks site data', () => {
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    },
    localStorage: storage({ user: user('persistent') }),
  }

  expect(readStoredToken(blocked)).toBeNull()
})
