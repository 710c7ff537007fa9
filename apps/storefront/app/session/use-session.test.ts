import { afterEach, expect, test, vi } from 'vitest'
import { customerSession, isSignedIn, signedInEmail } from './customer-session.ts'
import { toSession } from './use-session.ts'

type Items = Record<string, string>

const storage = (items: Items) => ({ getItem: (key: string) => items[key] ?? null })
const user = (fields: object) => JSON.stringify(fields)

function stubStorage({ session = {}, local = {} }: { session?: Items; local?: Items }): void {
  vi.stubGlobal('sessionStorage', storage(session))
  vi.stubGlobal('localStorage', storage(local))
}
afterEach(() => vi.unstubAllGlobals())

test('SESS-01 a registration token comes first, then the session copy of the user, then the persistent one', () => {
  const local = { user: user({ token: 'persistent' }) }
  const copy = { user: user({ token: 'session copy' }) }

  stubStorage({ session: { ...copy, token: 'registration' }, local })
  expect(customerSession.token()).toBe('registration')
  stubStorage({ session: copy, local })
  expect(customerSession.token()).toBe('session copy')
  stubStorage({ local })
  expect(customerSession.token()).toBe('persistent')
})

test.each<[string, Items]>([
  ['nothing is stored', {}],
  ['the stored user has no token', { user: user({ name: 'Ada' }) }],
  ['the stored user does not parse', { user: '{broken' }],
  ['the stored user is a text', { user: '"text"' }],
  ['there is only the token of a half-finished registration', { token: 'registration' }],
])('SHELL-03 the visitor is not signed in when %s', (_, items) => {
  stubStorage({ session: items })

  expect(isSignedIn()).toBe(false)
})

test('SESS-01 the visitor is not signed in when the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked })
  vi.stubGlobal('localStorage', { getItem: blocked })

  expect([customerSession.token(), isSignedIn()]).toEqual([null, false])
})

test.each([
  [{ token: 'access', email: 'ada@example.com' }, 'ada@example.com'],
  [{ token: 'access' }, null],
  [{ email: 'ada@example.com' }, null],
])('SESS-01 the email of a stored %o is %s', (fields, email) => {
  stubStorage({ local: { user: user(fields) } })

  expect(signedInEmail()).toBe(email)
})

test.each([
  [' Ada ', 'Ada'],
  [' ', null],
  [7, null],
])('SHELL-11 a customer stored with the name %o is called %o', (stored, name) => {
  expect(toSession({ state: 'signed in', fields: { token: 't', name: stored } })).toEqual({
    state: 'customer',
    name,
  })
})
