import { randomUUID } from 'node:crypto'
import { listEmails } from '@ahia/contracts/developers/mailbox'
import { listSellerNews, readSellerNews } from '@ahia/contracts/seller/seller-news'
import { beforeAll, expect, test } from 'vitest'
import { DEV_PAGES_OPEN } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, codeOf, HAND_OVER, letMarketAct } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { startApiWithJobs } from '../../../test/with-jobs.ts'
import { emailShopNews } from './email-shop-news.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApiWithJobs({ env: DEV_PAGES_OPEN })
})

const emailsTo = async ({ email }: { email: string }) => (await api.call(listEmails, { to: email })).messages
const subjectsTo = async (reader: { email: string }) =>
  (await emailsTo(reader)).map(({ subject }) => subject).toReversed()

test('SELL-24 several new orders are told to the shop in one email, with the due time and without the address', async () => {
  const seller = await aSeller(api)
  const sales = [await aSale(api, { seller }), await aSale(api, { seller })]

  for (const _twice of [1, 2]) await emailShopNews(api, { shopId: seller.shopId })

  await expect.poll(() => subjectsTo(seller)).toEqual(['You have 2 new orders'])
  const [email] = await emailsTo(seller)
  for (const { orderId } of sales)
    expect(email?.text).toContain(`Order ${orderId.slice(-8)}: 2 × Shea butter, raw.`)
  expect(email?.text).toMatch(/Hand it over by \d+ \w+ \d{4}, 11:59 pm/)
  expect(`${email?.text}${email?.html}`).not.toMatch(/Ogui Road|0803|Eze/)
})

test('SELL-24 the email about one order leads to its page in the hub', async () => {
  const { seller, orderId } = await aSale(api)

  await emailShopNews(api, { shopId: seller.shopId })

  await expect
    .poll(async () => (await emailsTo(seller))[0]?.text ?? '')
    .toContain(`/seller/orders/${orderId}`)
})

test('SELL-24 the email about a new order is due within five minutes, and a second order makes no second email', async () => {
  const seller = await aSeller(api)
  for (const _order of [1, 2]) await aSale(api, { seller })

  const { rows } = await api.pool.query<{ seconds: number }>(
    `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where key like $1`,
    [`shop_news_email:${seller.shopId}:%`],
  )
  expect(rows.length).toBeLessThanOrEqual(2) // two when the five minutes ended between both orders
  for (const { seconds } of rows) expect(seconds).toBeLessThanOrEqual(300)
})

test('SELL-47 news are listed newest first with an unread count, and can be marked as read', async () => {
  const sale = await aSale(api)
  const { seller, orderId } = sale
  await sale.buyer.post(`/orders/${orderId}/cancel`)
  const list = async (query = '') => readData(listSellerNews, await seller.get(`/news${query}`))

  const { news, unread } = await list()
  expect(news.map(({ kind }) => kind)).toEqual(['ORDER_CANCELLED', 'ORDER_PAID'])
  expect(unread).toBe(2)
  await readData(readSellerNews, await seller.post('/news/read', { upTo: news[1]?._id }))
  expect((await list()).unread).toBe(1)
  const first = await list('?limit=1')
  expect((await list(`?limit=1&cursor=${first.next}`)).news).toMatchObject([
    { kind: 'ORDER_PAID', isRead: true },
  ])
})

test('SELL-34 the email of a parcel that is on its way has its code and its QR', async () => {
  const sale = await aSentSale(api)
  const { code } = await codeOf(sale)

  await expect
    .poll(() => subjectsTo(sale.buyer))
    .toEqual(["We've received your payment of ₦3,500.50", 'Your order from Mama Nkechi is on its way'])
  const [sent] = await emailsTo(sale.buyer)
  expect(sent?.text).toContain(code)
  expect(sent?.text).toContain('Only give this code to the rider once you have the parcel.')
  expect(sent?.html.match(/<tr height="4">/g)).toHaveLength(41)
  expect(sent?.html.length).toBeLessThan(100_000) // longer emails are cut
})

test('SELL-33, SELL-35, SELL-36 the customer is emailed about a question, a delay, a pickup and before silence counts', async () => {
  const [asked, late, pickup, silent] = [
    await aSale(api),
    await aSale(api),
    await aSentSale(api, { deliveryWay: 'PICKUP' }),
    await aSentSale(api),
  ]
  const ask = { requestKey: randomUUID(), words: 'Which house number is it?' }
  await asked.seller.post(`/orders/${asked.orderId}/ask-address`, ask)
  await pickup.seller.act(`/parcels/${pickup.parcelId}/at-point`)
  const move = (set: string, { parcelId }: { parcelId: string }) =>
    api.pool.query(`update parcels set ${set} where id = $1`, [parcelId])
  await move(`due_at = now() - interval '25 hours'`, late)
  await move(`closes_at = now() + interval '4 days'`, silent)
  await letMarketAct(api)

  const last = async ({ buyer }: typeof asked) => (await subjectsTo(buyer)).at(-1)
  await expect.poll(() => last(asked)).toBe('Mama Nkechi needs your full address')
  await expect.poll(() => last(late)).toBe('Your order from Mama Nkechi is late')
  await expect.poll(() => last(pickup)).toBe('Your order from Mama Nkechi is ready for pickup')
  await expect.poll(() => last(silent)).toBe('Has your order from Mama Nkechi arrived?')
  const [question] = await emailsTo(asked.buyer)
  expect(question?.text).toContain('The shop asks: Which house number is it?')
})

test('SELL-32 the refund email says why the shop can’t send the order', async () => {
  const { seller, buyer, orderId } = await aSale(api)

  await seller.post(`/orders/${orderId}/cannot-fulfil`, {
    requestKey: randomUUID(),
    reason: 'OTHER',
    words: 'Our oven is broken',
  })

  await expect
    .poll(async () => (await subjectsTo(buyer)).at(-1))
    .toBe('Your refund of ₦3,500.50 is on its way')
  expect((await emailsTo(buyer))[0]?.text).toContain('Our oven is broken')
})

test('SELL-35 nobody is emailed that an order is late when it was sent in the meantime', async () => {
  const { seller, buyer, parcelId } = await aSale(api)
  await api.pool.query(`update parcels set due_at = now() - interval '25 hours' where id = $1`, [parcelId])
  await seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)
  await letMarketAct(api)

  // Sent side by side: either can arrive first.
  await expect
    .poll(async () => (await subjectsTo(buyer)).toSorted())
    .toEqual(["We've received your payment of ₦3,500.50", 'Your order from Mama Nkechi is on its way'])
})
