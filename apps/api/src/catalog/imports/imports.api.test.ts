import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readError } from '../../../test/read-error.ts'
import { aShopWith, importsOf, thingsOf } from '../../../test/stock/import-fixture.ts'
import { aStockKeeper, stockFaults } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { applyImport } from './apply-import.ts'
import { forgetOldImports } from './forget-old-imports.ts'
import { markMatching, markPlanned, markRefused, readAgain, startApplying } from './imports.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-44 a file with wrong rows: shown, applied as shown, put right and sent again', async () => {
  const { plan, run, errors } = await aShopWith(api, 300)
  const lines = Array.from({ length: 300 }, (_, n) => `SKU-${n + 1};${n % 100 === 0 ? 'free' : '1100'};7`)

  const planned = await plan(`SKU;Price;Available\r\n${lines.join('\r\n')}`)

  expect(planned).toMatchObject({ state: 'PLANNED', counts: { changed: 297, same: 0, wrong: 3, odd: 0 } })
  const done = await run(planned._id, planned.planHash)
  expect(done).toMatchObject({ state: 'DONE', counts: { changed: 297, done: 297, skipped: 0, wrong: 3 } })
  const again = await plan((await errors(done._id)).replaceAll(';free;', ';1050;'))
  expect((await run(again._id, again.planHash)).counts).toMatchObject({ done: 3, skipped: 0, wrong: 0 })
  expect(await stockFaults(api)).toEqual([])
})

test('SELL-44 what changed meanwhile is skipped and named', async () => {
  const { seller, plan, run, show } = await aShopWith(api, 3)
  const { rows } = await seller.list('?search=sku-')
  const [three, two] = rows
  const planned = await plan('SKU,Price,Available,Low stock\nSKU-1,1200,9,2\nSKU-2,1200,\nSKU-3,,0')
  await seller.move([{ sellable: three?._id, kind: 'SOLD_ELSEWHERE', quantity: 2 }])
  await seller.price([{ sellable: two?._id, version: 1, price: 1_300 }])

  const done = await run(planned._id, planned.planHash)

  expect(done.counts).toMatchObject({ changed: 3, done: 1, skipped: 2 })
  const { rows: skipped } = await show(planned._id, '?only=SKIPPED')
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'Someone changed this item after we checked the file.'],
    [4, 'Stock was 5 when the file was checked, and is 3 now.'],
  ])
  expect(await thingsOf(seller, 'sku-')).toEqual([
    { sku: 'SKU-3', price: 1_000, available: 3, lowStock: 3 },
    { sku: 'SKU-2', price: 1_300, available: 5, lowStock: 3 },
    { sku: 'SKU-1', price: 1_200, available: 9, lowStock: 2 },
  ])
  expect(await stockFaults(api)).toEqual([])
})

test('SELL-44 a plan that is applied twice at once, or by two workers, is applied once', async () => {
  const { seller, plan, apply, show } = await aShopWith(api, 2)
  const { _id, planHash } = await plan('SKU,Available\nSKU-1,8\nSKU-2,1')

  const statuses = (await Promise.all([apply(_id, planHash), apply(_id, planHash)])).map(
    ({ status }) => status,
  )
  await Promise.all([1, 2, 3].map(() => applyImport(api, { importId: _id })))

  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await show(_id)).import).toMatchObject({ state: 'DONE', counts: { done: 2 } })
  expect((await thingsOf(seller, 'sku-')).map(({ available }) => available)).toEqual([1, 8])
  expect(await stockFaults(api)).toEqual([])
})

test('SELL-43, SELL-44 odd prices are left out unless they are confirmed, and wrong rows can stop everything', async () => {
  const { plan, run, apply } = await aShopWith(api, 2)
  const file = 'SKU,Price\nSKU-1,100\nSKU-2,1100\nSKU-9,5'
  const first = await plan(file)
  expect(first.counts).toMatchObject({ changed: 2, odd: 1, wrong: 1 })

  const stopped = await apply(first._id, first.planHash, { wrongRows: 'NONE_MAY_BE_WRONG' })
  expect(await readError(stopped)).toMatchObject({ status: 422, code: 'ROWS_WRONG' })
  expect((await run(first._id, first.planHash)).counts).toMatchObject({ done: 1, skipped: 1 })
  const second = await plan(file)
  expect((await run(second._id, second.planHash, { oddPrices: 'APPLY' })).counts).toMatchObject({ done: 1 })
})

test('SELL-44 only the plan that was shown is applied, one file at a time, and another shop sees none of it', async () => {
  const { plan, upload, apply } = await aShopWith(api, 1)
  const rival = importsOf(api, await aStockKeeper(api))
  const old = await plan('SKU,Price\nSKU-1,1100')
  const { _id, planHash } = await plan('SKU,Price\nSKU-1,1200')

  expect(await readError(await apply(old._id, old.planHash))).toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  expect(await readError(await apply(_id, old.planHash))).toMatchObject({ status: 409, code: 'PLAN_CHANGED' })
  expect(await readError(await rival.apply(_id, planHash))).toMatchObject({
    status: 404,
    code: 'IMPORT_NOT_FOUND',
  })
  expect((await apply(_id, planHash)).status).toBe(200)
  expect(await readError(await upload('SKU,Price\nSKU-1,1'))).toMatchObject({
    status: 409,
    code: 'IMPORT_RUNNING',
  })
})

test('SELL-03, SELL-44 no statement about a file of one shop touches the file of another', async () => {
  const { seller, plan, show } = await aShopWith(api, 1)
  const rival = await aStockKeeper(api)
  const planned = await plan('SKU,Price\nSKU-1,1100')
  const of = { shopId: rival.shopId, importId: planned._id }
  const { planHash } = planned
  if (planHash === null) throw new Error('Nothing is planned')

  const [read, applied] = await api.db.transaction(async (tx) => [
    await readAgain(tx, { ...of, means: ['SKU', 'PRICE'] }),
    await startApplying(tx, { ...of, planHash, appliesOdd: true }),
  ])
  await importsOf(api, rival).plan('SKU,Price\nSKU-1,1')

  expect([read, applied]).toEqual([false, false])
  expect((await show(planned._id)).import).toEqual(planned)
  expect(
    await api.db.transaction((tx) =>
      readAgain(tx, { ...of, shopId: seller.shopId, means: ['SKU', 'PRICE'] }),
    ),
  ).toBe(true)
})

test('SELL-44 a worker that comes late changes nothing of a file that was planned or applied meanwhile', async () => {
  const { plan, run, show } = await aShopWith(api, 1)
  const planned = await plan('SKU,Price\nSKU-1,1100')
  const read = { importId: planned._id, header: ['SKU'], means: [null], examples: [''], delimiter: ';' }
  const comeLate = () =>
    api.db.statement(async (writer) => {
      await markRefused(writer, planned._id, 'Too late.')
      await markMatching(writer, { ...read, unclear: 'Too late.' })
      await markPlanned(writer, { ...read, planHash: 'f'.repeat(64) })
    })

  await comeLate()
  expect((await show(planned._id)).import).toEqual(planned)
  const done = await run(planned._id, planned.planHash)
  await comeLate()
  expect((await show(planned._id)).import).toEqual(done)
})

test.each([
  ['a header alone', 'SKU,Price', 'no rows'],
  ['quotes that are never closed', 'SKU,Price\nSKU-1,"5', 'never closed'],
  ['a NUL', 'SKU,Price\nSKU-1,\u00005', 'not a CSV'],
  ['10,001 rows', `SKU,Price\n${'SKU-1,5\n'.repeat(10_001)}`, '10,000 rows'],
])('SELL-44 a file with %s is refused with a reason, and nothing changes', async (_what, file, reason) => {
  const { plan, show, seller } = await aShopWith(api, 1)

  const refused = await plan(file)

  expect(refused).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining(reason) })
  expect((await show(refused._id)).rows).toEqual([])
  expect(await thingsOf(seller, 'sku-1')).toMatchObject([{ price: 1_000, available: 5 }])
})

test('SELL-44 a row that is unknown, twice in the file, or of two items says what to do', async () => {
  const { seller, plan, show } = await aShopWith(api, 2)
  const { rows } = await seller.list('?search=sku-1')
  const file = `ID,SKU,Price\n,SKU-7,5\n,SKU-1,1100\n,sku-1,1200\n${rows[0]?._id},SKU-2,1100\n,,5\n,SKU-2,12.500`

  const { _id } = await plan(file)

  const wrong = (await show(_id, '?only=WRONG')).rows
  expect(wrong.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, 'SKU', expect.stringContaining('None of your products has it')],
    [4, 'SKU', 'Line 3 is about the same item.'],
    [5, 'ID', expect.stringContaining('different items')],
    [6, 'SKU', 'This row has no SKU.'],
    [7, 'Price', expect.stringContaining('12500 or 12.50')],
  ])
})

test('SELL-44, T5 the id of another shop’s item is unknown, as if it did not exist, and nothing of it changes', async () => {
  const { plan, show, run } = await aShopWith(api, 1)
  const rival = await aShopWith(api, 1)
  const { rows } = await rival.seller.list('?search=sku-1')
  const unknown = randomUUID()

  const { _id, planHash } = await plan(`ID,Price\n${rows[0]?._id},1\n${unknown},1`)

  const wrong = (await show(_id, '?only=WRONG')).rows
  expect(wrong.map(({ line, column, item }) => [line, column, item])).toEqual([
    [2, 'ID', null],
    [3, 'ID', null],
  ])
  expect(wrong[0]?.reason).toBe(wrong[1]?.reason)
  await run(_id, planHash)
  expect(await thingsOf(rival.seller, 'sku-1')).toMatchObject([{ price: 1000, available: 5 }])
})

test('SELL-44 a file over 5 MB is refused before it is stored', async () => {
  const { upload } = await aShopWith(api, 1)

  const answer = await upload('x'.repeat(5 * 1024 * 1024 + 1))

  expect([413, 422]).toContain(answer.status)
})

test('SELL-44 no index of products lets enough words wait to keep one step of a file long', async () => {
  const { rows } = await sql`
    select c.relname as name, c.reloptions as options from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam where i.indrelid = 'products'::regclass and a.amname = 'gin' order by 1`.execute(
    api.writer,
  )

  expect(rows).toEqual([
    { name: 'products_name_words', options: ['gin_pending_list_limit=512'] },
    { name: 'products_words', options: ['gin_pending_list_limit=512'] },
  ])
})

test('SELL-44 a file is forgotten after 30 days, unless it is still worked on', async () => {
  const { plan } = await aShopWith(api, 1)
  const other = await aShopWith(api, 1)
  const [old, recent] = [await plan('SKU,Price\nSKU-1,1100'), await other.plan('SKU,Price\nSKU-1,1100')]
  const age = (id: string, kept: string, state: string) =>
    api.pool.query(
      `update imports set created_at = now() - $2::interval, state = $3, file = case when $3 = 'READING' then file end
       where id = $1`,
      [id, kept, state],
    )
  const left = async () => {
    await forgetOldImports(api)
    const { rows } = await api.pool.query('select id from imports where id = any($1) order by id', [
      [old._id, recent._id],
    ])
    return rows.map(({ id }) => id)
  }
  await age(recent._id, '29 days 23:59:00', 'DONE')

  for (const state of ['READING', 'APPLYING']) {
    await age(old._id, '31 days', state)
    expect(await left()).toEqual([old._id, recent._id])
  }
  await age(old._id, '30 days 00:00:01', 'DONE')
  expect(await left()).toEqual([recent._id])
})
