import { getReceipt, listOrders } from '@ahia/contracts/orders'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA, HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import {
  atOrders,
  cardOf,
  cards,
  listOf,
  orderId,
  orderOf,
  PAID,
  statusOf,
} from '../../../test/dom/orders.ts'

const chip = ({ all }: DomPage, name: string) => all.role('navigation', 'Orders by status').role('link', name)

/** The last part of a card. */
const deliveryOf = (page: DomPage) => cardOf(page, HONEY).css('section').last()

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/

test('ORD-01 a guest is sent to sign in first, and the orders come next', async () => {
  const page = await openInDom('/orders')

  await expect.poll(() => page.path()).toBe('/auth?next=%2Forders')
})

test('ORD-01 the order list shows loading, an error with Try Again, and an empty list with a shop link', async () => {
  let held = { release: () => {} }
  const page = await openInDom('/orders', {
    user: ADA,
    serve: (api) => {
      serverCart().serve(api)
      api.give(fail(listOrders, { status: 500 }))
      held = api.hold(listOrders)
    },
  })
  expect(page.main.role('status').containing('Loading orders...').count).toBe(1)
  held.release()
  await expect.poll(() => page.main.role('alert').content).toContain('Failed to fetch orders')
  expect(cards(page).count).toBe(0)

  page.api.give(listOf([]))
  await page.main.role('button', 'Try Again').click()
  await expect.poll(() => page.main.role('heading', 'No Orders Yet').count).toBe(1)
  expect(page.main.role('link', 'Start Shopping').attribute('href')).toBe('/products')
})

test('ORD-02, ORD-03, ORD-04, ORD-05, WIN-24 an order shows number, status, delivery, items and all costs', async () => {
  const page = await atOrders(orderOf(HONEY, { payTogether: [orderId(1), orderId(2)] }))
  const card = cardOf(page, HONEY)

  expect(card.role('heading', 'Order 00000001').count).toBe(1)
  expect(statusOf(page, HONEY)).toBe('PENDING')
  expect(card.css('header').content).toContain('14 Nov 2026, 1:05 pm')
  expect(card.role('link', HONEY.shopId.name).attribute('href')).toBe(`/shops/${HONEY.shopId._id}`)
  expect(card.role('link', HONEY.name).attribute('href')).toMatch(/^\/products\//)
  for (const words of ['1 × ₦2,800', 'Bottle: 250 ml']) expect(card.content).toContain(words)
  expect(card.content, 'no id of a product').not.toMatch(UUID)

  const delivery = deliveryOf(page).content
  for (const words of ['Drop Off', 'Region: Enugu', 'For Chidi Obi, 0800 000 0002', 'Blue gate'])
    expect(delivery).toContain(words)
  expect(card.css('address').content).toBe('12 Zik Avenue, Enugu, Enugu')
  expect(delivery).not.toContain('ENUGU')
  expect(card.css('dl').content).toBe('Items1Subtotal₦2,800Delivery fee₦1,500Total₦4,300')
  expect(card.role('list', 'Timeline').content).toMatch(/^Ordered.*Paid.*Shipped.*Delivered/)
  expect(card.content).toContain("You'll pay for it together with your other orders from this checkout.")
})

test('WIN-53 of a delivered order a phone shows the last step first, and all of them once they are wanted', async () => {
  const step = (status: 'PENDING' | 'PAID' | 'DELIVERED', day: number) =>
    ({ status, at: `2026-11-${day}T12:00:00.000Z`, by: 'CUSTOMER', note: null }) as const
  const timeline = [step('PENDING', 14), step('PAID', 15), step('DELIVERED', 16)]
  const page = await atOrders(orderOf(HONEY, { status: 'DELIVERED', timeline }))
  const steps = cardOf(page, HONEY).role('list', 'Timeline')
  const more = cardOf(page, HONEY).role('button', 'Show all steps')
  expect(steps.css('li').count).toBe(3)
  expect(steps.css('li.max-sm\\:hidden').count).toBe(2)

  await more.click()
  await expect.poll(() => more.count).toBe(0)
  expect(steps.css('li.max-sm\\:hidden').count).toBe(0)
  expect(steps.isFocused).toBe(true)
})

test.each([
  { status: 'DISPUTED', seen: 'Problem reported' },
  { status: 'REFUNDED', seen: 'Problem reported' },
  { status: 'CANCELLED', seen: 'Cancelled' },
] as const)(
  'WIN-53 of a $status order a phone shows how it ended and what went wrong',
  async ({ status, seen }) => {
    const before = status === 'CANCELLED' ? [] : (['SHIPPED', 'DISPUTED'] as const)
    const after = status === 'DISPUTED' ? [] : [status]
    const timeline = (['PENDING', 'PAID', ...before, ...after] as const).map((one, day) => ({
      status: one,
      at: `2026-11-1${day + 2}T12:00:00.000Z`,
      by: 'CUSTOMER' as const,
      note: null,
    }))
    const page = await atOrders(orderOf(HONEY, { status, timeline }))
    const steps = cardOf(page, HONEY).role('list', 'Timeline')
    const shown = steps.css('li:not(.max-sm\\:hidden)')
    expect(shown.count).toBe(status === 'REFUNDED' ? 2 : 1)
    expect(shown.first().content).toContain(seen)

    await cardOf(page, HONEY).role('button', 'Show all steps').click()
    await expect.poll(() => shown.count).toBe(timeline.length)
  },
)

test('WIN-53 the steps of a delivered order that had a problem are all in view', async () => {
  const timeline = (['DISPUTED', 'DELIVERED'] as const).map((status, day) => ({
    status,
    at: `2026-11-1${day + 4}T12:00:00.000Z`,
    by: 'CUSTOMER' as const,
    note: null,
  }))
  const page = await atOrders(orderOf(HONEY, { status: 'DELIVERED', timeline }))

  expect(cardOf(page, HONEY).role('button', 'Show all steps').count).toBe(0)
})

test('WIN-60 of a paid order a phone shows the total, and all costs once they are wanted', async () => {
  const page = await atOrders(orderOf(HONEY, { ...PAID, serviceFee: 200 }))
  const costs = cardOf(page, HONEY).css('dl')
  const more = cardOf(page, HONEY).role('button', 'Show costs')
  const shown = costs.css('div:not(.max-sm\\:hidden)')
  expect(shown.count).toBe(1)
  expect(shown.first().content).toContain('Total')

  await more.click()
  await expect.poll(() => more.count).toBe(0)
  expect(shown.count).toBe(5)
  expect(costs.isFocused).toBe(true)
})

test('WIN-80 a phone shows when an order arrives, and how and where once that is wanted', async () => {
  const arrives = { from: '2099-11-19', to: '2099-11-23' }
  const page = await atOrders(orderOf(HONEY, { ...PAID, arrives }))
  const delivery = deliveryOf(page)
  const more = delivery.role('button', 'Show delivery')
  expect(delivery.content).toContain('Arrives 19–23 Nov')
  expect(delivery.css('.max-sm\\:hidden').content).toContain('12 Zik Avenue')
  const [facts] = delivery.css('[tabindex="-1"]').all()
  const foldedAtFocus: boolean[] = []
  facts?.addEventListener('focus', () => foldedAtFocus.push(facts.matches('.max-sm\\:hidden')))

  await more.click()
  await expect.poll(() => more.count).toBe(0)
  expect(delivery.css('div.max-sm\\:hidden').count).toBe(0)
  expect(delivery.css('[tabindex="-1"]').isFocused).toBe(true)
  expect(foldedAtFocus, 'what is hidden cannot take the focus').toEqual([false])
})

test('WIN-80 of an order under way a phone shows the last step and those to come, where that takes rows away', async () => {
  const timeline = (['PENDING', 'PAID', 'SHIPPED'] as const).map((status, day) => ({
    status,
    at: `2026-11-1${day + 4}T12:00:00.000Z`,
    by: 'CUSTOMER' as const,
    note: null,
  }))
  const shipped = await atOrders(orderOf(HONEY, { ...PAID, status: 'SHIPPED', timeline }))
  const shownOf = (page: DomPage) => cardOf(page, HONEY).css('ol li:not(.max-sm\\:hidden)')
  expect(shownOf(shipped).count).toBe(2)
  expect(shownOf(shipped).first().content).toContain('Shipped')

  const paid = await atOrders(orderOf(HONEY, { ...PAID, timeline: timeline.slice(0, 2) }))
  expect(shownOf(paid).count).toBe(4)
  expect(cardOf(paid, HONEY).role('button', 'Show all steps').count).toBe(0)
})

test('WIN-80 each button that shows more of an order says of which one', async () => {
  const timeline = (['PENDING', 'PAID', 'SHIPPED'] as const).map((status, day) => ({
    status,
    at: `2026-11-1${day + 4}T12:00:00.000Z`,
    by: 'CUSTOMER' as const,
    note: null,
  }))
  const page = await atOrders(orderOf(HONEY, { ...PAID, status: 'SHIPPED', timeline }))

  for (const name of ['Show all steps', 'Show costs', 'Show delivery'])
    expect(cardOf(page, HONEY).role('button', name).description, name).toBe('Order 00000001')
})

test.each([
  { count: 2, folded: 0, buttons: [] },
  { count: 6, folded: 4, buttons: ['Show 4 more items'] },
  { count: 8, folded: 4, buttons: ['Show 6 more items', 'Show 2 more items'] },
])('WIN-80 of $count items a phone shows two and a wide screen six', async ({ count, folded, buttons }) => {
  const [item] = orderOf(HONEY).items
  const page = await atOrders(orderOf(HONEY, { ...PAID, items: Array(count).fill(item) }))
  const items = cardOf(page, HONEY).css('section').first()
  const names = () =>
    items
      .role('button', /^Show/)
      .all()
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(buttons)
  expect(items.css('ul.divide-y > li.max-lg\\:hidden').count).toBe(folded)

  for (const name of buttons.slice(-1)) await items.role('button', name).click()
  await expect.poll(names).toEqual([])
  expect(items.css('ul.divide-y > li:not(.max-lg\\:hidden)').count).toBe(count)
})

test('WIN-77 an order whose days are over says that it is late and no longer when it arrives', async () => {
  const arrives = { from: '2020-11-19', to: '2020-11-23' }
  const page = await atOrders(orderOf(HONEY, { ...PAID, status: 'SHIPPED', arrives }))

  expect(deliveryOf(page).content).toContain('Late: it was due 19–23 Nov')
  expect(cardOf(page, HONEY).role('list', 'Timeline').content).toMatch(/Delivered \(coming up\)\s*Late$/)
  expect(cardOf(page, HONEY).content).not.toContain('Arrives')
})

test('WIN-60 of an order to be paid all costs are in view', async () => {
  const page = await atOrders(orderOf(HONEY))

  expect(cardOf(page, HONEY).role('button', 'Show costs').count).toBe(0)
  expect(cardOf(page, HONEY).css('dl div:not(.max-sm\\:hidden)').count).toBe(4)
})

test('ORD-02, ORD-04 pickup, a service fee and the arrival date are shown', async () => {
  const { delivery } = orderOf(HONEY)
  const page = await atOrders(
    orderOf(HONEY, {
      status: 'SHIPPED',
      serviceFee: 200,
      deliveryFee: 0,
      totalAmount: 3000,
      delivery: {
        ...delivery,
        type: 'PICKUP',
        region: 'LAGOS',
        address: { street: '112 Herbert Macaulay Way', city: 'Yaba', state: 'LAGOS' },
      },
      arrives: { from: '2099-11-19', to: '2099-11-23' },
    }),
  )

  expect(cardOf(page, HONEY).css('dl').content).toBe(
    'Items1Subtotal₦2,800Delivery feeFreeService fee₦200Total₦3,000',
  )
  const details = deliveryOf(page).content
  for (const words of ['Ready 19–23 Nov', 'Pickup', 'Region: Lagos', 'Collect it at Ahia Point Yaba'])
    expect(details).toContain(words)
  expect(cardOf(page, HONEY).css('address').content).toBe('112 Herbert Macaulay Way, Yaba, Lagos')
})

test('ORD-01 older orders are on further pages, and orders from another tab appear on focus', async () => {
  const page = await atOrders(orderOf(HONEY))
  page.api.give(listOf([orderOf(ONUGBU, { _id: orderId(2) }), orderOf(HONEY)], { pages: 2, total: 11 }))
  dispatchEvent(new Event('focus'))
  await expect.poll(() => statusOf(page, ONUGBU)).toBe('PENDING')

  page.api.give(listOf([], { pages: 2, total: 11 }))
  await page.main.role('link', 'Older orders').click()
  await expect.poll(() => page.path()).toBe('/orders?page=2')
  await expect.poll(() => page.main.role('link', 'See my newest orders').attribute('href')).toBe('/orders')
  expect(page.api.sent(listOrders).at(-1)).toEqual({ page: '2' })
})

test('ORD-01 orders can be filtered by status, and the URL keeps the filter', async () => {
  const page = await atOrders(orderOf(HONEY, PAID))
  page.api.reply(listOrders, ({ status }) => listOf(status === 'PAID' ? [orderOf(HONEY, PAID)] : []))
  expect(chip(page, 'All').attribute('aria-current')).toBe('true')

  await chip(page, 'To pay').click()
  await expect.poll(() => page.path()).toBe('/orders?status=PENDING')
  await expect.poll(() => page.main.role('heading', 'No orders with this status').count).toBe(1)
  await chip(page, 'Paid').click()
  await expect.poll(() => page.path()).toBe('/orders?status=PAID')
  await page.goTo()

  await expect.poll(() => statusOf(page, HONEY)).toBe('PAID')
  expect(chip(page, 'Paid').attribute('aria-current')).toBe('true')
  expect(chip(page, 'All').attribute('aria-current')).toBeNull()
})

test('ORD-06 without a network the orders stay visible, with a message', async () => {
  const page = await atOrders(orderOf(HONEY, PAID))
  const receipt = cardOf(page, HONEY).role('button', 'Download receipt')
  page.api.give(answer(getReceipt, { fileName: 'ahia-receipt.pdf', pdf: btoa('%PDF-1.7') }))

  page.setOffline(true)
  await expect.poll(() => page.main.content).toContain("You're offline.")
  await receipt.click()
  await expect.poll(() => cardOf(page, HONEY).role('alert').content).toContain('No response from server')
  page.setOffline(false)
  await receipt.click()

  await expect.poll(() => page.toasts.content).toContain('Saved as ahia-receipt.pdf')
  await expect.poll(() => cardOf(page, HONEY).role('alert').count).toBe(0)
  expect(page.main.content).not.toContain("You're offline.")
})

test('PAY-05 an order whose payment the bank disputes says so, and what happens to its refund', async () => {
  const disputedAt = '2026-11-15T12:00:00.000Z'
  const page = await atOrders(
    orderOf(HONEY, {
      ...PAID,
      status: 'CANCELLED',
      actions: [],
      refund: { amount: 4300, status: 'ON_HOLD' },
      chargebacks: [{ status: 'OPEN', disputedAt, closedAt: null, amount: 0 }],
    }),
    orderOf(ONUGBU, {
      ...PAID,
      _id: orderId(2),
      chargebacks: [{ status: 'LOST', disputedAt, closedAt: '2026-11-16T12:00:00.000Z', amount: 4300 }],
    }),
  )

  const [open, lost] = [cardOf(page, HONEY).content, cardOf(page, ONUGBU).content]
  expect(open).toContain('Your bank is looking into this payment')
  expect(open).toContain('₦4,300 will be refunded to you once your bank has closed its dispute.')
  expect(open).toContain('Payment disputed at your bank')
  expect(lost).toContain('Payment returned by your bank')
  expect(lost).toContain('Your bank returned ₦4,300 to you.')
  expect(lost).not.toContain('Your bank is looking into this payment')
})

test('WIN-23 an address that names an order leads to its card', async () => {
  const second = orderOf(ONUGBU, { _id: orderId(2) })
  const page = await atOrders(orderOf(HONEY), second)

  await page.goTo('/orders#order-00000002')

  await expect.poll(() => page.main.css('h2:focus').content).toBe('Order 00000002')
})
