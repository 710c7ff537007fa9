import { expect, test } from 'vitest'
import { readUserText, toStoredUser } from './stored-user.ts'

const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })
const user = (fields: object) => JSON.stringify(fields)

test('SESS-01 the session copy of the user comes before the persistent one', () => {
  const ada = user({ token: 't', name: 'Ada' })
  const obi = user({ token: 't', name: 'Obi' })

  expect(readUserText({ sessionStorage: storage({ user: ada }), localStorage: storage({ user: obi }) })).toBe(
    ada,
  )
  expect(readUserText({ sessionStorage: storage({}), localStorage: storage({ user: obi }) })).toBe(obi)
})

test.each([
  ['nothing is stored', {}],
  ['the stored user has no token', { user: user({ name: 'Ada' }) }],
  ['the stored user does not parse', { user: '{broken' }],
  ['there is only the token of a half-finished registration', { token: 'session-token' }],
])('SHELL-03 nobody is signed in when %s', (_, items) => {
  expect(readUserText({ sessionStorage: storage(items), localStorage: storage(items) })).toBeNull()
})

test('SHELL-11 a user without a usable name has none', () => {
  expect(toStoredUser(user({ token: 't', name: ' Ada ' }))).toEqual({ name: 'Ada' })
  expect(toStoredUser(user({ token: 't', name: ' ' }))).toEqual({ name: null })
  expect(toStoredUser(user({ token: 't', name: 7 }))).toEqual({ name: null })
})
