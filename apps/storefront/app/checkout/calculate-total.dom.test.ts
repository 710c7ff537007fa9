import { checkout } from '@ahia/contracts/checkout'
import { payOrders } from '@ahia/contracts/payments'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { lineId } from '../../test/dom/carts.ts'
import {
  atCheckout,
  calculate,
  calculated,
  confirm,
  error,
  fees,
  field,
  items,
  resultOf,
  state,
} from '../../test/dom/checkouts.ts'
import { HONEY, OKPA, ONUGBU } from '../../test/dom/goods.ts'

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
