import { parcelIdSchema } from '@ahia/contracts/ids'
import { answerAddress, getDeliveryCode, getOrderPhoto } from '@ahia/contracts/orders'
import type { Parcel } from '@ahia/contracts/shapes/parcel'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { HONEY } from '../../../test/dom/goods.ts'
import { atOrders, cardOf, listOf, orderOf, PAID } from '../../../test/dom/orders.ts'

const parcel = (facts: Partial<Parcel>): Parcel => ({
  _id: parcelIdSchema.parse('00000000-0000-4000-a000-000000000099'),
  status: 'NEW',
  dueAt: '2099-11-16T22:59:59.000Z',
  isLate: false,
  cancelsAt: '2099-11-18T22:59:59.000Z',
  arrivesBy: null,
  closesAt: null,
  carrier: null,
  waybill: null,
  returnReason: null,
  proof: null,
  hasPhoto: false,
  question: null,
  moves: [{ status: 'NEW', at: '2026-11-14T12:06:00.000Z', by: 'MARKET', note: null }],
  ...facts,
})

const SENT = orderOf(HONEY, {
  status: 'SHIPPED',
  actions: ['CONFIRM_DELIVERY', 'RECEIPT'],
  parcel: parcel({
    status: 'HANDED_OVER',
    arrivesBy: '2099-11-20T22:59:59.000Z',
    closesAt: '2099-11-27T22:59:59.000Z',
    moves: [
      { status: 'ACCEPTED', at: '2026-11-14T12:30:00.000Z', by: 'SHOP', note: null },
      { status: 'PACKED', at: '2026-11-14T13:00:00.000Z', by: 'SHOP', note: null },
    ],
  }),
})

test('SELL-38 an order shows the steps of its parcel, what is next and by when, and where to get help', async () => {
  const page = await atOrders(orderOf(HONEY, { ...PAID, parcel: parcel({}) }))

  const card = cardOf(page, HONEY)
  expect(card.content).toContain(
    'Next: The shop has your order and will pack it. It should ship by 16 Nov 2099, 11:59 pm.',
  )
  expect(card.content).toMatch(/Shipped \(coming up\)\s*by 16 Nov/)
  expect(card.role('link', 'Get help with this order').attribute('href')).toBe('/contact')
})

test('SELL-35 a late order says so, and can be cancelled', async () => {
  const page = await atOrders(orderOf(HONEY, { ...PAID, parcel: parcel({ isLate: true }) }))

  const card = cardOf(page, HONEY)
  expect(card.content).toContain('The shop is late. You can wait, or cancel now for a full refund.')
  expect(card.role('button', 'Cancel order').count).toBe(1)
})

test('SELL-34 the delivery code is shown on a tap, in digits and as a QR, and again after a failure', async () => {
  const page = await atOrders(SENT)
  const dialog = page.all.role('dialog', /^Delivery code of order/)
  page.api.give(fail(getDeliveryCode, { status: 500, message: 'Something went wrong' }))
  expect(cardOf(page, HONEY).content).toMatch(/Accepted.*Packed/)

  await cardOf(page, HONEY).role('button', 'Show delivery code').click()
  await expect.poll(() => dialog.content).toContain("We couldn't load your delivery code")
  const code = { code: '048211', token: 'AHIA1.x.y', qr: { size: 41, path: 'M0 0h7v1h-7z' } }
  page.api.give(answer(getDeliveryCode, code))
  await dialog.role('button', 'Try Again').click()

  await expect.poll(() => dialog.content).toContain('048 211')
  expect(dialog.role('img', 'Delivery code as a QR code').count).toBe(1)
  expect(dialog.content).toContain('once you have the parcel')
  expect(page.api.sent(getDeliveryCode)).toHaveLength(2)
})

test('SELL-36 the shop’s question is answered on the order, and what was typed stays when sending fails', async () => {
  const question = {
    askedAt: '2026-11-15T12:00:00.000Z',
    answeredAt: null,
    until: '2099-11-17T12:00:00.000Z',
  }
  const asked = orderOf(HONEY, {
    ...PAID,
    parcel: parcel({
      status: 'WAITING_FOR_ADDRESS',
      question: { ...question, text: 'Which house number is it?' },
    }),
  })
  const page = await atOrders(asked)
  const card = cardOf(page, HONEY)
  await expect.poll(() => card.content).toContain('“Which house number is it?”')
  page.api.give(fail(answerAddress, { status: 503, message: 'Try again in a moment' }))

  await card.label(/^Street and number/).fill('14 Allen Avenue')
  await card.role('button', 'Send address').click()
  await expect.poll(() => card.role('alert').content).toBe('Try again in a moment')
  const answered = orderOf(HONEY, { ...PAID, parcel: parcel({ status: 'ACCEPTED' }) })
  page.api.give(answer(answerAddress, { order: answered }), listOf([answered]))
  await card.role('button', 'Send address').click()

  await expect.poll(() => card.content).toContain('The shop is preparing your order.')
  expect(page.api.sent(answerAddress).at(-1)).toMatchObject({
    street: '14 Allen Avenue',
    city: 'Enugu',
  })
})

test("SELL-31 the shop's photo of the parcel is loaded on a tap", async () => {
  const sent = orderOf(HONEY, {
    status: 'SHIPPED',
    parcel: parcel({ status: 'HANDED_OVER', hasPhoto: true }),
  })
  const page = await atOrders(sent)
  page.api.give(fail(getOrderPhoto, { status: 503 }))
  await expect.poll(() => cardOf(page, HONEY).role('button', "See the shop's photo").count).toBe(1)
  await cardOf(page, HONEY).role('button', "See the shop's photo").click()
  await expect.poll(() => cardOf(page, HONEY).css('[role=alert]').count).toBe(1)
  page.api.give(answer(getOrderPhoto, { photo: 'AAAA' }))

  await cardOf(page, HONEY).role('button', "See the shop's photo").click()

  await expect.poll(() => cardOf(page, HONEY).css('img[alt="What the shop handed over"]').count).toBe(1)
})
