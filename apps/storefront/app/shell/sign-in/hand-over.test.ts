import { afterEach, expect, test, vi } from 'vitest'

const { mergeCart, mergeSavedItems } = vi.hoisted(() => ({ mergeCart: vi.fn(), mergeSavedItems: vi.fn() }))
vi.mock('#cart/merge/merge-cart.ts', () => ({ mergeCart }))
vi.mock('#wishlist/merge-saved-items.ts', () => ({ mergeSavedItems }))

const { afterSignIn } = await import('./after-sign-in.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('AUTH-07 sign-in waits for cart and saved items, and a failure is only a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const done: string[] = []
  mergeCart.mockRejectedValueOnce(new Error('Failed to merge cart'))
  mergeSavedItems.mockImplementationOnce(async () => void done.push('saved items'))

  await afterSignIn()

  expect(done).toEqual(['saved items'])
  expect(warn).toHaveBeenCalledOnce()
})

test('CART-04 a slow merge delays sign-in by a few seconds at most', async () => {
  vi.useFakeTimers()
  mergeCart.mockReturnValueOnce(new Promise(() => {}))
  mergeSavedItems.mockResolvedValueOnce(undefined)

  const signedIn = afterSignIn().then(() => 'in')

  await vi.advanceTimersByTimeAsync(3_000)
  await expect(signedIn).resolves.toBe('in')
})
