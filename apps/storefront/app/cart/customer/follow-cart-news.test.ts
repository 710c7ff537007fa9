import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followCartNews } from './follow-cart-news.ts'

const LONG_MS = 1_000

let page: EventTarget
let user: string | null
beforeEach(() => {
  user = JSON.stringify({ token: 'access', email: 'ada@example.com' })
  vi.stubGlobal('localStorage', { getItem: () => user })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('SHELL-12 a page restored by Back reloads the count, and a freshly loaded page does not', () => {
  const listener = vi.fn()
  const stop = followCartNews(listener)

  show(false)
  vi.advanceTimersByTime(LONG_MS)
  expect(listener).not.toHaveBeenCalled()

  show(true)
  page.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(LONG_MS)
  expect(listener).toHaveBeenCalledOnce()

  stop()
  show(true)
  vi.advanceTimersByTime(LONG_MS)
  expect(listener).toHaveBeenCalledOnce()
})

test('SHELL-12 after a logout the cart on the server is not asked for', () => {
  const listener = vi.fn()
  const stop = followCartNews(listener)

  page.dispatchEvent(new Event('focus'))
  user = null
  vi.advanceTimersByTime(LONG_MS)

  expect(listener).not.toHaveBeenCalled()
  stop()
})
