import { type Product, showProduct } from '@ahia/contracts/catalog'
import { fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { box, FREE_DELIVERY, increase, row, summary } from '../../../test/dom/cart-page.ts'
import { type ServerCart, serverCart } from '../../../test/dom/carts.ts'
import { ADA, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const NOT_SOLD = fail(showProduct, { status: 410, code: 'PRODUCT_GONE' })

/** The cart of a customer. */
const openCart = ({ serve }: ServerCart): Promise<DomPage> =>
  openInDom('/cart', { user: ADA, answers: [FREE_DELIVERY, NOT_SOLD], serve })

/** The product with this much of its only variant. */
const withStock = (product: Product, quantity: number): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    variantValues: variant.variantValues.map((value) => ({ ...value, quantity })),
  })),
})

test('CART-15 a cart line shows that its price changed, and the total uses the current price', async () => {
  const cart = serverCart(HONEY)
  cart.alter(HONEY, { price: 2300 })
  const page = await openCart(cart)

  await expect.poll(() => row(page, HONEY.name).content).toContain('Was ₦2,300 when you added it')
  await expect.poll(() => summary(page).content).toContain('Estimated total₦2,800')
})

test('CART-15 a cart line above the stock is disabled until the customer accepts the remaining quantity', async () => {
  const cart = serverCart(HONEY, ONUGBU)
  cart.alter(HONEY, { quantity: 3, productInfo: withStock(HONEY, 2) })
  const page = await openCart(cart)

  await expect.poll(() => row(page, HONEY.name).content).toContain('Only 2 left')
  expect(box(page, HONEY).isDisabled).toBe(true)
  for (const text of [
    '1 of 2 items selected',
    'Estimated total₦4,200',
    'Unavailable items are not included.',
  ])
    expect(summary(page).content).toContain(text)

  await page.all.role('button', `Change to 2 of ${HONEY.name}`).click()
  await expect.poll(() => page.main.role('link', HONEY.name).isFocused).toBe(true)
  await expect.poll(() => box(page, HONEY).isChecked).toBe(true)
  await expect.poll(() => summary(page).content).toContain('Estimated total₦9,800')
  expect(increase(page, HONEY).attribute('aria-disabled')).toBe('true')
  await expect.poll(() => cart.items()).toContainEqual([HONEY.name, 2])
})

test.each([
  ['null', null],
  ['missing', undefined],
])(
  'CART-11, CART-15 an item without its product (%s) cannot be selected, is in no total and can be removed',
  async (_case, productInfo) => {
    const cart = serverCart(HONEY, ONUGBU)
    cart.alter(HONEY, { productInfo })
    const page = await openCart(cart)

    const gone = page.all.role('region', 'Other items')
    await expect.poll(() => gone.content).toContain('No longer available')
    expect(gone.role('checkbox').isDisabled).toBe(true)
    expect(page.api.sent(showProduct)).toHaveLength(1)
    expect(summary(page).content).toContain('1 of 2 items selected')
    await expect.poll(() => summary(page).content).toContain('Estimated total₦4,200')
    await page.all.role('button', 'Remove this item from cart').click()
    await expect.poll(() => page.title.content).toBe('Cart (1)')
    expect(summary(page).content).toContain('1 of 1 items selected')
    expect(cart.items()).toEqual([[ONUGBU.name, 1]])
  },
)
