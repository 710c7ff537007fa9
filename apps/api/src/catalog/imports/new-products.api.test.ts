import { randomUUID } from 'node:crypto'
import { MAX_PRODUCTS_OF_SHOP } from '@ahia/contracts/limits'
import { listListings } from '@ahia/contracts/seller/listings'
import { slowTest } from '@ahia/testing/runs/slow-test'
import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopWith, importsOf, thingsOf } from '../../../test/stock/import-fixture.ts'
import { aStockKeeper, stockFaults } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-44 a file with headings of its own is matched by the shop once, and read by itself the next time', async () => {
  const { seller, plan, matchAndPlan, run } = await aShopWith(api, 2)
  const file = (price: number) => `Kode;Na naira;Cost;Pieces\nSKU-1;${price};500;9\nSKU-2;${price};500;9`

  const first = await plan(file(1_100))

  expect(first).toMatchObject({ state: 'MATCHING', canMatch: true, planHash: null, counts: { changed: 0 } })
  expect(first.reason).toContain('SKU')
  expect(first.columns[0]).toEqual({ heading: 'Kode', example: 'SKU-1', means: null })
  const planned = await matchAndPlan(first._id, ['SKU', 'PRICE', null, 'AVAILABLE'])
  expect(planned).toMatchObject({ state: 'PLANNED', reason: null, counts: { changed: 2, wrong: 0 } })
  expect((await run(planned._id, planned.planHash)).counts).toMatchObject({ done: 2 })
  expect(await thingsOf(seller, 'sku-1')).toMatchObject([{ price: 1_100, available: 9 }])

  const second = await plan(file(1_200))
  expect(second).toMatchObject({ state: 'PLANNED', counts: { changed: 2 } })
  const other = await matchAndPlan(second._id, ['SKU', null, 'PRICE', null])
  expect(other).toMatchObject({ state: 'PLANNED', counts: { changed: 2, odd: 2 } })
  expect(other.planHash).not.toBe(second.planHash)
})

test('SELL-44, SELL-07 matching is refused where it makes no sense, for another shop, and once the plan is applied; a repeat is the first', async () => {
  const { plan, match } = await aShopWith(api, 1)
  const rival = importsOf(api, await aStockKeeper(api))
  const { _id } = await plan('Kode,Na naira\nSKU-1,1100')

  for (const means of [['SKU'], ['SKU', 'SKU'], [null, 'PRICE'], ['SKU', null]])
    expect(await readError(await match(_id, means))).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(await readError(await rival.match(_id, ['SKU', 'PRICE']))).toMatchObject({
    status: 404,
    code: 'IMPORT_NOT_FOUND',
  })
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => match(_id, ['SKU', 'PRICE'], key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await readError(await match(_id, ['PRICE', 'SKU'], key))).toMatchObject({
    code: 'REQUEST_KEY_REUSED',
  })

  const other = await aShopWith(api, 1)
  const planned = await other.plan('SKU,Price\nSKU-1,1100')
  await other.run(planned._id, planned.planHash)
  expect(await readError(await other.match(planned._id, ['SKU', 'PRICE']))).toMatchObject({
    status: 409,
    code: 'PLAN_CHANGED',
  })
})

test('SELL-44 rows that no product has become drafts: shown first, added once, with their stock, seen by no shopper', async () => {
  const { seller, plan, run, show } = await aShopWith(api, 1)
  const file =
    'SKU,Product,Category,Price,Available\nSKU-1,Thing 1,,1100,\nRICE-5,"Ofada rice, 5 kg",Grocery & Supermarket,9500,42\nYAM-1,Yam tuber,,,0'

  const planned = await plan(file)

  expect(planned.counts).toMatchObject({ new: 2, changed: 1, wrong: 0 })
  const { rows } = await show(planned._id, '?only=NEW')
  expect(rows).toMatchObject([
    { line: 3, outcome: 'NEW', item: 'Ofada rice, 5 kg', price: { from: null, to: 9_500 } },
    { line: 4, item: 'Yam tuber', price: null, available: { from: null, to: 0 } },
  ])
  expect((await run(planned._id, planned.planHash)).counts).toMatchObject({ done: 3, skipped: 0 })
  expect(await thingsOf(seller, 'rice-5')).toMatchObject([{ price: 9_500, available: 42 }])
  const drafts = await readData(listListings, await seller.get('/products?tab=DRAFT'))
  expect(drafts.products.map(({ name, status }) => [name, status]).toSorted()).toEqual([
    ['Ofada rice, 5 kg', 'DRAFT'],
    ['Thing 1', 'DRAFT'],
    ['Yam tuber', 'DRAFT'],
  ])
  expect((await plan(file)).counts).toMatchObject({ new: 0, changed: 0, same: 3 })
  expect(await stockFaults(api)).toEqual([])
})

slowTest('SELL-44 a file fills a shop up to 100,000 products, and the next row says so', async () => {
  const { seller, plan, run, show } = await aShopWith(api, 0)
  const planned = await plan('SKU,Product,Price\nA-1,Yam tuber,900\nA-2,Garri,900')
  // Without triggers, as that is quicker: it only matters that the rows are there.
  await api.pool.query('alter table products disable trigger user')
  await api.pool.query(
    `insert into products (id, shop_id, shop_name, shop_status, name, category, base_price_kobo, status)
     select uuidv7(), s.id, s.name, s.status, 'Thing ' || n, 'FOOD', 100000, 'HIDDEN'
     from shops s, generate_series(1, $2::integer - (select count(*)::integer from products where shop_id = $1)) as n
     where s.id = $1`,
    [seller.shopId, MAX_PRODUCTS_OF_SHOP - 1],
  )
  await api.pool.query('alter table products enable trigger user')

  await run(planned._id, planned.planHash)

  expect((await show(planned._id, '?only=SKIPPED')).rows).toMatchObject([
    { line: 3, reason: 'Your shop has 100,000 products, which is the most.' },
  ])
})

test('SELL-44 what somebody else added meanwhile is skipped and named, and comes with the file of errors', async () => {
  const { seller, plan, run, show, errors } = await aShopWith(api, 0)
  const planned = await plan('SKU,Product,Price\nA-1,Yam tuber,900\nA-2,Garri,900\nA-3,Egusi,900')
  await seller.post('/products', { requestKey: randomUUID(), name: 'Yam tuber' })
  await seller.post('/products', { requestKey: randomUUID(), name: 'Another', sku: 'a-2' })

  expect((await run(planned._id, planned.planHash)).counts).toMatchObject({ new: 3, done: 1, skipped: 2 })

  const skipped = (await show(planned._id, '?only=SKIPPED')).rows
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'You have a product with this title by now.'],
    [3, 'Another product has the SKU A-2 by now.'],
  ])
  expect((await errors(planned._id)).split('\r\n')).toHaveLength(4)
  expect(await stockFaults(api)).toEqual([])
})
