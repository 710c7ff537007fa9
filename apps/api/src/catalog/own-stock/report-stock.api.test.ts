import { listEmails } from '@ahia/contracts/developers/mailbox'
import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { beforeAll, expect, test } from 'vitest'
import { emailShopNews } from '#orders/emails/email-shop-news.ts'
import { aBuyer, anOrder, DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { aSale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { aStockKeeper, type StockKeeper } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { emailLowStock, reportSoldOut } from './report-stock.ts'
import { takeLow } from './stock-marks.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: DEV_PAGES_OPEN })
})

const emailsTo = async ({ email }: { email: string }) => (await api.call(listEmails, { to: email })).messages
const newsOf = async (seller: StockKeeper) =>
  (await readData(listSellerNews, await seller.get('/news'))).news.filter(({ kind }) => kind === 'SOLD_OUT')

test('SELL-46 what is sold out is told once, by news and email; what a customer still holds is not', async () => {
  const seller = await aStockKeeper(api, { name: 'Shea butter, raw', stock: 2 })
  const { _id: sellable } = await seller.row()
  await anOrder(api, await aBuyer(api), seller.thing, { quantity: 2 })
  await reportSoldOut(api)
  expect(await newsOf(seller)).toEqual([])
  await seller.move([{ sellable, kind: 'RESTOCKED', quantity: 2 }])
  await aSale(api, { seller, quantity: 1 })
  await api.pool.query('delete from stock_holds where product_id = $1', [seller.thing.productId])

  await seller.move([{ sellable, kind: 'LOST', quantity: 1 }])
  for (const _twice of [1, 2]) await reportSoldOut(api)

  expect(await newsOf(seller)).toMatchObject([
    { subject: 'Shea butter, raw', orderId: null, productId: seller.thing.productId },
  ])
  await emailShopNews(api, { shopId: seller.shopId })
  await expect
    .poll(async () => (await emailsTo(seller)).map(({ text }) => text).join())
    .toContain('Shea butter, raw: sold out.')
  await seller.move([{ sellable, kind: 'RESTOCKED', quantity: 1 }])
  await seller.move([{ sellable, kind: 'LOST', quantity: 1 }])
  await reportSoldOut(api)
  expect(await newsOf(seller)).toHaveLength(2)
})

test('SELL-46 one email a day has everything that is low, and none comes while nothing new is', async () => {
  const seller = await aStockKeeper(api, { name: 'Ofada rice 5 kg', stock: 9 })
  const { _id: sellable } = await seller.row()
  const lowEmails = async () => (await emailsTo(seller)).filter(({ subject }) => subject.includes('low'))
  await seller.move([{ sellable, kind: 'LOST', quantity: 5 }])
  await emailLowStock(api)

  await seller.move([{ sellable, kind: 'LOST', quantity: 2 }])
  for (const _twice of [1, 2]) await emailLowStock(api)

  await expect.poll(lowEmails).toMatchObject([{ subject: 'One of your items is running low' }])
  const [email] = await lowEmails()
  expect(email?.text).toContain('Ofada rice 5 kg: 2 left')
  expect(email?.text).toContain('/seller/stock?show=LOW')
})

test('SELL-46 what is low in one shop is emailed to it, after others were', async () => {
  const keepers = [await aStockKeeper(api, { stock: 9 }), await aStockKeeper(api, { stock: 9 })]
  for (const seller of keepers)
    await seller.move([{ sellable: (await seller.row())._id, kind: 'LOST', quantity: 8 }])
  const take = ({ shopId }: (typeof keepers)[0]) => api.db.transaction((tx) => takeLow(tx, shopId))

  for (const seller of keepers) expect(await take(seller)).toMatchObject({ all: 1, rows: [{ stock: 1 }] })
  for (const seller of keepers) expect(await take(seller)).toEqual({ all: 0, rows: [] })
})
