import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { shopSession } from '@ahia/shop-session/shop-session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customerSession } from './customer-session.ts'

const ada: SignedInUser = {
  token: 'customer-access',
  refresh: 'customer-refresh',
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  gender: null,
  address: { street: null, city: null, state: null, country: null },
  status: 'ACTIVE',
  createdAt: '2026-11-15T10:00:00.000Z',
}
/** One email may belong to a customer and a shop. */
const adasShop: SignedInShop = { email: ada.email, shop: null, token: 'shop-access', refresh: 'shop-refresh' }

const aStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const customerToken = () => customerSession.token()

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

test('ROLE-02 a customer and a shop can be signed in together, each with its own token', () => {
  shopSession.store.store(adasShop, 'persistent')
  expect(customerToken()).toBeNull()

  customerSession.store.store(ada, 'session')
  expect([customerToken(), shopSession.token()]).toEqual(['customer-access', 'shop-access'])

  shopSession.store.update({ email: ada.email, shop: null })
  expect(customerSession.store.readTokens()?.refresh).toBe('customer-refresh')
})

test('ROLE-02 a customer who registers a shop stays signed in as a customer', () => {
  customerSession.store.store(ada, 'persistent')
  shopSession.store.setGrant('shop-grant')
  expect([customerToken(), shopSession.token()]).toEqual(['customer-access', 'shop-grant'])

  customerSession.store.setGrant('customer-grant')
  expect(shopSession.token()).toBe('shop-grant')
})

test('ROLE-02 signing one out keeps the other signed in', () => {
  vi.stubGlobal('Request', class {})
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'OK', data: {} }))
  customerSession.store.store(ada, 'persistent')
  shopSession.store.store(adasShop, 'session')

  shopSession.end()
  expect([customerToken(), shopSession.token()]).toEqual(['customer-access', null])

  shopSession.store.store(adasShop, 'session')
  customerSession.store.remove()
  expect([customerToken(), shopSession.token()]).toEqual([null, 'shop-access'])
})
