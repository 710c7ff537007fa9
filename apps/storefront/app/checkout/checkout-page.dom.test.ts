import { getCart } from '@ahia/contracts/cart'
import type { Product } from '@ahia/contracts/catalog'
import { checkout } from '@ahia/contracts/checkout'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { payOrders } from '@ahia/contracts/payments'
import { userSchema } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { lineId, serverCart } from '../../test/dom/carts.ts'
import { ADA, firstChoice, HONEY, KITCHEN, OKPA, ONUGBU } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../test/dom/serve-goods.ts'

const PROFILE = answer(getProfile, { user: userSchema.strip().parse(ADA) })

/** Delivery of anything to anywhere. */
const ESTIMATE = answer(estimateDelivery, {
  fee: 1500,
  undelivered: [],
  shops: [],
  arrives: { from: '2026-11-19', to: '2026-11-23' },
})

/** What the server calculates for one shop's items of this price. */
const resultOf = (naira: number, deliveryFee = 1500) => ({
  checkoutId: lineId(90),
  orderIds: [lineId(91)],
  orders: [
    {
      _id: lineId(91),
      shop: { _id: lineId(92), name: KITCHEN },
      itemsSubtotal: naira,
      deliveryFee,
      serviceFee: 0,
      totalAmount: naira + deliveryFee,
      arrives: { from: '2026-11-19', to: '2026-11-23' },
    },
  ],
  summary: {
    totalGoodsAmount: naira,
    totalDeliveryFee: deliveryFee,
    totalServiceFee: 0,
    totalAmount: naira + deliveryFee,
  },
  payableUntil: '2099-11-18T10:22:00.000Z',
  isHeld: true,
})

const calculated = (naira: number, deliveryFee?: number) =>
  answer(checkout, checkout.data.parse(resultOf(naira, deliveryFee)))

const calculate = ({ main }: DomPage) => main.role('button', 'Calculate Total & Fees')
const confirm = ({ main }: DomPage) => main.role('button', 'Confirm Order and Make Payment')
const fees = ({ all }: DomPage) => all.role('region', 'Total and fees')
const items = ({ all }: DomPage) => all.role('region', 'Your items')
const field = ({ main }: DomPage, name: string) => main.role('textbox', new RegExp(`^${name}`))
const state = ({ main }: DomPage) => main.role('combobox', /^State/)
const error = ({ main }: DomPage) => main.role('alert')

type Opening = { products?: readonly Product[]; isClockStopped?: boolean }

/** The checkout of a customer with these products in the cart. */
async function atCheckout({ products = [HONEY], isClockStopped = false }: Opening = {}): Promise<DomPage> {
  const cart = serverCart(...products)
  const page = await openInDom('/checkout', {
    user: ADA,
    isClockStopped,
    stored: { checkoutItems: products.map((_, place) => lineId(place)) },
    serve: (api) => {
      cart.serve(api)
      api.give(PROFILE, ESTIMATE, calculated(2800))
    },
  })
  await expect.poll(() => calculate(page).count).toBe(1)
  return page
}

test('WIN-78 before the total is calculated checkout says what items and delivery are expected to cost', async () => {
  const page = await atCheckout({ products: [HONEY, ONUGBU] })
  const cost = page.all.role('region', 'Estimated cost')

  await expect.poll(() => cost.content).toBe('Subtotal₦7,000Delivery feeabout ₦1,500Estimated total₦8,500')
  expect(page.api.sent(estimateDelivery)).toHaveLength(1)
  expect(page.main.content).toContain('Estimated total ₦8,500')
  await page.main.role('radio', /^Pickup/).click()
  await expect.poll(() => cost.content).toBe('Subtotal₦7,000Delivery feeFreeEstimated total₦7,000')

  await page.main.role('radio', /^Drop Off/).click()
  await state(page).select('')
  const unknown = 'Subtotal₦7,000Delivery feeChoose a state firstTotal before delivery₦7,000'
  await expect.poll(() => cost.content).toBe(unknown)

  await state(page).select('ENUGU')
  page.api.give(calculated(7000))
  await calculate(page).click()
  await expect.poll(() => fees(page).count).toBe(1)
  expect(cost.count).toBe(0)
})

test('WIN-78 checkout leads back to the cart', async () => {
  const page = await atCheckout()

  expect(page.main.role('link', 'Back to cart').attribute('href')).toBe('/cart')
})

test('WIN-78 with Buy Now checkout leads back to the product', async () => {
  const item = { id: 'direct-1', quantity: 1, selectedAddOns: [], ...firstChoice(HONEY) }
  sessionStorage.setItem('direct-order', JSON.stringify({ isDirectOrder: true, selectedItemsData: [item] }))
  const page = await openInDom('/checkout', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      serveGoods()(api)
      api.give(PROFILE, ESTIMATE)
    },
  })

  await expect.poll(() => items(page).content).toContain('1 item')
  expect(page.main.role('link', 'Back to product').attribute('href')).toBe(`/products/${HONEY._id}`)
})

test('WIN-82 the button that cannot be pressed yet says what is missing', async () => {
  const page = await atCheckout()
  expect(calculate(page).description).toBe('')

  await field(page, 'City').fill('')

  await expect.poll(() => calculate(page).description).toBe('Fill in the fields marked * first.')
})

test('WIN-82 a field that cannot be used has no arrow to open it', async () => {
  const { main } = await atCheckout()

  expect(main.css('select').count).toBe(2)
  expect(main.css('select + svg').count).toBe(1)
  expect(main.css('select:disabled + svg').count).toBe(0)
})

test('WIN-86 while checkout loads its place is the form in outline', async () => {
  let held = { release: () => {} }
  const page = await openInDom('/checkout', {
    user: ADA,
    stored: { checkoutItems: [lineId(0)] },
    serve: (api) => {
      serverCart(HONEY).serve(api)
      api.give(PROFILE, ESTIMATE)
      held = api.hold(getCart)
    },
  })

  expect(page.main.content).toMatch(/Delivery type.*Delivery information.*Country.*State.*City.*Street/s)
  expect(page.main.content).toContain('Currently, we only deliver within Nigeria')
  held.release()
  await expect.poll(() => calculate(page).count).toBe(1)
})

test('WIN-87 the way of delivery is asked before the address', async () => {
  const page = await atCheckout()

  const groups = page.main
    .css('form legend')
    .all()
    .map(({ textContent }) => textContent)
  expect(groups).toEqual(['Delivery type', 'Delivery information'])
})

test('WIN-79 checkout asks for the profile at once, and not after the cart', async () => {
  const cart = serverCart(HONEY)
  let held = { release: () => {} }
  const page = await openInDom('/checkout', {
    user: ADA,
    stored: { checkoutItems: [lineId(0)] },
    serve: (api) => {
      cart.serve(api)
      api.give(PROFILE, ESTIMATE)
      held = api.hold(getCart)
    },
  })

  await expect.poll(() => page.api.sent(getProfile)).toHaveLength(1)
  expect(calculate(page).count).toBe(0)
  held.release()
  await expect.poll(() => calculate(page).count).toBe(1)
  expect(page.api.sent(getProfile)).toHaveLength(1)
})

test('CHK-02, CHK-08 the address is filled in from the profile, and a missing field shows an error and gets focus', async () => {
  const page = await atCheckout()
  expect(state(page).value).toBe('ENUGU')
  expect(field(page, 'Street').value).toBe('12 Zik Avenue')
  expect(page.main.content).toContain('Recipient: Ada Obi, 0800 000 0001')
  const country = page.main.role('combobox', /^Country/)
  expect(country.isDisabled).toBe(true)
  expect(country.description).toBe('Currently, we only deliver within Nigeria')
  expect(country.value).toBe('NIGERIA')
  expect(state(page).description).toBe('We currently deliver to these states only')
  expect(
    state(page)
      .css('option')
      .all()
      .map(({ textContent }) => textContent),
  ).toEqual(['Select a state', 'ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO'])

  await field(page, 'City').fill(' ')
  await expect.poll(() => calculate(page).attribute('aria-disabled')).toBe('true')
  await calculate(page).press('Enter')

  await expect.poll(() => error(page).content).toContain('Please fill in all required delivery information')
  await expect.poll(() => field(page, 'City').isFocused).toBe(true)
  expect(page.api.sent(checkout)).toEqual([])
})

test('T11 items that are not held for the shopper are not announced as held', async () => {
  const page = await atCheckout()
  await calculate(page).click()
  await expect.poll(() => fees(page).content).toContain("We're holding these items for you until")

  await field(page, 'City').fill('Nsukka')
  page.api.give(answer(checkout, checkout.data.parse({ ...resultOf(2800), isHeld: false })))
  await calculate(page).click()

  await expect.poll(() => fees(page).content).toContain("These items aren't held for you yet, so pay soon.")
  expect(fees(page).content).not.toContain("We're holding")
})

test('CHK-04, CHK-06 a double click calculates once, and an edit requires a recalculation', async () => {
  const page = await atCheckout({ products: [HONEY, ONUGBU] })
  expect(items(page).content).toContain('2 items · ₦7,000')
  page.api.give(calculated(7000))
  const held = page.api.hold(checkout)

  await calculate(page).click()
  await page.main.role('button', 'Processing...').click()
  held.release()
  await expect.poll(() => fees(page).content).toContain('Subtotal₦7,000')
  expect(page.api.sent(checkout)).toHaveLength(1)
  await expect.poll(() => confirm(page).isFocused).toBe(true)

  await field(page, 'City').fill('Nsukka')
  await expect.poll(() => fees(page).content).toContain('Your details changed')
  expect(confirm(page).count).toBe(0)
  await calculate(page).click()
  await expect.poll(() => confirm(page).count).toBe(1)
  const [first, second] = page.api.sent(checkout)
  expect(second?.requestKey).not.toBe(first?.requestKey)
})

test('WIN-05 checkout says what is not delivered to the chosen state, and the server’s error names it', async () => {
  const page = await atCheckout({ products: [HONEY, OKPA] })
  const banner = page.main.role('status').containing('Not delivered to')
  expect(banner.count).toBe(0)

  await state(page).select('LAGOS')
  await expect.poll(() => banner.content).toContain(`Not delivered to Lagos${OKPA.name}: in Enugu only`)
  expect(banner.content).not.toContain(HONEY.name)
  expect(banner.role('link', 'Back to your cart').attribute('href')).toBe('/cart')

  const message = `${OKPA.name} is delivered in Enugu only`
  page.api.give(fail(checkout, { status: 409, code: 'OUTSIDE_DELIVERY_AREA', message }))
  await calculate(page).click()
  await expect.poll(() => error(page).content).toContain(message)
  expect(error(page).content).toContain("You haven't been charged.")
  expect(field(page, 'Street').value).toBe('12 Zik Avenue')

  await state(page).select('ENUGU')
  page.api.give(calculated(4800))
  await calculate(page).click()
  await expect.poll(() => fees(page).content).toContain('Subtotal₦4,800')
})

test('CHK-01 a checkout without items shows No Items Selected', async () => {
  const page = await openInDom('/checkout', { user: ADA, serve: serverCart().serve })

  await expect.poll(() => page.all.role('heading', 'No Items Selected').count).toBe(1)
  expect(page.main.role('link', 'Back to Cart').attribute('href')).toBe('/cart')
})

test('CHK-01 a guest is sent to sign in first', async () => {
  const page = await openInDom('/checkout')

  await expect.poll(() => page.path()).toBe('/auth?next=%2Fcheckout')
})

test('CHK-06 a retry after a lost response uses the same request key', async () => {
  const page = await atCheckout()
  page.api.lose(checkout)
  await calculate(page).click()
  await expect.poll(() => error(page).content).toContain('No response from server')

  page.api.give(calculated(2800))
  await calculate(page).click()
  await expect.poll(() => confirm(page).count).toBe(1)
  const [first, second] = page.api.sent(checkout)
  expect(first?.requestKey).toBeTruthy()
  expect(second?.requestKey).toBe(first?.requestKey)
})

test('CHK-05 a payment page URL that is not trusted is refused', async () => {
  const page = await atCheckout()
  await calculate(page).click()
  page.api.give(answer(payOrders, { authorizationUrl: 'http://pay.example/x', reference: 'abcdefgh' }))
  await confirm(page).click()

  await expect.poll(() => error(page).content).toContain('Payment initialization failed')
  expect(page.path()).toBe('/checkout')
})

test('CHK-04 a slow network shows a message, and the customer can cancel', async () => {
  const page = await atCheckout({ isClockStopped: true })
  page.api.hold(checkout) // never released
  await calculate(page).click()
  await expect.poll(() => page.main.role('button', 'Processing...').count).toBe(1)
  await page.advance(8_500)
  await expect.poll(() => page.main.content).toContain('Still working. Your network looks slow.')

  await page.main.role('button', 'Cancel').click()
  await expect.poll(() => calculate(page).count).toBe(1)
  expect(error(page).count).toBe(0)
})

test('CHK-05 a sold-out checkout shows the server’s message with a link back to the cart', async () => {
  const page = await atCheckout()
  const message = `${HONEY.name} is out of stock`
  page.api.give(fail(checkout, { status: 409, code: 'OUT_OF_STOCK', message, details: { items: [] } }))
  await calculate(page).click()

  await expect.poll(() => error(page).content).toContain(message)
  await expect.poll(() => error(page).isFocused).toBe(true)
  expect(error(page).role('link', 'Back to your cart').attribute('href')).toBe('/cart')
  await expect.poll(() => page.toasts.content).toContain(message)

  page.api.give(calculated(2800))
  await calculate(page).click()
  await expect.poll(() => confirm(page).count).toBe(1)
})

test('CHK-01, CHK-03, WIN-87 a reload keeps items and input, and pickup is free and names the pickup point', async () => {
  const page = await atCheckout()
  await state(page).select('LAGOS')
  await field(page, 'City').fill('Yaba')
  await page.main.role('button', 'Change recipient').click()
  await field(page, 'Name').fill('Chidi Eze')
  await field(page, 'Telephone').fill('0803 000 0000')
  await page.goTo()

  await expect.poll(() => items(page).content).toContain(HONEY.name)
  expect(field(page, 'City').value).toBe('Yaba')
  expect(field(page, 'Name').value).toBe('Chidi Eze')
  await page.main.role('button', "I'll receive it myself").click()
  await expect.poll(() => page.main.role('button', 'Change recipient').isFocused).toBe(true)

  await page.main.role('radio', /^Pickup/).click()
  await expect.poll(() => page.all.role('region', 'Pickup point in LAGOS').content).toContain('Yaba')
  expect(field(page, 'Street').count, 'WIN-87 a pickup needs no street').toBe(0)
  expect(page.main.content).not.toContain('gate description')
  page.api.give(calculated(2800, 0))
  await calculate(page).click()
  await expect.poll(() => fees(page).content).toContain('Delivery feeFree')
  expect(fees(page).content).toContain('Ready for pickup')
  expect(page.api.sent(checkout)).toMatchObject([{ delivery: { type: 'PICKUP', region: 'LAGOS' } }])
})

test('CHK-01 an empty direct order shows No Items Selected with a link to the products', async () => {
  sessionStorage.setItem('direct-order', '{"isDirectOrder":true,"selectedItemsData":[]}')
  const page = await openInDom('/checkout', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(PROFILE)
    },
  })

  await expect.poll(() => page.all.role('heading', 'No Items Selected').count).toBe(1)
  expect(page.main.role('link', 'Browse Products').attribute('href')).toBe('/products')
})

test('CHK-05 a price change is shown, and calculating again accepts it', async () => {
  const page = await atCheckout()
  const details = { items: [{ itemId: lineId(0), was: 2800, now: 3000 }] }
  page.api.give(
    fail(checkout, { status: 409, code: 'PRICE_CHANGED', message: 'Prices have changed', details }),
  )
  await calculate(page).click()
  await expect.poll(() => error(page).content).toContain(`${HONEY.name}: was ₦2,800, now ₦3,000`)

  page.api.give(calculated(3000))
  await calculate(page).click()
  await expect.poll(() => fees(page).content).toContain('Subtotal₦3,000')
  expect(error(page).count).toBe(0)
})

test('CHK-06 a reload with a known total asks for the same total again, with the same key', async () => {
  const page = await atCheckout()
  await calculate(page).click()
  await expect.poll(() => confirm(page).count).toBe(1)

  await page.goTo()
  await expect.poll(() => confirm(page).count).toBe(1)
  const [first, second] = page.api.sent(checkout)
  expect(second).toEqual(first)
})

test('CHK-05 offline, the page says that the input is kept, and shows no error', async () => {
  const page = await atCheckout()
  const held = page.api.hold(checkout)
  await calculate(page).click()
  await expect.poll(() => page.main.role('button', 'Processing...').count).toBe(1)
  page.setOffline(true)
  held.release()
  await expect.poll(() => calculate(page).count).toBe(1)
  expect(page.main.content).toContain("You're offline, but we've kept what you typed.")
  expect(error(page).count).toBe(0)

  page.setOffline(false)
  await calculate(page).click()
  await expect.poll(() => confirm(page).count).toBe(1)
})

test('PRIV-14 the checkout asks whether the buyer is 18, goes on with a yes and sends it', async () => {
  const page = await atCheckout()
  const message = `${HONEY.name} is only for buyers aged 18 or older`
  const details = { items: [{ productId: HONEY._id, name: HONEY.name, itemIds: [lineId(0)] }] }
  page.api.give(fail(checkout, { status: 409, code: 'ADULTS_ONLY', message, details }))
  const box = page.main.role('checkbox', 'I am 18 or older')
  expect(box.count).toBe(0)

  await calculate(page).click()
  await expect.poll(() => box.isFocused).toBe(true)
  expect(page.main.role('group', 'Your age').content).toContain(HONEY.name)
  expect(calculate(page).description, 'WIN-82').toBe('Confirm that you are 18 or older.')
  expect(error(page).count).toBe(0)
  await calculate(page).press('Enter')
  await expect.poll(() => box.description).toBe('Tick this to continue, or leave these items out.')
  expect(page.api.sent(checkout)).toHaveLength(1)

  page.api.give(calculated(2800))
  await box.click()
  await calculate(page).click()

  await expect.poll(() => confirm(page).count).toBe(1)
  const [first, second] = page.api.sent(checkout)
  expect(first).not.toHaveProperty('isAdult')
  expect(second).toMatchObject({ isAdult: true })
  expect(second?.requestKey).not.toBe(first?.requestKey)
})
