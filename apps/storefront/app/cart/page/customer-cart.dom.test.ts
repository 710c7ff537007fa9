import { addToCart, clearCart, getCart, removeFromCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { decrease, FREE_DELIVERY, increase, remove, row, summary } from '../../../test/dom/cart-page.ts'
import { type ServerCart, serverCart } from '../../../test/dom/carts.ts'
import { ADA, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

/** The cart of a customer with these products. */
async function atCart(...products: readonly Product[]): Promise<{ page: DomPage; cart: ServerCart }> {
  const cart = serverCart(...products)
  const page = await openInDom('/cart', { user: ADA, answers: [FREE_DELIVERY], serve: cart.serve })
  await expect.poll(() => page.title.content).toBe(`Cart (${products.length})`)
  return { page, cart }
}

test('CART-02, CART-09 a customer changes quantities on the server, and decrease is disabled at quantity 1', async () => {
  const { page, cart } = await atCart(HONEY, ONUGBU)
  expect(decrease(page, HONEY).attribute('aria-disabled')).toBe('true')

  await increase(page, HONEY).click()
  await expect.poll(() => page.title.content).toBe('Cart (3)')
  await expect.poll(() => summary(page).content).toContain('Estimated total₦9,800')
  expect(cart.items()).toEqual([
    [HONEY.name, 2],
    [ONUGBU.name, 1],
  ])

  await decrease(page, HONEY).click()
  await expect.poll(() => decrease(page, HONEY).attribute('aria-disabled')).toBe('true')
  expect(cart.items()).toEqual([
    [HONEY.name, 1],
    [ONUGBU.name, 1],
  ])
})

test('CART-09 a changing line is busy and ignores more clicks, while other lines can be changed', async () => {
  const { page, cart } = await atCart(HONEY, ONUGBU)
  const held = page.api.hold(addToCart)

  await increase(page, HONEY).click()
  expect(row(page, HONEY.name).role('status').content).toBe('2') // at once
  expect(increase(page, HONEY).attribute('aria-busy')).toBe('true')
  expect(remove(page, HONEY).attribute('aria-busy')).toBe('true')
  await increase(page, HONEY).click()
  await decrease(page, HONEY).click()
  expect(increase(page, ONUGBU).attribute('aria-busy')).toBeNull()
  await remove(page, ONUGBU).click()
  await expect.poll(() => row(page, ONUGBU.name).content).toContain('Item removed from cart')
  expect(page.all.text('Loading cart').count).toBe(0)

  held.release()
  await expect.poll(() => increase(page, HONEY).attribute('aria-busy')).toBeNull()
  expect(cart.items()).toEqual([[HONEY.name, 2]])
  await expect.poll(() => page.title.content).toBe('Cart (2)')
  expect(page.api.sent(addToCart)).toHaveLength(1)
})

test('CART-09 Undo restores a removed item at its place, with focus', async () => {
  const { page, cart } = await atCart(HONEY, ONUGBU)

  await remove(page, HONEY).click()
  const undo = page.all.role('button', `Undo: put ${HONEY.name} back`)
  await expect.poll(() => undo.isFocused).toBe(true)
  await expect.poll(() => cart.items()).toEqual([[ONUGBU.name, 1]])
  await expect.poll(() => undo.attribute('aria-busy')).toBeNull()
  const box = page.all.role('checkbox', `Select all from ${HONEY.shopId.name}`)
  expect(box.count, 'nothing of this shop can be selected').toBe(0)

  await undo.click()
  await expect.poll(() => box.count).toBe(1)
  await expect.poll(() => page.main.role('link', HONEY.name).isFocused).toBe(true)
  await expect
    .poll(() => cart.items())
    .toEqual([
      [HONEY.name, 1],
      [ONUGBU.name, 1],
    ])
})

test('CART-06, CART-08 Refresh Cart shows changes from another device, and Clear Cart empties the account’s cart', async () => {
  const { page, cart } = await atCart(HONEY)
  cart.add(ONUGBU, 2)

  await page.all.role('button', 'Refresh Cart').click()
  await expect.poll(() => page.toasts.content).toContain('Cart updated successfully')
  await expect.poll(() => page.title.content).toBe('Cart (3)')

  await page.all.role('button', 'Clear Cart').click()
  await page.all.role('dialog').role('button', 'Clear Cart').click()
  await expect.poll(() => page.all.role('heading', 'Your cart is empty').count).toBe(1)
  expect(cart.items()).toEqual([])
})

test('CART-09 a late response does not overwrite a newer change', async () => {
  const { page } = await atCart(HONEY)
  page.api.give(answer(getCart, { cart: { items: [], totalItems: 0, subtotal: 0 } }))
  const held = page.api.hold(getCart)
  const refresh = page.all.role('button', /^Refresh/)
  await refresh.click()
  await expect.poll(() => page.api.sent(getCart).length).toBe(2)
  page.api.lose(getCart) // as the cart is loaded again after each change

  await increase(page, HONEY).click()
  await expect.poll(() => increase(page, HONEY).attribute('aria-busy')).toBeNull()
  held.release()

  await expect.poll(() => refresh.attribute('aria-busy')).toBeNull()
  await expect.poll(() => page.title.content).toBe('Cart (2)')
})

test('CART-02 a change in another tab of the customer is shown', async () => {
  const { page, cart } = await atCart(HONEY)

  cart.add(ONUGBU)
  page.storeElsewhere('ahia-customer-cart', 'changed')

  await expect.poll(() => page.title.content).toBe('Cart (2)')
})

test('CART-14 a refused change is undone, and the server’s message is shown', async () => {
  const { page, cart } = await atCart(HONEY)
  const down = { status: 503, message: 'The market is closed for a minute' }
  page.api.give(...[addToCart, removeFromCart, clearCart].map((change) => fail(change, down)))

  await increase(page, HONEY).click()
  await expect.poll(() => page.toasts.content).toContain('The market is closed for a minute')
  await expect.poll(() => page.title.content).toBe('Cart (1)')

  await remove(page, HONEY).click()
  await expect.poll(() => page.main.role('link', HONEY.name).isFocused).toBe(true)
  expect(page.title.content).toBe('Cart (1)')

  await page.all.role('button', 'Clear Cart').click()
  await page.all.role('dialog').role('button', 'Clear Cart').click()
  await expect.poll(() => page.all.role('dialog').count).toBe(0)
  expect(page.title.content).toBe('Cart (1)')
  expect(cart.items()).toEqual([[HONEY.name, 1]])
})

test('CART-07 a cart that fails to load shows an error, and Try Again loads it', async () => {
  const cart = serverCart(HONEY)
  const page = await openInDom('/cart', {
    user: ADA,
    answers: [FREE_DELIVERY],
    serve: (api) => {
      cart.serve(api)
      api.lose(getCart)
    },
  })
  const failed = page.all.role('alert').containing('Unable to Load Cart')
  await expect.poll(() => failed.content).toContain('No response from server')
  expect(failed.content).toContain('your items are still in your account')

  cart.serve(page.api)
  await page.all.role('button', 'Try Again').click()
  await expect.poll(() => page.title.content).toBe('Cart (1)')
})

test('CART-02 offline, the cart shows a message and stays readable, and it reloads once back online', async () => {
  const { page, cart } = await atCart(HONEY)

  page.setOffline(true)
  await expect.poll(() => page.main.content).toContain("You're offline. This is your cart as we last saw it")
  await increase(page, HONEY).click()
  await expect.poll(() => page.toasts.content).toContain('No response from server')
  expect(page.title.content).toBe('Cart (1)')

  cart.add(ONUGBU)
  page.setOffline(false)
  await expect.poll(() => page.title.content).toBe('Cart (2)')
})
