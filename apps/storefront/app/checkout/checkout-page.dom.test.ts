import { getCart } from '@ahia/contracts/cart'
import { checkout } from '@ahia/contracts/checkout'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { getProfile } from '@ahia/contracts/user'
import { expect, test } from 'vitest'
import { lineId, serverCart } from '../../test/dom/carts.ts'
import {
  atCheckout,
  calculate,
  calculated,
  ESTIMATE,
  error,
  fees,
  field,
  items,
  PROFILE,
  state,
} from '../../test/dom/checkouts.ts'
import { ADA, firstChoice, HONEY, ONUGBU } from '../../test/dom/goods.ts'
import { openInDom } from '../../test/dom/open-in-dom.ts'
import { serveGoods } from '../../test/dom/serve-goods.ts'

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

test('CHK-01 a checkout without items shows No Items Selected', async () => {
  const page = await openInDom('/checkout', { user: ADA, serve: serverCart().serve })

  await expect.poll(() => page.all.role('heading', 'No Items Selected').count).toBe(1)
  expect(page.main.role('link', 'Back to Cart').attribute('href')).toBe('/cart')
})

test('CHK-01 a guest is sent to sign in first', async () => {
  const page = await openInDom('/checkout')

  await expect.poll(() => page.path()).toBe('/auth?next=%2Fcheckout')
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
