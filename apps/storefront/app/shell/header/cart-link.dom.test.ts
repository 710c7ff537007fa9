import { countCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type ServerCart, serverCart } from '../../../test/dom/carts.ts'
import { ADA, FAN, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { serverWishlist } from '../../../test/dom/wishlists.ts'

const badge = ({ all }: DomPage) => all.role('banner').role('link', /^Cart/)
const badgeName = (page: DomPage) => badge(page).attribute('aria-label')
const badgeText = (page: DomPage) => badge(page).content
/** What screen readers announce of the cart. */
const announced = ({ all }: DomPage) => all.role('banner').role('status').content
const go = ({ all }: DomPage, name: string) =>
  all.role('navigation', 'Main').role('link', name).first().click()

/** A page of a customer with these products in the cart. */
async function openAs(path: string, ...products: readonly Product[]): Promise<[DomPage, ServerCart]> {
  const cart = serverCart(...products)
  const page = await openInDom(path, {
    user: ADA,
    answers: productAnswers(HONEY),
    serve: (api) => {
      cart.serve(api)
      serverWishlist().serve(api)
    },
  })
  return [page, cart]
}

const AT_HONEY = `/products/${HONEY._id}`
const addHoney = ({ main }: DomPage) => main.role('button', 'Add to Cart').first().click()

test('SHELL-12, CART-02 a customer’s badge counts the server’s cart, with one request for all pages visited', async () => {
  const [page] = await openAs('/about', HONEY, FAN)
  await expect.poll(() => badgeName(page)).toBe('Cart, 2 items')
  expect(badgeText(page)).toBe('2')
  expect(announced(page)).toBe('') // it was in the cart before

  await go(page, 'Contact')
  await expect.poll(() => page.path()).toBe('/contact')
  await go(page, 'About')
  await expect.poll(() => page.path()).toBe('/about')

  expect(badgeText(page)).toBe('2')
  expect(page.api.sent(countCart)).toHaveLength(1)
})

test('SHELL-12, PDP-09 an item is counted when it was added here, in another tab or on another device, up to 99+', async () => {
  const [page, cart] = await openAs(AT_HONEY, FAN)
  await expect.poll(() => badgeText(page)).toBe('1')

  await addHoney(page)
  await expect.poll(() => badgeText(page)).toBe('2')
  await expect.poll(() => announced(page)).toBe('Cart, 2 items')
  expect(cart.items()).toContainEqual([HONEY.name, 1])
  expect(localStorage.getItem('ahia-cart')).toBeNull()

  cart.add(ONUGBU, 98)
  page.storeElsewhere('ahia-customer-cart', 'changed')
  await expect.poll(() => badgeText(page)).toBe('99+')
  expect(badgeName(page)).toBe('Cart, 100 items')

  page.api.give(answer(countCart, { totalItems: 0 }))
  dispatchEvent(new Event('focus')) // as when the customer returns to the tab
  await expect.poll(() => badgeText(page)).toBe('')
  expect(badgeName(page)).toBe('Cart, empty')
})

test('SHELL-12 after a logout in another tab the badge counts the guest cart and announces additions again', async () => {
  const [page] = await openAs(AT_HONEY, HONEY, FAN)
  await expect.poll(() => badgeText(page)).toBe('2')

  page.storeElsewhere('user', null)
  await expect.poll(() => badgeName(page)).toBe('Cart, empty')
  expect(announced(page)).toBe('')

  await addHoney(page)
  await expect.poll(() => announced(page)).toBe('Cart, 1 item')
})

test('SHELL-12 a cart that cannot be counted is shown as empty, without an error message', async () => {
  const [page] = await openAs('/about', HONEY)
  await expect.poll(() => badgeName(page)).toBe('Cart, 1 item')
  page.api.give(fail(countCart, { status: 500 }))

  dispatchEvent(new Event('focus'))

  await expect.poll(() => badgeName(page)).toBe('Cart, empty')
  expect(page.toasts.content ?? '').toBe('')
  expect(page.all.role('button', 'Hello, Ada Obi').count).toBeGreaterThan(0)
})
