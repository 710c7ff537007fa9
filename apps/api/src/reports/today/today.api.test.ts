import { askQuestion } from '@ahia/contracts/questions/product-questions'
import { getMoney } from '@ahia/contracts/seller/money'
import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { getToday } from '@ahia/contracts/seller/today'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { reportSoldOut } from '#catalog/own-stock/report-stock.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { listRates } from '#ledger/ledger.reads.ts'
import { settlementEntries } from '#ledger/settlement.rules.ts'
import { send } from '../../../test/customer.ts'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { aStockKeeper, type StockKeeper } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

/** A paid order of two pieces, with its money. */
async function sell(seller: StockKeeper): Promise<void> {
  const { orderId } = await aSale(api, { seller, quantity: 2 })
  const fees = { deliveryFeeKobo: kobo(150_050), serviceFeeKobo: kobo(0), hasPackage: false }
  const items = [{ category: 'FOOD' as const, kobo: kobo(200_000) }]
  await api.db.transaction(async (tx) => {
    const entries = settlementEntries({
      capturedKobo: kobo(350_050),
      providerFeeKobo: kobo(900),
      orders: [{ orderId, shopId: seller.shopId, items, ...fees }],
      rates: await listRates(tx),
    })
    await bookJournal(tx, { key: `settle:${orderId}`, kind: 'SETTLEMENT', entries })
  })
}

const todayOf = async (seller: StockKeeper) => readData(getToday, await seller.get('/today'))

test('PAYOUT-01, SELL-46, SELL-47, SELL-62 the first screen has the figures of the pages behind it, of this shop alone', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })
  const rival = await aStockKeeper(api, { stock: 50 })
  const { _id: sellable } = await seller.row()

  await sell(seller)
  expect(await todayOf(seller)).toMatchObject({ low: 1, soldOut: 0, openQuestions: 0 })

  await seller.move([{ sellable, kind: 'LOST', quantity: 3 }])
  await reportSoldOut(api)
  const buyer = await aBuyer(api)
  const path = `/products/${seller.thing.productId}/questions`
  await readData(askQuestion, await buyer.post(path, { question: 'Does it keep without a fridge?' }))

  const { available, pending } = await readData(getMoney, await seller.get('/money'))
  const { unread } = await readData(listSellerNews, await seller.get('/news'))
  expect([pending.amount > 0, unread > 0]).toEqual([true, true])
  expect(await todayOf(seller)).toEqual({
    available: available.amount,
    pending: pending.amount,
    low: 0,
    soldOut: 1,
    unreadNews: unread,
    openQuestions: 1,
    isSuspended: false,
  })
  expect(await todayOf(rival)).toEqual({
    available: 0,
    pending: 0,
    low: 0,
    soldOut: 0,
    unreadNews: 0,
    openQuestions: 0,
    isSuspended: false,
  })
})

test('SELL-03 customers, guests and accounts without a shop have no first screen', async () => {
  const customer = await aBuyer(api)
  const owner = await aShopOwner(api)

  expect(await readError(await send(api, '/seller/today'))).toMatchObject({ status: 401 })
  expect(await readError(await send(api, '/seller/today', { token: customer.token }))).toMatchObject({
    status: 403,
  })
  expect(await readError(await send(api, '/seller/today', { token: owner.token }))).toMatchObject({
    code: 'SHOP_INCOMPLETE',
  })
})
