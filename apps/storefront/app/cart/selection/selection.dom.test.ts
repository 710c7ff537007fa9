import { login } from '@ahia/contracts/accounts'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { expect, test } from 'vitest'
import { box, deliveryFor, FREE_DELIVERY, summary } from '../../../test/dom/cart-page.ts'
import { guestCart } from '../../../test/dom/carts.ts'
import { FAN, HONEY, KITCHEN, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../../test/dom/serve-goods.ts'

const ADD_ON = 'Extra wrap of pounded yam'

const openCart = async (...items: Parameters<typeof guestCart>): Promise<DomPage> => {
  const stored = { 'ahia-cart': guestCart(...items) }
  const page = await openInDom('/cart', { answers: [FREE_DELIVERY], serve: serveGoods(), stored })
  await expect.poll(() => summary(page).content).toContain(`${items.length} of ${items.length} items`)
  return page
}

const proceed = ({ all }: DomPage) => all.role('button', 'Proceed to Checkout')

test('CART-06, CART-16 a shop’s checkbox reflects and selects its lines, and the total covers selected lines only', async () => {
  const page = await openCart({ product: ONUGBU }, { product: ONUGBU, addOns: [ADD_ON] }, { product: HONEY })
  const shop = page.all.role('checkbox', `Select all from ${KITCHEN}`)
  const lines = page.all.role('checkbox', `Select ${ONUGBU.name}`)
  await expect.poll(() => summary(page).content).toContain('Estimated total₦12,200')

  await lines.first().click()
  await expect.poll(() => summary(page).content).toContain('2 of 3 items selected')
  expect(shop.all()[0]).toHaveProperty('indeterminate', true)
  await expect.poll(() => summary(page).content).toContain('Estimated total₦8,000')

  await shop.click()
  await expect.poll(() => lines.first().isChecked).toBe(true)
  await shop.click()
  await expect.poll(() => lines.last().isChecked).toBe(false)
  expect(summary(page).content).toContain('1 of 3 items selected')
  await expect.poll(() => summary(page).content).toContain('Estimated total₦2,800')

  await page.goTo()
  await expect.poll(() => summary(page).content).toContain('1 of 3 items selected')
  expect(shop.isChecked).toBe(false)
  expect(box(page, HONEY).isChecked).toBe(true)
})

test('CART-10, WIN-102 checkout without a selected item is refused with a message beside the button until one is selected', async () => {
  const page = await openCart({ product: HONEY })
  await box(page, HONEY).click()

  await proceed(page).click()
  const words = 'Please select at least one item to proceed to checkout'
  await expect.poll(() => proceed(page).description).toBe(words)
  expect(page.main.role('alert').content).toBe(words)
  expect(page.toasts.content).toBe('')
  expect(page.path()).toBe('/cart')

  await box(page, HONEY).click()
  await expect.poll(() => summary(page).content).not.toContain(words)
})

test('CART-10, WIN-20 a guest who proceeds to checkout is asked to sign in, without an alarm, and told that the cart is kept', async () => {
  const page = await openCart({ product: HONEY })

  await proceed(page).click()

  await expect.poll(() => page.path()).toBe('/auth?next=%2Fcheckout%3Ffrom%3Dcart')
  await expect.poll(() => page.title.content).toBe('Login')
  expect(page.main.content).toContain(
    "Please login to proceed to checkoutWe've kept your cart. You'll go straight to checkout.",
  )
  expect(page.toasts.content).toBe('')
  await page.main.role('link', 'New here? Create an account').click()
  await expect.poll(() => page.title.content).toBe('Create an account')
  expect(page.path()).toContain('next=%2Fcheckout%3Ffrom%3Dcart')
  expect(page.main.content).toContain("We've kept your cart.")
  expect(page.api.sent(login)).toEqual([])
})

test('CART-16 the delivery estimate covers the selected items and uses the state remembered on this device', async () => {
  const page = await openCart({ product: HONEY }, { product: ONUGBU })
  const fees = { LAGOS: 3500, ENUGU: 1500 }
  page.api.reply(estimateDelivery, ({ state, items }) => {
    const fee = state === 'ENUGU' ? fees.ENUGU : fees.LAGOS
    return deliveryFor(fee * String(items).split(',').length)
  })
  await page.goTo()
  const words = page.main.text(/^(about ₦[\d,]+, exact fee at checkout|is free)$/)
  await expect.poll(() => words.content).toBe('about ₦7,000, exact fee at checkout')

  await box(page, ONUGBU).click()
  await expect.poll(() => words.content).toBe('about ₦3,500, exact fee at checkout')
  const state = page.all.role('combobox', 'Delivery to')
  expect(state.value).toBe('LAGOS')
  const held = page.api.hold(estimateDelivery)
  await state.select('ENUGU')
  await expect.poll(() => words.count).toBe(0) // the estimate for Lagos is no longer shown
  held.release()
  await expect.poll(() => words.content).toBe('about ₦1,500, exact fee at checkout')

  await page.goTo()
  await expect.poll(() => state.value).toBe('ENUGU')
  page.api.give(FREE_DELIVERY)
  await box(page, ONUGBU).click()
  await expect.poll(() => words.content).toBe('is free')
  await box(page, HONEY).click()
  await box(page, ONUGBU).click()
  await expect.poll(() => words.count).toBe(0)
})

test('CART-08 Clear Cart asks first and cannot be undone', async () => {
  const page = await openCart({ product: HONEY }, { product: FAN })
  const clear = page.main.css('div').role('button', 'Clear Cart').first()

  await clear.click()
  const dialog = page.all.role('dialog', 'Clear Cart')
  await expect
    .poll(() => dialog.content)
    .toContain('Are you sure you want to clear your entire cart? This action cannot be undone.')
  await dialog.role('button', 'Cancel').click()
  await expect.poll(() => dialog.count).toBe(0)
  expect(page.title.content).toBe('Cart (2)')

  await clear.click()
  await dialog.role('button', 'Clear Cart').click()
  await expect.poll(() => page.toasts.content).toContain('Cart cleared successfully')
  await expect.poll(() => page.all.role('heading', 'Your cart is empty').count).toBe(1)
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(page.all.role('button', /^(Undo|Refresh)/).count).toBe(0)
})
