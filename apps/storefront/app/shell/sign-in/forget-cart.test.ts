import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('@ahia/ui/overlays/show-toast', () => ({ showToast }))

vi.resetModules() // another test may have loaded them, with a fake of its own
const { forgetCart, forgetCartAtExpiry } = await import('./forget-cart.ts')

const LINE = {
  id: '00000000-0000-4000-8000-000000000001',
  productId: '00000000-0000-4000-8000-000000000002',
  quantity: 2,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  price: 5500,
  addedAt: '2026-11-18T12:00:00.000Z',
}

let stored: Map<string, string>
let isFull: boolean

beforeEach(() => {
  stored = new Map([
    ['ahia-cart', JSON.stringify({ items: [LINE], updatedAt: null })],
    ['ahia-cart-selection', JSON.stringify({ left: ['some line'], only: null })],
    ['checkoutItems', JSON.stringify([LINE.id])],
  ])
  isFull = false
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('dispatchEvent', () => true)
  showToast.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['logout', 'User logged out, cart cleared'],
  ['expiry', 'Session expired, cart cleared'],
] as const)('CART-05 a %s clears the cart lines, the selection and the checkout items', async (end, text) => {
  expect(await forgetCart(end)).toEqual({ kind: 'success', text })

  expect(JSON.parse(stored.get('ahia-cart') ?? '')).toMatchObject({ items: [] })
  expect(JSON.parse(stored.get('ahia-cart-selection') ?? '')).toEqual({ left: [], only: null })
  expect(stored.has('checkoutItems')).toBe(false)
})

test.each([
  ['logout', 'Error during logout'],
  ['expiry', 'Error during session expiration'],
] as const)('CART-14 a %s that cannot clear the cart shows an error', async (end, text) => {
  isFull = true

  expect(await forgetCart(end)).toEqual({ kind: 'error', text })
})

test('CART-05 the message is shown on the current page, or stored for the sign-in page', async () => {
  const stays = new Event('session-expired', { cancelable: true })
  stays.preventDefault()
  await forgetCartAtExpiry(stays)
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Session expired, cart cleared' })

  stored.set('ahia-cart', JSON.stringify({ items: [LINE], updatedAt: null }))
  await forgetCartAtExpiry(new Event('session-expired', { cancelable: true }))
  expect(showToast).toHaveBeenCalledOnce()
  expect(stored.get('kept-toast')).toContain('Session expired, cart cleared')
})
