import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#session/customer-session.ts', async (original) => ({ ...(await original<object>()), call }))

vi.resetModules() // another test may have loaded them, with a fake of its own
const { changeCustomerCart, loadCustomerCart, loadCustomerCartAgain, readCustomerCart } = await import(
  './customer-cart.ts'
)

const ITEM = { _id: 'line-1', quantity: 2, addedAt: '2026-11-18T12:00:00.000Z', productInfo: null }

let stored: Map<string, string>

const signIn = (email: string) => stored.set('user', JSON.stringify({ token: 'access', email }))

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('dispatchEvent', () => true)
  call.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('CART-02 a customer never sees or changes the cart of the account used before', async () => {
  signIn('ada@example.com')
  call.mockResolvedValue({ cart: { items: [ITEM] } })
  await loadCustomerCart()
  expect(readCustomerCart()).toMatchObject({ state: 'ready', value: { lines: [{ id: 'line-1' }] } })

  signIn('obi@example.com')
  const send = vi.fn()
  await changeCustomerCart({ kind: 'remove', lineId: 'line-1' }, send)

  expect(readCustomerCart()).toEqual({ state: 'loading' })
  expect(readCustomerCart()).toBe(readCustomerCart())
  expect(send).not.toHaveBeenCalled()
})

test('CART-14 a cart that fails without a message shows Failed to fetch cart', async () => {
  signIn('ngozi@example.com')
  call.mockRejectedValue(null)

  loadCustomerCartAgain()

  await expect.poll(readCustomerCart).toMatchObject({ state: 'failed', message: 'Failed to fetch cart' })
})
