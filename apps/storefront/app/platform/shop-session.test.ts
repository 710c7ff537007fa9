import type { SignedInShop } from '@ahia/contracts/shapes/shop'
import type { SignedInUser } from '@ahia/contracts/user-shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetShopSession } from './forget-shop-session.ts'
import { readTokens, removeUser, setSessionToken, storeUser } from './session-store.ts'
import { shopToken } from './shop-api.ts'
import { shopStore } from './shop-session.ts'
import { readStoredToken } from './stored-token.ts'

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
/** One address may be a customer's and a shop's. */
const adasShop: SignedInShop = { email: ada.email, shop: null, token: 'shop-access', refresh: 'shop-refresh' }

const aStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const customerToken = () => readStoredToken({ sessionStorage, localStorage })

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

test('ROLE-02 a customer and a shop are signed in at once, and each is sent with its own token only', () => {
  shopStore.store(adasShop, 'persistent')
  expect(customerToken()).toBeNull()

  storeUser(ada, 'session')
  expect([customerToken(), shopToken()]).toEqual(['customer-access', 'shop-access'])

  shopStore.update({ email: ada.email, shop: null })
  expect(readTokens()?.refresh).toBe('customer-refresh')
})

test('ROLE-02 whoever registers a shop is still the customer they were', () => {
  storeUser(ada, 'persistent')
  shopStore.setGrant('shop-grant')
  expect([customerToken(), shopToken()]).toEqual(['customer-access', 'shop-grant'])

  setSessionToken('customer-grant')
  expect(shopToken()).toBe('shop-grant')
})

test('ROLE-02 signing one out leaves the other signed in', () => {
  vi.stubGlobal('Request', class {})
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'OK', data: {} }))
  storeUser(ada, 'persistent')
  shopStore.store(adasShop, 'session')

  forgetShopSession()
  expect([customerToken(), shopToken()]).toEqual(['customer-access', null])

  shopStore.store(adasShop, 'session')
  removeUser()
  expect([customerToken(), shopToken()]).toEqual([null, 'shop-access'])
})
