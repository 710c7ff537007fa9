import { addToCart } from '@ahia/contracts/cart'
import { parcelIdSchema } from '@ahia/contracts/ids'
import { cancelOrder, confirmDelivery, openDispute } from '@ahia/contracts/orders'
import { payOrders } from '@ahia/contracts/payments'
import type { Order } from '@ahia/contracts/shapes/order'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import type { DomPage } from '../../../test/dom/open-in-dom.ts'
import { atOrders, cardOf, listOf, orderId, orderOf, PAID, statusOf } from '../../../test/dom/orders.ts'

const button = (page: DomPage, name: string, product = HONEY) => cardOf(page, product).role('button', name)
const heading = (page: DomPage) => cardOf(page, HONEY).css('h2[tabindex]')

const SHIPPED = orderOf(HONEY, {
  status: 'SHIPPED',
  actions: ['CONFIRM_DELIVERY', 'RECEIPT'],
  arrives: { from: '2099-11-19', to: '2099-11-23' },
})
const DELIVERED = orderOf(HONEY, {
  status: 'DELIVERED',
  actions: ['REPORT_PROBLEM', 'RETURN', 'RECEIPT'],
  reportableUntil: '2099-11-21T12:00:00.000Z',
})
const LATE: Order['parcel'] = {
  _id: parcelIdSchema.parse('00000000-0000-4000-a000-000000000099'),
  status: 'NEW',
  dueAt: '2026-11-16T22:59:59.000Z',
  isLate: true,
  cancelsAt: '2026-11-18T22:59:59.000Z',
  arrivesBy: null,
  closesAt: null,
  carrier: null,
  waybill: null,
  returnReason: null,
  proof: null,
  hasPhoto: false,
  question: null,
  moves: [],
}
const DISPUTED = orderOf(HONEY, {
  status: 'DISPUTED',
  actions: ['RECEIPT'],
  timeline: [
    { status: 'DISPUTED', at: '2026-11-15T12:00:00.000Z', by: 'CUSTOMER', note: 'The bottle came open' },
  ],
})

test('ORD-06 an unpaid order is paid together with its checkout', async () => {
  const both = [orderId(1), orderId(2)]
  const page = await atOrders(
    orderOf(HONEY, { payTogether: both }),
    orderOf(ONUGBU, { _id: orderId(2), payTogether: both }),
  )
  page.api.give(answer(payOrders, { authorizationUrl: 'http://pay.example/x', reference: 'abcdefgh' }))
  const held = page.api.hold(payOrders)

  await button(page, 'Pay now', ONUGBU).click()
  await expect.poll(() => button(page, 'Initializing Payment...', ONUGBU).attribute('aria-busy')).toBe('true')
  expect(button(page, 'Cancel order', ONUGBU).isDisabled).toBe(true)
  held.release()

  // A payment page without encryption is not opened.
  await expect.poll(() => cardOf(page, ONUGBU).role('alert').content).toBe('Payment initialization failed')
  expect(page.api.sent(payOrders)).toEqual([{ orderIds: both }])
})

test('ORD-06 cancelling asks for confirmation, and says what is refunded', async () => {
  const page = await atOrders(orderOf(HONEY, PAID))
  const dialog = page.all.role('dialog', /^Cancel order/)
  const cancelled = orderOf(HONEY, {
    status: 'CANCELLED',
    actions: [],
    timeline: [{ status: 'CANCELLED', at: '2026-11-15T12:00:00.000Z', by: 'CUSTOMER', note: null }],
    refund: { amount: 4300, status: 'UNDER_WAY' },
  })

  await button(page, 'Cancel order').click()
  await expect.poll(() => dialog.content).toContain("We'll refund ₦4,300 the way you paid")
  await dialog.role('button', 'Keep order').click()
  await expect.poll(() => dialog.count).toBe(0)
  expect(page.api.sent(cancelOrder)).toEqual([])

  page.api.give(answer(cancelOrder, { order: cancelled }), listOf([cancelled]))
  await button(page, 'Cancel order').click()
  await dialog.role('button', 'Cancel order').click()
  await expect.poll(() => statusOf(page, HONEY)).toBe('CANCELLED')
  await expect.poll(() => heading(page).isFocused).toBe(true)
  expect(button(page, 'Cancel order').count).toBe(0)
  expect(cardOf(page, HONEY).content).toMatch(/Cancelled.*by you/)
  expect(cardOf(page, HONEY).content).toContain('₦4,300 is on its way back to you')
})

test('ORD-06 paying an order cancelled in another tab shows an error, and its status is updated', async () => {
  const page = await atOrders(orderOf(HONEY))
  page.api.give(
    fail(payOrders, { status: 410, code: 'ORDER_EXPIRED', message: 'This order was cancelled' }),
    listOf([orderOf(HONEY, { status: 'CANCELLED', actions: [], payableUntil: null })]),
  )

  await button(page, 'Pay now').click()

  await expect.poll(() => cardOf(page, HONEY).role('alert').content).toBe('This order was cancelled')
  await expect.poll(() => statusOf(page, HONEY)).toBe('CANCELLED')
  expect(button(page, 'Pay now').count).toBe(0)
})

test('ORD-05, ORD-06, WIN-23 a customer is asked once, confirms a delivery and then reports a problem', async () => {
  const page = await atOrders(SHIPPED)
  expect(cardOf(page, HONEY).content).toContain('Arrives 19–23 Nov')
  expect(button(page, 'Cancel order').count).toBe(0)
  page.api.give(answer(confirmDelivery, { order: DELIVERED }), listOf([DELIVERED]))

  const question = page.all.role('dialog', 'Have you received everything?')
  await button(page, 'Confirm delivery').click()
  await question.role('button', 'Not yet').click()
  await expect.poll(() => question.count).toBe(0)
  expect(page.api.sent(confirmDelivery)).toEqual([])
  await button(page, 'Confirm delivery').click()
  await question.role('button', 'Yes, confirm').click()
  await expect.poll(() => statusOf(page, HONEY)).toBe('DELIVERED')
  await expect.poll(() => heading(page).isFocused).toBe(true)

  const dialog = page.all.role('dialog', /^Report a problem/)
  const text = dialog.label(/^What's wrong\?/)
  await expect.poll(() => button(page, 'Report a problem').isDisabled).toBe(false)
  await button(page, 'Report a problem').click()
  await dialog.role('button', 'Send report').click()
  await expect.poll(() => text.description).toBe('Tell us in a few words')
  expect(page.api.sent(openDispute)).toEqual([])
  await text.fill('The bottle came open')
  await dialog.role('button', 'Not now').click()
  await button(page, 'Report a problem').click()
  await expect.poll(() => text.value).toBe('The bottle came open')

  page.api.give(answer(openDispute, { order: DISPUTED }), listOf([DISPUTED]))
  await dialog.role('button', 'Send report').click()
  await expect.poll(() => statusOf(page, HONEY)).toBe('DISPUTED')
  expect(cardOf(page, HONEY).role('list', 'Timeline').content).toContain('The bottle came open')
  expect(page.api.sent(openDispute)).toEqual([
    { kind: 'PROBLEM', reason: 'The bottle came open', lines: [0], photos: [] },
  ])
})

test('ORD-06 an order can be returned only if its shop accepts returns', async () => {
  const page = await atOrders(
    DELIVERED,
    orderOf(ONUGBU, { _id: orderId(2), status: 'DELIVERED', actions: ['REPORT_PROBLEM', 'RECEIPT'] }),
  )
  expect(button(page, 'Report a problem', ONUGBU).count).toBe(1)
  expect(button(page, 'Return', ONUGBU).count).toBe(0)
  page.api.give(answer(openDispute, { order: DISPUTED }), listOf([DISPUTED]))

  await button(page, 'Return').click()
  const dialog = page.all.role('dialog', /^Return order/)
  await dialog.label(/^Why are you returning it\?/).fill('Not my taste')
  await dialog.role('button', 'Request a return').click()

  await expect.poll(() => statusOf(page, HONEY)).toBe('DISPUTED')
  expect(page.api.sent(openDispute)).toEqual([
    { kind: 'RETURN', reason: 'Not my taste', lines: [0], photos: [] },
  ])
})

test('ORD-06 an error of a dialog stays in the dialog, with what was typed', async () => {
  const page = await atOrders(DELIVERED)
  page.api.lose(openDispute)
  await button(page, 'Report a problem').click()
  const dialog = page.all.role('dialog', /^Report a problem/)
  await dialog.label(/^What's wrong\?/).fill('The bottle came open')
  await dialog.role('button', 'Send report').click()

  await expect.poll(() => dialog.css('form').role('alert').content).toBe('No response from server')
  expect(dialog.label(/^What's wrong\?/).value).toBe('The bottle came open')
})

test('ORD-06 Buy again adds items still available to the cart and names the others', async () => {
  const page = await atOrders(orderOf(HONEY, PAID), orderOf(ONUGBU, { ...PAID, _id: orderId(2) }))
  page.api.give(answer(addToCart, { itemId: null, quantity: 1 }))
  await button(page, 'Buy again').click()
  await expect.poll(() => page.toasts.content).toContain('Item added to cart successfully!')
  expect(page.api.sent(addToCart)).toMatchObject([{ productId: HONEY._id, quantity: 1 }])

  page.api.give(fail(addToCart, { status: 409, code: 'OUT_OF_STOCK', message: 'Not enough left' }))
  await button(page, 'Buy again', ONUGBU).click()
  await expect
    .poll(() => cardOf(page, ONUGBU).role('status').content)
    .toBe(`Not added to your cart${ONUGBU.name}: Not enough left`)
})

test('ORD-06, PAY-02 while the bank confirms, Pay now is hidden and the payment can be checked', async () => {
  const page = await atOrders(
    orderOf(HONEY, { actions: [], pendingPayment: { reference: 'AHIA-reference' } }),
  )

  expect(cardOf(page, HONEY).content).toContain('Your payment is being confirmed')
  expect(button(page, 'Pay now').count).toBe(0)
  expect(cardOf(page, HONEY).role('link', 'Check your payment').attribute('href')).toBe(
    '/payment/return?reference=AHIA-reference',
  )
})

const LABELS = ['Buy again', 'Cancel order', 'Confirm delivery', 'Download receipt']

const buttonsOf = (page: DomPage) =>
  cardOf(page, HONEY)
    .css('button')
    .all()
    .flatMap(({ textContent }) => LABELS.filter((label) => textContent.startsWith(label)))

test('WIN-88 an order that has not come yet offers to buy it again last, and a late one to cancel it first', async () => {
  const paid = await atOrders(orderOf(HONEY, PAID))
  expect(buttonsOf(paid)).toEqual(['Download receipt', 'Cancel order', 'Buy again'])

  const late = await atOrders(orderOf(HONEY, { ...PAID, parcel: LATE }))
  expect(buttonsOf(late)).toEqual(['Cancel order', 'Download receipt', 'Buy again'])

  const delivered = await atOrders(DELIVERED)
  expect(buttonsOf(delivered)).toEqual(['Buy again', 'Download receipt'])
})
