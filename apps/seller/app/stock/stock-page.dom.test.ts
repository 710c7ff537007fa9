import { orderIdSchema, stockMoveIdSchema } from '@ahia/contracts/ids'
import { countStock, listStock, listStockHistory, moveStock, setPrices } from '@ahia/contracts/seller/stock'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { idOf, listed, SHOWN_AT, stockRow } from '../../test/stock-rows.ts'
import page from './stock-page.tsx'

const open = (answers: ApiAnswer[], search = '') => {
  const { api, all } = openHubPage(page, answers, { path: `/seller/stock${search}` })
  return { api, all, card: (text: string) => all.css('main li').containing(text) }
}

const withoutKey = (sent: unknown[]) =>
  sent.map((body) => ({ ...(body as { requestKey: string }), requestKey: undefined }))

test('SELL-42 prices and stock are typed, saved with one press, and each row says what became of it', async () => {
  const { api, all, card } = open([listed([stockRow(1), stockRow(2), stockRow(3)])])
  await expect.poll(() => all.css('main li').count).toBe(3)
  await card('Item 1')
    .label(/^Price/)
    .fill('15,300')
  await card('Item 2').role('button', 'One fewer of Item 2').click()
  await card('Item 2').label('Why fewer?').select('Damaged')
  await card('Item 3')
    .label(/^Price/)
    .fill('16000')
  expect(card('Item 1').content).toContain('Now ₦14,800')
  expect(card('Item 2').content).toContain('6 after saving')
  api.give(
    answer(setPrices, {
      results: [
        { _id: stockRow(1)._id, result: 'SAVED', row: stockRow(1, { price: 15_300, version: 2 }) },
        {
          _id: stockRow(3)._id,
          result: 'CHANGED_MEANWHILE',
          row: stockRow(3, { price: 14_500, version: 5 }),
        },
      ],
    }),
  )
  api.give(
    answer(moveStock, {
      results: [{ _id: stockRow(2)._id, result: 'SAVED', row: stockRow(2, { available: 6 }) }],
    }),
  )

  await all.role('button', 'Save 3').click()

  await expect.poll(() => card('Item 1').content).toContain('Price saved')
  expect(card('Item 2').content).toContain('Saved: 6 available')
  expect(card('Item 3').content).toContain('changed this price to ₦14,500')
  expect(withoutKey(api.sent(setPrices))).toEqual([
    {
      prices: [
        { sellable: stockRow(1)._id, price: 15_300, version: 1, sure: false },
        { sellable: stockRow(3)._id, price: 16_000, version: 1, sure: false },
      ],
    },
  ])
  expect(withoutKey(api.sent(moveStock))).toEqual([
    { moves: [{ sellable: stockRow(2)._id, kind: 'DAMAGED', quantity: 1 }] },
  ])
  expect(all.css('section').containing('1 not saved').count).toBe(1)
})

test('SELL-43 an odd price is asked about once more, and saved when it is confirmed', async () => {
  const { api, all, card } = open([listed([stockRow(1)])])
  await expect.poll(() => all.css('main li').count).toBe(1)
  await card('Item 1')
    .label(/^Price/)
    .fill('1480')
  api.give(answer(setPrices, { results: [{ _id: stockRow(1)._id, result: 'PRICE_ODD', row: stockRow(1) }] }))
  await all.role('button', 'Save 1').click()
  await expect.poll(() => card('Item 1').content).toContain("That's a big change from ₦14,800")

  api.give(
    answer(setPrices, {
      results: [{ _id: stockRow(1)._id, result: 'SAVED', row: stockRow(1, { price: 1_480 }) }],
    }),
  )
  await all.role('button', 'Save 1').click()

  await expect.poll(() => all.css('main').content).toContain('All changes saved.')
  expect(api.sent(setPrices)).toMatchObject([{ prices: [{ sure: false }] }, { prices: [{ sure: true }] }])
})

test('SELL-07, SELL-42 a failure keeps what was typed, and the repeat has the same key', async () => {
  const { api, all, card } = open([listed([stockRow(1)])])
  await expect.poll(() => all.css('main li').count).toBe(1)
  await card('Item 1').role('button', 'One more of Item 1').click()
  api.give(fail(moveStock, { status: 503 }))
  await all.role('button', 'Save 1').click()
  await expect.poll(() => all.css('main').content).toContain("We couldn't save your changes")
  expect(card('Item 1').content).toContain('8 after saving')

  api.give(
    answer(moveStock, {
      results: [{ _id: stockRow(1)._id, result: 'SAVED', row: stockRow(1, { available: 8 }) }],
    }),
  )
  await all.role('button', 'Save 1').click()

  await expect.poll(() => card('Item 1').content).toContain('Saved: 8 available')
  const [first, second] = api.sent(moveStock)
  expect(second).toEqual(first)
})

test('SELL-41 a count shows where the pieces are, books what is seen, and names orders that lack theirs', async () => {
  const { api, all, card } = open([listed([stockRow(1)])])
  await expect.poll(() => all.css('main li').count).toBe(1)
  await card('Item 1').role('button', 'Count Item 1').click()
  expect(card('Item 1').css('dl').content).toMatch(/Available7.*paying2.*handed over3.*be there12/)
  await card('Item 1').label('How many did you count?').fill('4')
  await card('Item 1').label('Why fewer?').select('Lost')
  const order = orderIdSchema.parse(idOf(0xabc))
  const counted = stockRow(1, { available: 0, onShelf: 5 })
  api.give(
    answer(countStock, {
      results: [{ _id: counted._id, result: 'SAVED', booked: -7, missing: 1, orders: [order], row: counted }],
      shownAt: SHOWN_AT,
    }),
  )

  await card('Item 1').role('button', 'Save count').click()

  await expect.poll(() => card('Item 1').content).toContain('1 sold but not there.')
  expect(withoutKey(api.sent(countStock))).toEqual([
    { counts: [{ sellable: stockRow(1)._id, counted: 4, shown: 12, shownAt: SHOWN_AT, why: 'LOST' }] },
  ])
  expect(card('Item 1').content).toContain('Sold out')
})

test('SELL-42 raising all prices fills them in, rounded up, and saves nothing yet', async () => {
  const { api, all, card } = open([listed([stockRow(1), stockRow(2, { price: 950 })])])
  await expect.poll(() => all.css('main li').count).toBe(2)
  await all.label(/^Percent/).fill('7')

  await all.role('button', 'Show new prices').click()

  await expect.poll(() => card('Item 1').content).toContain('Now ₦14,800')
  expect([card('Item 1'), card('Item 2')].map((one) => one.label(/^Price/).value)).toEqual([
    '15,850',
    '1,050',
  ])
  expect(api.sent(setPrices)).toEqual([])
})

test('SELL-46 the link of an email opens what is low; empty, failed and searched-for lists say so', async () => {
  const { api, all } = open([{ ...listed([]), query: { show: 'LOW' } }], '?show=LOW')
  await expect.poll(() => all.css('main').content).toContain('Nothing is running low')
  api.give(fail(listStock, { status: 503 }))
  await all.role('button', 'All').click()
  await expect.poll(() => all.css('main').content).toContain("We couldn't load your stock")
  api.give(listed([stockRow(1)]))

  await all.role('button', 'Try again').click()

  await expect.poll(() => all.css('main li').count).toBe(1)
})

test('SELL-40 the history of an item says what changed, by how many, when, by whom and with which order', async () => {
  const { api, all, card } = open([listed([stockRow(1)])])
  await expect.poll(() => all.css('main li').count).toBe(1)
  api.give(fail(listStockHistory, { status: 503 }))
  await card('Item 1').role('button', 'History of Item 1').click()
  await expect.poll(() => card('Item 1').role('button', 'Try again').count).toBe(1)
  const move = (place: number, given: object) => ({
    _id: stockMoveIdSchema.parse(idOf(place)),
    kind: 'RESTOCKED' as const,
    quantity: 12,
    at: SHOWN_AT,
    isByShop: true,
    orderId: null,
    note: null,
    ...given,
  })
  const order = orderIdSchema.parse(idOf(2748))
  const moves = [
    move(1, { kind: 'SOLD', quantity: -2, isByShop: false, orderId: order }),
    move(2, { note: 'New bale' }),
  ]
  api.give(answer(listStockHistory, { moves, next: null }))
  await card('Item 1').role('button', 'Try again').click()

  await expect.poll(() => card('Item 1').content).toContain('Sold here')
  const [sold, came] = ['Sold here', 'Restocked'].map(
    (words) => all.css('main li li').containing(words).content,
  )
  expect(sold).toMatch(/order #00002748−2$/)
  expect(came).toMatch(/, you“New bale”\+12$/)
})
