import { addToCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { productSchema } from '@ahia/contracts/shapes/product'
import { userSchema } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { listSavedItems } from '@ahia/contracts/wishlist'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { click } from '@ahia/testing/dom/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test, vi } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { product } from '../../../test/market.ts'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const portion = (place: number, value: string, prices: readonly number[], stock: readonly number[]) => ({
  _id: idOf(place),
  value,
  price: prices[0] ?? 0,
  quantity: stock.reduce((sum, left) => sum + left, 0),
  options: [
    {
      optionName: 'Meat',
      optionValues: ['Beef', 'Goat meat'].map((meat, nth) => ({
        _id: idOf(place + 1 + nth),
        value: meat,
        price: prices[nth] ?? 0,
        quantity: stock[nth] ?? 0,
      })),
    },
  ],
})

/** Large with goat meat is sold out. */
const SOUP: Product = productSchema.parse(
  product({
    _id: idOf(400),
    name: 'Ofe onugbu with pounded yam',
    variants: [
      {
        variantName: 'Portion',
        variantValues: [
          portion(410, 'Regular, 1 wrap', [4200, 5000], [20, 9]),
          portion(420, 'Large, 2 wraps', [6800, 8200], [15, 0]),
        ],
      },
    ],
    addOns: [{ _id: idOf(430), name: 'Extra wrap of pounded yam', price: 1000, maxQuantityAllowed: 3 }],
  }),
)

const ADDED = 'Item added to cart successfully!'
const DIRECT = {
  isDirectOrder: true,
  selectedItemsData: [
    { id: expect.stringMatching(/^direct-/), name: SOUP.name, quantity: 2, price: 5000, selectedAddOns: [] },
  ],
  selectedItemIds: [expect.stringMatching(/^direct-/)],
}

const serveCustomer = (api: FakeApi) => {
  serverCart().serve(api)
  api.give(answer(listSavedItems, { items: [] }))
}

const openSoup = (opening: Parameters<typeof openInDom>[1] = {}) =>
  openInDom(`/products/${SOUP._id}`, { answers: productAnswers(SOUP), ...opening })

const radio = ({ main }: DomPage, name: string) => main.role('radio', new RegExp(`^${name}`))
const price = ({ main }: DomPage) => main.role('status').first()
const more = ({ main }: DomPage) => main.role('button', `Increase quantity of ${SOUP.name}`)
const fewer = ({ main }: DomPage) => main.role('button', `Decrease quantity of ${SOUP.name}`)
const quantity = ({ main }: DomPage) => main.role('group', `Quantity of ${SOUP.name}`).css('output')
const addOn = ({ main }: DomPage) => main.role('checkbox', /^Extra wrap/)
// The bar at the bottom of phones has both once more.
const add = ({ main }: DomPage) => main.role('button', /^(Add to Cart|Adding\.\.\.)$/).first()
const buyNow = ({ main }: DomPage) => main.role('button', 'Buy Now').first()

test('PDP-04 the first options are preselected, and another variant resets its option and the quantity', async () => {
  const page = await openSoup()
  expect(radio(page, 'Regular').isChecked).toBe(true)
  expect(radio(page, 'Beef').isChecked).toBe(true)
  await radio(page, 'Goat meat').click()
  await more(page).click()
  await expect.poll(() => quantity(page).content).toBe('2')

  await radio(page, 'Large').click()

  await expect.poll(() => radio(page, 'Beef').isChecked).toBe(true)
  expect(quantity(page).content).toBe('1')
  expect(price(page).content).toBe('₦6,800In Stock')
})

test('PDP-05 the quantity stays between 1 and the stock of the chosen option', async () => {
  const page = await openSoup()
  await radio(page, 'Large').click()
  await expect.poll(() => fewer(page).attribute('aria-disabled')).toBe('true')

  for (let presses = 0; presses < 14; presses += 1) await more(page).click()

  await expect.poll(() => quantity(page).content).toBe('15')
  expect(more(page).attribute('aria-disabled')).toBe('true')
  await more(page).click()
  expect(quantity(page).content).toBe('15')
  expect(more(page).isFocused).toBe(true)
})

test('PDP-06, PDP-07 the price follows the option and add-ons, and the total follows the quantity', async () => {
  const page = await openSoup()
  await radio(page, 'Goat meat').click()
  await expect.poll(() => price(page).content).toBe('₦5,000In Stock')

  await addOn(page).click()
  await more(page).click()
  await more(page).click()

  await expect.poll(() => price(page).content).toContain('₦6,000')
  expect(page.main.text('Total for 3').count).toBe(1)
  expect(page.main.content).toContain('Total for 3₦18,000')
  await addOn(page).click()
  await expect.poll(() => price(page).content).toContain('₦5,000')
})

test('WIN-93 each price is that of the whole choice, what is added says so, and the sum is shown', async () => {
  const page = await openSoup()
  expect(page.main.content).toContain('Portion · full price')
  expect(page.main.content).toContain('Large, 2 wrapsfrom ₦6,800')
  expect(page.main.content).toContain('Meat · price with Regular, 1 wrapBeef₦4,200Goat meat₦5,000')
  expect(page.main.content).toContain('Add-ons · added to the price')

  await addOn(page).click()

  await expect.poll(() => price(page).content).toBe('₦5,200₦4,200 + ₦1,000 add-onsIn Stock')
  expect(page.main.content, 'without what is added').toContain('Goat meat₦5,000')
})

test('WIN-93 the sum of prices with kobo is shown too', async () => {
  const [wrap] = SOUP.addOns
  const addOns = wrap ? [{ ...wrap, price: 1000.05 }] : []
  const soup = { ...SOUP, basePrice: 4200.1, variants: [], addOns }
  const page = await openInDom(`/products/${soup._id}`, { answers: productAnswers(soup) })

  await addOn(page).click()

  await expect.poll(() => price(page).content).toBe('₦5,200.15₦4,200.10 + ₦1,000.05 add-onsIn Stock')
})

test('WIN-94 a choice that is out of stock has no delivery date', async () => {
  const page = await openSoup()
  const noDate = page.main.text("Out of stock, so there's no delivery date.")
  expect(noDate.count).toBe(0)

  await radio(page, 'Large').click()
  await radio(page, 'Goat meat').click()

  await expect.poll(() => noDate.count).toBe(1)
  expect(page.main.css('.invisible').containing('Deliver to').count).toBe(1)
})

test('PDP-03, PDP-09 a sold-out option can be viewed but not bought, and the page says why', async () => {
  const page = await openSoup()
  await radio(page, 'Large').click()
  await radio(page, 'Goat meat').click()

  await expect.poll(() => price(page).content).toBe('₦8,200Out of Stock')
  expect(add(page).isDisabled).toBe(true)
  expect(buyNow(page).isDisabled).toBe(true)
  expect(add(page).description).toBe('This option is out of stock. Choose another one.')
  await radio(page, 'Beef').click()
  await expect.poll(() => add(page).isDisabled).toBe(false)
})

test('SELL-48 what a shop on holiday sells can be viewed but not bought, and the page says from when', async () => {
  const away = { backOn: '2027-01-05', words: 'Christmas at home' }
  const closed = { ...SOUP, shopId: { ...SOUP.shopId, away } }
  const page = await openInDom(`/products/${SOUP._id}`, { answers: productAnswers(closed) })

  expect(add(page).isDisabled).toBe(true)
  expect(buyNow(page).isDisabled).toBe(true)
  expect(add(page).description).toBe(`${SOUP.shopId.name} is on holiday. You can order from 5 Jan 2027.`)
  expect(page.main.content).toContain('Christmas at home')
})

test('PDP-09, CART-03 an added item is in the cart with its options, and adding it again raises the quantity', async () => {
  const page = await openSoup()
  await addOn(page).click()
  await add(page).click()

  await expect.poll(() => page.toasts.content).toContain(ADDED)
  expect(page.toasts.role('link', 'View cart').attribute('href')).toBe('/cart')
  await more(page).click()
  await add(page).click()
  await expect.poll(() => page.all.role('link', 'Cart, 3 items').count).toBe(1)
  const cart = JSON.parse(localStorage.getItem('ahia-cart') ?? 'null')
  expect(cart.items).toMatchObject([{ quantity: 3, price: 5200, selectedAddOns: [{ quantity: 1 }] }])
})

test('PDP-09 when the browser cannot store the cart, a lasting error says the item was not added', async () => {
  const page = await openSoup()
  vi.stubGlobal('localStorage', fullStorage(localStorage))

  await add(page).click()

  await expect.poll(() => page.toasts.role('alert').content).toContain('Failed to add item to cart')
  await expect.poll(() => page.main.text('Failed to add item to cart').count).toBe(1)
})

const fullStorage = (stored: Storage): Partial<Storage> => ({
  getItem: (key) => stored.getItem(key),
  removeItem: (key) => stored.removeItem(key),
  clear: () => stored.clear(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

test('PDP-09, CART-02 a customer adds to the server’s cart, and clicks while the request runs add nothing', async () => {
  const page = await openSoup({ user: ADA, serve: serveCustomer })
  const held = page.api.hold(addToCart)

  const [button] = add(page).all()
  for (let clicks = 0; clicks < 2 && button; clicks += 1) click(button) // before the first has been rendered
  await expect.poll(() => add(page).attribute('aria-busy')).toBe('true')
  await add(page).click()
  held.release()

  await expect.poll(() => page.toasts.content).toContain(ADDED)
  expect(page.api.sent(addToCart)).toMatchObject([{ productId: SOUP._id, quantity: 1 }])
})

test('PDP-09, CART-15 adding more than the stock shows an error as a toast and next to the button', async () => {
  const message = 'Only 8 left, and you already have 8 in your cart'
  const tooMany = fail(addToCart, { status: 409, code: 'OUT_OF_STOCK', message })
  const page = await openSoup({ user: ADA, serve: serveCustomer })
  page.api.give(tooMany)

  await add(page).click()

  await expect.poll(() => page.toasts.role('alert').content).toContain(message)
  await expect.poll(() => page.main.text(message).count).toBe(1)
})

async function buyTwoWithGoatMeat(page: DomPage): Promise<void> {
  await radio(page, 'Goat meat').click()
  await more(page).click()
  await buyNow(page).click()
}

test.each([
  ['a guest', {}],
  ['a customer with an unfinished registration', { token: 'made-up' }],
])(
  'PDP-10, SHELL-03, WIN-20 %s is sent to sign in first and told why, and the order is kept for afterwards',
  async (_, kept) => {
    const page = await openSoup()
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)

    await buyTwoWithGoatMeat(page)

    await expect.poll(() => page.path()).toBe('/auth?next=%2Fcheckout%3Ffrom%3Dproduct')
    await expect.poll(() => page.main.content).toContain('Buy Now needs an account')
    expect(JSON.parse(sessionStorage.getItem('direct-order') ?? 'null')).toMatchObject(DIRECT)
  },
)

test('PDP-10 a signed-in customer goes to the checkout with only this item', async () => {
  const profile = answer(getProfile, { user: userSchema.strip().parse(ADA) })
  const page = await openSoup({ user: ADA, serve: serveCustomer })
  page.api.give(profile)

  await buyTwoWithGoatMeat(page)

  await expect.poll(() => page.path()).toBe('/checkout')
  await expect.poll(() => page.all.role('region', 'Your items').content).toContain(SOUP.name)
  expect(history.state.state).toMatchObject(DIRECT)
  expect(page.api.sent(addToCart)).toEqual([])
})
