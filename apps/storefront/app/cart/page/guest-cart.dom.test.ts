import { listProducts, productRails, showProduct } from '@ahia/contracts/catalog'
import { productIdSchema } from '@ahia/contracts/ids'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { FREE_DELIVERY, increase, remove, row, summary } from '../../../test/dom/cart-page.ts'
import { guestCart } from '../../../test/dom/carts.ts'
import { FAN, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../../test/dom/serve-goods.ts'
import { cards, listing, railOf } from '../../../test/market.ts'

const ADD_ON = 'Extra wrap of pounded yam'

type Items = Parameters<typeof guestCart>

const openCart = (items: Items, serve = serveGoods()) =>
  openInDom('/cart', { answers: [FREE_DELIVERY], serve, stored: { 'ahia-cart': guestCart(...items) } })

test('CART-01, CART-12 the cart shows the chosen options and the shop’s prices, and survives a reload', async () => {
  const page = await openCart([{ product: ONUGBU, addOns: [ADD_ON] }])

  const line = row(page, ONUGBU.name)
  await expect.poll(() => line.content).toContain('1 × ₦5,200')
  for (const text of ['Regular, 1 wrap', 'Beef', `+ ${ADD_ON}`]) expect(line.content).toContain(text)
  await increase(page, ONUGBU).click()
  await expect.poll(() => line.content).toContain('2 × ₦5,200₦10,400')
  await expect.poll(() => summary(page).content).toContain('Estimated total₦10,400')

  await page.goTo()
  await expect.poll(() => page.title.content).toBe('Cart (2)')
  expect(page.all.role('link', 'Cart, 2 items').count).toBe(1)
  await expect.poll(() => line.content).toContain('₦10,400')
})

test('CART-03 Undo restores a removed cart line at its place, and a reload makes the removal final', async () => {
  const page = await openCart([{ product: HONEY }, { product: ONUGBU }])

  await remove(page, HONEY).click()
  const undo = page.all.role('button', `Undo: put ${HONEY.name} back`)
  await expect.poll(() => undo.isFocused).toBe(true)
  expect(page.title.content).toBe('Cart (1)')

  await undo.click()
  await expect.poll(() => page.all.role('link', HONEY.name).isFocused).toBe(true)
  expect(page.main.role('list', /^Items/).first().content).toContain(HONEY.name)

  for (const product of [HONEY, ONUGBU]) await remove(page, product).click()
  await page.goTo()
  await expect.poll(() => page.all.role('heading', 'Your cart is empty').count).toBe(1)
  expect(page.main.role('link', 'Browse Products').attribute('href')).toBe('/products')
  expect(page.main.role('link', 'Go to Home').attribute('href')).toBe('/')
})

test('WIN-49 an empty cart offers what was viewed on this device, and what sells best where that is little', async () => {
  const popular = answer(productRails, { newest: [], popular: railOf(['Loved rice']) })
  const openWith = (viewed: number) =>
    openInDom('/cart', {
      answers: [popular],
      stored: { 'ahia-recently-viewed': JSON.stringify(cards(viewed)) },
    })
  const seen = (page: DomPage) => page.main.role('region', 'Recently viewed')
  const sellers = (page: DomPage) => page.main.role('region', 'Best sellers')

  const nothing = await openWith(0)
  await expect.poll(() => sellers(nothing).content).toContain('Loved rice')
  expect(seen(nothing).count).toBe(0)

  const little = await openWith(3)
  await expect.poll(() => seen(little).content).toContain('Product 3')
  await expect.poll(() => sellers(little).content).toContain('Loved rice')

  const much = await openWith(4)
  await expect.poll(() => seen(much).content).toContain('Product 4')
  expect(sellers(much).count).toBe(0)
  expect(much.api.sent(productRails)).toEqual([])
})

test('WIN-59 of a shop whose items were all removed the cart shows only Undo, and its name again after it', async () => {
  const page = await openCart([{ product: HONEY }, { product: ONUGBU }])
  const shopOf = ({ shopId }: typeof HONEY) => page.main.role('heading', shopId.name)
  await expect.poll(() => shopOf(HONEY).count).toBe(1)

  await remove(page, HONEY).click()
  const undo = page.all.role('button', `Undo: put ${HONEY.name} back`)
  await expect.poll(() => undo.isFocused).toBe(true)
  expect(shopOf(HONEY).count).toBe(0)
  expect(shopOf(ONUGBU).count).toBe(1)

  await undo.click()
  await expect.poll(() => shopOf(HONEY).count).toBe(1)
})

test('WIN-49 an empty cart is complete without best sellers, and a cart with items has none', async () => {
  const lost = await openInDom('/cart', { answers: [fail(productRails, { status: 500 })] })
  await expect.poll(() => lost.api.sent(productRails).length).toBe(1)
  expect(lost.main.role('heading', 'Your cart is empty').count).toBe(1)
  expect(lost.main.role('alert').count).toBe(0)

  const page = await openCart([{ product: HONEY }])
  await expect.poll(() => row(page, HONEY.name).count).toBe(1)
  expect(page.api.sent(productRails)).toEqual([])
})

test('CART-06 Back in a cart that was opened directly leads to the products', async () => {
  const page = await openCart([{ product: HONEY }])
  page.api.give(answer(listProducts, listing(cards(2))))

  await page.main.role('link', 'Back').click()

  await expect.poll(() => page.path()).toBe('/products')
})

test('CART-01, SHELL-12 a line added in another tab is kept and counted', async () => {
  const page = await openCart([{ product: HONEY }])
  await expect.poll(() => page.title.content).toBe('Cart (1)')

  page.storeElsewhere('ahia-cart', guestCart({ product: HONEY }, { product: FAN }))
  await expect.poll(() => page.all.role('link', 'Cart, 2 items').count).toBe(1)
  await increase(page, HONEY).click()

  await expect.poll(() => page.title.content).toBe('Cart (3)')
  await expect.poll(() => row(page, FAN.name).count).toBe(1)
})

test('CART-11 an item no longer sold stays in the cart with a message', async () => {
  const gone = { ...FAN, _id: productIdSchema.parse(FAN._id.replace('303', '999')) }
  const page = await openCart([{ product: HONEY }, { product: gone }])

  await expect.poll(() => row(page, 'No longer available').content).toContain('1 × ₦45,000 when you added it')
  expect(summary(page).content).toContain('Unavailable items are not included.')
  await page.all.role('button', 'Remove this item from cart').click()
  await expect.poll(() => page.title.content).toBe('Cart (1)')
})

test('CART-07 when nothing loads the cart shows an error, and Try Again loads it', async () => {
  const page = await openCart([{ product: HONEY }], serveGoods(HONEY))
  const failed = page.all.role('alert').containing('Unable to Load Cart')
  await expect.poll(() => failed.content).toContain('No response from server')
  expect(failed.content).toContain('your items are still in this browser')

  serveGoods()(page.api)
  await page.all.role('button', 'Try Again').click()

  await expect.poll(() => page.all.role('link', HONEY.name).count).toBe(1)
  expect(failed.count).toBe(0)
})

test('CART-11 a cart line that fails to load is retried by Try Again and when the network is back', async () => {
  const page = await openCart([{ product: HONEY }, { product: ONUGBU }], serveGoods(HONEY))
  const line = row(page, "We couldn't load this item")
  const link = page.main.role('link', HONEY.name)
  await expect.poll(() => line.count).toBe(1)
  expect(row(page, ONUGBU.name).count).toBe(1)
  const asked = page.api.sent(showProduct).length

  await line.role('button', 'Try Again').click()
  await expect.poll(() => line.isFocused).toBe(true)
  expect(page.api.sent(showProduct)).toHaveLength(asked + 1)

  serveGoods()(page.api)
  await line.role('button', 'Try Again').click()
  await expect.poll(() => link.count).toBe(1)

  serveGoods(HONEY)(page.api)
  await page.goTo()
  await expect.poll(() => line.count).toBe(1)
  serveGoods()(page.api)
  page.setOffline(true)
  page.setOffline(false)
  await expect.poll(() => link.count).toBe(1)
})
