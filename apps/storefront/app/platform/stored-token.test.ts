import { expect, test } from 'vitest'
import { readStoredToken } from './stored-token.ts'

const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })
const user = (token: string) => JSON.stringify({ token, name: 'Ada' })

test('SESS-01 the session token comes before any stored user', () => {
  const session = storage({ token: 'reset-token', user: user('session-copy') })
  const local = storage({ user: user('persistent') })

  expect(readStoredToken({ session, local })).toBe('reset-token')
})

test('SESS-01 the session copy of the user comes before the persistent one', () => {
  const local = storage({ user: user('persistent') })

  expect(readStoredToken({ session: storage({ user: user('session-copy') }), local })).toBe('session-copy')
  expect(readStoredToken({ session: storage({}), local })).toBe('persistent')
})

test('SESS-01 nobody is signed in when storage is empty or spoilt', () => {
  expect(readStoredToken({ session: storage({}), local: storage({}) })).toBeNull()
  expect(
    readStoredToken({ session: storage({ user: '{broken' }), local: storage({ user: '"text"' }) }),
  ).toBeNull()
})
