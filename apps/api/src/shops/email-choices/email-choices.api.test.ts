import { randomUUID } from 'node:crypto'
import { getEmailChoices, setEmailChoice } from '@ahia/contracts/seller/email-choices'
import { beforeAll, expect, test } from 'vitest'
import { emailLowStock } from '#catalog/own-stock/report-stock.ts'
import { emailShopNews } from '#orders/emails/email-shop-news.ts'
import { send } from '../../../test/customer.ts'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, letMarketAct } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { aStockKeeper } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aStockKeeper>>

const choose = ({ token }: Seller, kind: string, isWanted: boolean, requestKey: string = randomUUID()) =>
  send(api, '/seller/emails', { method: 'PUT', token, body: { requestKey, kind, isWanted } })

/** The subjects of emails that are waiting to be sent to a shop. */
async function subjectsTo({ email }: Seller): Promise<string[]> {
  const { rows } = await api.pool.query<{ subject: string }>(
    `select payload->>'subject' as subject from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}

test('SELL-47 a shop that wants no emails about orders, stock and questions gets none, but is told what is late', async () => {
  const seller = await aStockKeeper(api, { name: 'Ofada rice 5 kg', stock: 9 })
  for (const kind of ['NEW_ORDERS', 'STOCK', 'QUESTIONS']) await choose(seller, kind, false)
  const { _id: sellable } = await seller.row()
  const { parcelId } = await aSale(api, { seller, quantity: 1 })
  await seller.move([{ sellable, kind: 'LOST', quantity: 7 }])
  const buyer = await aBuyer(api)
  const question = { question: 'Is it new rice?' }
  expect((await buyer.post(`/products/${seller.thing.productId}/questions`, question)).status).toBe(200)

  await emailShopNews(deps(), { shopId: seller.shopId })
  await emailLowStock(deps())

  expect(await subjectsTo(seller)).toEqual([])
  await api.pool.query(`update parcels set due_at = now() - interval '1 minute' where id = $1`, [parcelId])
  await letMarketAct(api)
  await emailShopNews(deps(), { shopId: seller.shopId })
  expect(await subjectsTo(seller)).toEqual([expect.stringContaining('late, please send it now')])
})

const deps = () => ({ db: api.db, publicUrl: 'http://localhost' })

test('SELL-47 two kinds that are switched at once are both stored, and one is switched on again', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })
  const [stock, problems] = ['STOCK', 'PROBLEMS']

  await Promise.all([choose(seller, stock, false), choose(seller, problems, false)])

  const { muted } = await readData(getEmailChoices, await seller.get('/emails'))
  expect(muted.toSorted()).toEqual(['PROBLEMS', 'STOCK'])
  const key = randomUUID()
  for (const _twice of [1, 2])
    expect(await readData(setEmailChoice, await choose(seller, stock, true, key))).toEqual({
      muted: ['PROBLEMS'],
    })
})

test('SELL-47 what is about money, deadlines or terms cannot be switched off', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })

  for (const kind of ['ORDER_LATE', 'MONEY', 'TERMS'])
    expect((await choose(seller, kind, false)).status).toBe(422)
})
