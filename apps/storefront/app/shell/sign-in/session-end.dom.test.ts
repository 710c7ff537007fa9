import { logout, refresh } from '@ahia/contracts/accounts'
import { addToCart, countCart } from '@ahia/contracts/cart'
import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guestCart, serverCart } from '../../../test/dom/carts.ts'
import { ADA, HONEY } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { cards, shop } from '../../../test/market.ts'
import { logOut } from './log-out.ts'

const HOME = [answer(featuredProducts, { products: cards(2) }), answer(listShops, { shops: [shop()] })]

const stored = (key: string) => localStorage.getItem(key)

/** A customer whose guest cart line could not be merged. */
async function withLineLeft(): Promise<DomPage> {
  const page = await openInDom('/about', {
    user: ADA,
    answers: HOME,
    stored: { 'ahia-cart': guestCart({ product: HONEY }), checkoutItems: ['some line'] },
    serve: (api) => {
      serverCart().serve(api)
      api.give(answer(logout, {}))
      api.lose(addToCart)
    },
  })
  await expect.poll(() => page.api.sent(addToCart).length).toBe(1)
  expect(stored('ahia-cart')).toContain(HONEY._id)
  return page
}

test('CART-05, SHELL-13 Logout clears the cart in this browser and shows a message', async () => {
  const page = await withLineLeft()
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {}) // the test does it below
  onTestFinished(() => replace.mockRestore())

  await page.all.role('button', 'Hello, Ada Obi').first().click()
  await page.all.role('menuitem', 'Logout').first().click()
  await expect.poll(() => replace.mock.calls.length).toBe(1)
  expect(page.api.sent(logout), 'the session also ends on the server').toEqual([{ refresh: ADA.refresh }])
  await page.goTo()

  await expect.poll(() => page.toasts.content).toContain('User logged out, cart cleared')
  expect(page.all.role('link', 'Cart, empty').count).toBe(1)
  expect(stored('ahia-cart')).not.toContain(HONEY._id)
  expect(stored('user')).toBeNull()
})

test('SHELL-13 a home page that does not come keeps nobody signed in, and is still where they end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  onTestFinished(() => {
    vi.useRealTimers()
    replace.mockRestore()
    localStorage.clear()
  })
  vi.stubGlobal('fetch', async () => Response.json({}))
  localStorage.setItem('user', JSON.stringify(ADA))

  const leaving = logOut(() => new Promise(() => {}))
  expect(stored('user')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  await leaving

  expect(stored('user')).toBeNull()
  expect(replace.mock.calls).toEqual([['/']])
})

test('CART-05, SESS-04 a session that expires on an open page clears the cart and shows a message', async () => {
  const page = await withLineLeft()
  page.api.give(...[countCart, refresh].map((call) => fail(call, { status: 401 })))

  dispatchEvent(new Event('focus')) // on focus the badge loads its count

  await expect.poll(() => page.toasts.content).toContain('Session expired, cart cleared')
  await expect.poll(() => page.path()).toBe('/auth?next=%2Fabout')
  expect(stored('ahia-cart')).not.toContain(HONEY._id)
  expect(stored('checkoutItems')).toBeNull()
})
