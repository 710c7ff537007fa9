import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customerSession, dropLeftGrant } from './customer-session.ts'

const ada: SignedInUser = {
  token: 'access-1',
  refresh: 'refresh-1',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '0800 000 0001',
  gender: null,
  address: { street: null, city: null, state: null, country: null },
  status: 'ACTIVE',
  createdAt: '2026-11-15T10:00:00.000Z',
}
const obi = { ...ada, token: 'access-9', refresh: 'refresh-9', name: 'Obi', email: 'obi@example.com' }

const aStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const stored = (storage: Pick<Storage, 'getItem'>) => JSON.parse(storage.getItem('user') ?? 'null')

let events: string[]
beforeEach(() => {
  events = []
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type))
})
afterEach(() => vi.unstubAllGlobals())

test('SESS-01, SESS-02 a user is stored permanently or for the session, as the only copy and with every field', () => {
  customerSession.store.store(ada, 'persistent')
  expect([stored(localStorage), stored(sessionStorage)]).toEqual([ada, null])

  customerSession.store.store(obi, 'session')
  expect([stored(localStorage), stored(sessionStorage)]).toEqual([null, obi])
  expect(events).toContain('user-changed')
})

test('SESS-01 the session copy is read before the persistent one', () => {
  customerSession.store.store(ada, 'persistent')
  sessionStorage.setItem('user', JSON.stringify(obi))
  expect(customerSession.store.readTokens()).toEqual({
    keep: 'session',
    token: 'access-9',
    refresh: 'refresh-9',
  })

  sessionStorage.setItem('user', '{broken')
  expect(customerSession.store.readTokens()).toMatchObject({ keep: 'persistent', token: 'access-1' })

  customerSession.store.remove()
  expect(customerSession.store.readTokens()).toBeNull()
  expect([stored(localStorage), stored(sessionStorage)]).toEqual([null, null])
})

test('SESS-01 new tokens update only the record they belong to', () => {
  customerSession.store.store(ada, 'persistent')
  sessionStorage.setItem('user', JSON.stringify(obi))
  events = []

  customerSession.store.updateTokens('refresh-1', { token: 'access-2', refresh: 'refresh-2' })

  expect(stored(localStorage)).toEqual({ ...ada, token: 'access-2', refresh: 'refresh-2' })
  expect(stored(sessionStorage)).toEqual(obi)
  expect(events).toEqual(['user-changed'])
})

test('SESS-04 a tab’s list of replaced tokens ends with its session', () => {
  const replaced = () => sessionStorage.getItem('customer-replaced-refreshes')
  for (const end of [customerSession.store.remove, () => customerSession.store.store(obi, 'session')]) {
    sessionStorage.setItem('customer-replaced-refreshes', '["refresh-0"]')
    end()
    expect(replaced()).toBeNull()
  }
})

test('SESS-01 a session token can be set, read and removed, and is dropped at sign-in', () => {
  customerSession.store.setGrant('grant')
  expect(customerSession.store.readGrant()).toBe('grant')
  customerSession.store.removeGrant()
  expect(customerSession.store.readGrant()).toBeNull()
  expect(events).toEqual(['token-changed', 'token-changed'])

  customerSession.store.setGrant('grant')
  customerSession.store.store(ada, 'session')
  expect(customerSession.store.readGrant()).toBeNull()
})

test('SESS-01 the leftover token of a registration is dropped, and without one no event is raised', () => {
  dropLeftGrant()
  expect(events).toEqual([])

  customerSession.store.setGrant('grant')
  dropLeftGrant()
  expect(customerSession.store.readGrant()).toBeNull()
})

test('PROF-05 a changed profile is stored with the current tokens, for this customer only', () => {
  const { token, refresh, ...profile } = ada
  customerSession.store.store(ada, 'session')
  localStorage.setItem('user', JSON.stringify(obi))

  customerSession.store.update({ ...profile, name: 'Ada Eze' })

  expect(stored(sessionStorage)).toEqual({ ...ada, name: 'Ada Eze' })
  expect(stored(localStorage)).toEqual(obi)
})

test('ERR-02 when the browser blocks storage, sign-in shows an error and does not sign in', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })

  expect(() => customerSession.store.store(ada, 'persistent')).toThrow('Your browser is blocking storage')
  expect(() => customerSession.store.remove()).not.toThrow()
  expect([customerSession.store.readTokens(), customerSession.store.readGrant()]).toEqual([null, null])
})
