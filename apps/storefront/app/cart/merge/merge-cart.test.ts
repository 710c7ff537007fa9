import { ApiError } from '@ahia/contracts/api-error'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GuestLine } from '../guest/guest-cart.rules.ts'

type PostedLine = { guestLineId: string; quantity: number }

const { call, showToast } = vi.hoisted(() => ({ call: vi.fn(), showToast: vi.fn() }))
vi.mock('#session/customer-session.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('@ahia/ui/overlays/show-toast', () => ({ showToast }))

const { mergeCart } = await import('./merge-cart.ts')

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const line = (last: number, quantity: number): GuestLine => ({
  id: id(last),
  productId: id(last),
  quantity,
  selectedVariantId: null,
  selectedOptionId: null,
  selectedAddOns: [],
  price: 5500,
  addedAt: `2026-11-18T12:0${last}:00.000Z`,
})

let stored: Map<string, string>
let isFull: boolean

const put = (...items: GuestLine[]) => stored.set('ahia-cart', JSON.stringify({ items, updatedAt: null }))
const left = (): GuestLine[] => JSON.parse(stored.get('ahia-cart') ?? '{"items":[]}').items
const posted = (): PostedLine[] =>
  call.mock.calls.filter(([{ path }]) => path === '/cart/addToCart').map(([, body]) => body)
const rejection = (status: number | null, code: ErrorCode | null) =>
  new ApiError('No', { status, code, details: null })

beforeEach(() => {
  isFull = false
  stored = new Map([['user', JSON.stringify({ token: 'access', email: 'ada@example.com' })]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('dispatchEvent', () => true)
  call.mockReset()
  showToast.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('CART-04 a quantity added while a line is being merged stays under a new id', async () => {
  put(line(1, 2))
  call.mockImplementationOnce(async () => void put(line(1, 5)))

  await mergeCart('sign-in')

  expect(posted()).toMatchObject([{ guestLineId: id(1), quantity: 2 }])
  expect(left()).toMatchObject([{ productId: id(1), quantity: 3 }])
  expect(left()[0]?.id).not.toBe(id(1))
})

test('CART-04, S10 when a response is lost, that line and the following stay and are retried with the same ids', async () => {
  put(line(1, 1), line(2, 2), line(3, 3))
  call.mockResolvedValueOnce({}).mockRejectedValueOnce(rejection(null, null))
  await mergeCart('sign-in')
  expect(left()).toMatchObject([{ id: id(2) }, { id: id(3) }])

  call.mockReset()
  await mergeCart('sign-in')

  expect(posted()).toMatchObject([
    { guestLineId: id(2), quantity: 2 },
    { guestLineId: id(3), quantity: 3 },
  ])
  expect(left()).toEqual([])
})

test('CART-04 a line that causes a server error stays alone', async () => {
  put(line(1, 1), line(2, 2))
  call.mockRejectedValueOnce(rejection(500, 'INTERNAL')).mockResolvedValueOnce({})

  await mergeCart('sign-in')

  expect(left()).toMatchObject([{ id: id(1) }])
})

test('CART-04 a customer who signs out during the merge sends no more lines and gets no message', async () => {
  put(line(1, 1), line(2, 2))
  call.mockImplementationOnce(async () => void stored.delete('user'))

  await mergeCart('sign-in')

  expect(posted()).toHaveLength(1)
  expect(left()).toMatchObject([{ id: id(2) }])
  expect(showToast).not.toHaveBeenCalled()
})

test('CART-04 a line that the browser cannot remove stays, and the others are still merged', async () => {
  put(line(1, 1), line(2, 2))
  call.mockImplementationOnce(async () => {
    isFull = true
  })
  call.mockImplementationOnce(async () => {
    isFull = false
  })

  await mergeCart('sign-in')

  expect(posted()).toHaveLength(2)
  expect(left()).toMatchObject([{ id: id(1) }])
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ text: "Failed to merge cart. We'll try the rest again later" }),
  )
})

test('CART-04 a line that keeps failing is reported at sign-in, not on every later page', async () => {
  put(line(1, 1))
  call.mockRejectedValue(rejection(500, 'INTERNAL'))

  await mergeCart('later')
  expect(showToast).not.toHaveBeenCalled()

  await mergeCart('sign-in')
  expect(showToast).toHaveBeenCalledOnce()
})
