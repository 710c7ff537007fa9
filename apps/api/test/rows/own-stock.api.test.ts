import type { ParcelId, StockMoveId } from '@ahia/contracts/ids'
import { MAX_CODE_TRIES } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listMovedSince, listMoves } from '#catalog/own-stock/stock-changes.sql.ts'
import { listShopsWithLow, takeLow, takeSoldOut } from '#catalog/own-stock/stock-marks.sql.ts'
import { countRows, listExported, listFacts } from '#catalog/own-stock/stock-rows.sql.ts'
import { takeTry } from '#orders/parcels/delivery-codes.sql.ts'
import { newId } from '#platform/ids.ts'
import { forgetFailedJobs } from '#platform/jobs/forget-jobs.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { freely } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
})

const put = (tx: Tx, stock: number, status = 'LIVE') =>
  sql`update products set stock = ${stock}, low_stock = 5, low_rows = 1, status = ${status}
    where id = ${rows.productId}`.execute(tx)
const mark = async (tx: Tx) => {
  await sql`delete from stock_marks`.execute(tx)
  await sql`insert into stock_marks (sellable_id, product_id) values (${rows.sellableId}, ${rows.productId})`.execute(
    tx,
  )
}

test.each<[stock: number, tabs: string[]]>([
  [0, ['ALL', 'SOLD_OUT']],
  [1, ['ALL', 'LOW']],
  [5, ['ALL', 'LOW']],
  [6, ['ALL']],
])('SELL-39 with %i left an item is listed under %s', (stock, tabs) =>
  freely(api, async (tx) => {
    const { shopId, productId } = rows
    await put(tx, stock)
    const page = { shopId, search: null, productId, after: null, limit: 9 }
    const found = []
    for (const show of ['ALL', 'LOW', 'SOLD_OUT'] as const)
      if ((await listFacts(tx, { ...page, show })).length > 0) found.push(show)
    expect(found).toEqual(tabs)
    const { low, soldOut } = await countRows(tx, shopId)
    expect([low, soldOut]).toEqual([tabs.includes('LOW') ? 1 : 0, tabs.includes('SOLD_OUT') ? 1 : 0])
    await sql`update products set low_rows = 0 where id = ${productId}`.execute(tx)
    expect(await countRows(tx, shopId)).toMatchObject({ low: 0, soldOut: 0 })
    await put(tx, stock, 'REMOVED')
    expect(await listFacts(tx, { ...page, show: 'ALL' })).toEqual([])
    expect(await listFacts(tx, { ...page, shopId: newId(), show: 'ALL' })).toEqual([])
  }),
)

test('SELL-41, SELL-44 the next page begins after the last row, of the list and of the file', () =>
  freely(api, async (tx) => {
    const { shopId, productId, sellableId } = rows
    const page = { shopId, show: 'ALL', search: null, productId: null, limit: 9 } as const
    expect(await listFacts(tx, { ...page, after: null })).toHaveLength(1)
    expect(await listFacts(tx, { ...page, after: sellableId })).toEqual([])
    const [last] = await listExported(tx, { shopId, after: null, limit: 9 })
    if (!last) throw new Error('It is in the file')
    expect(await listExported(tx, { shopId, after: last, limit: 9 })).toEqual([])
    const [before, behind] = [
      { ...last, variantPlace: last.variantPlace - 1 },
      { ...last, productId: newId<typeof productId>() },
    ]
    expect(await listExported(tx, { shopId, after: before, limit: 9 })).toHaveLength(1)
    expect(await listExported(tx, { shopId, after: behind, limit: 9 })).toHaveLength(1)
    for (const [search, times] of [
      ['shea', 1],
      ['nothing', 0],
      ['sh%a', 0],
    ] as const)
      expect(await listFacts(tx, { ...page, after: null, search })).toHaveLength(times)
  }))

test('SELL-46 a shop is told once of what has become low, of its own goods that are on sale', () =>
  freely(api, async (tx) => {
    const { shopId } = rows
    const news = async () => [(await listShopsWithLow(tx)).length, (await takeLow(tx, shopId)).all]
    await put(tx, 5)
    await mark(tx)
    expect((await takeLow(tx, newId())).all).toBe(0)
    expect([await news(), await news()]).toEqual([
      [1, 1],
      [0, 0],
    ])
    await mark(tx)
    await put(tx, 6)
    expect(await news()).toEqual([1, 0])
    await mark(tx)
    await put(tx, 5, 'HIDDEN')
    expect(await news()).toEqual([0, 0])
  }))

test('SELL-46 what is sold out is told once, unless it is held, back in stock or not on sale', () =>
  freely(api, async (tx) => {
    const { productId } = rows
    await sql`delete from stock_holds`.execute(tx)
    const sold = async () => (await takeSoldOut(tx)).length
    await mark(tx)
    await put(tx, 1)
    expect(await sold()).toBe(0)
    await put(tx, 0, 'HIDDEN')
    expect(await sold()).toBe(0)
    await put(tx, 0)
    await sql`insert into stock_holds (order_id, position, product_id, quantity, kobo)
      values (${rows.held}, 0, ${productId}, 1, 1)`.execute(tx)
    expect(await sold()).toBe(0)
    await sql`update stock_holds set variant_id = gen_random_uuid()`.execute(tx)
    expect([await sold(), await sold()]).toEqual([1, 0])
  }))

test('SELL-41 a count is compared with what came after it was shown, but for sales', () =>
  freely(api, async (tx) => {
    const { productId, sellableId } = rows
    const { rows: clock } = await sql<{ at: Date }>`select date_trunc('milliseconds', now()) as at`.execute(
      tx,
    )
    const shownAt = clock[0]?.at ?? new Date()
    const id = newId<StockMoveId>()
    await sql`delete from stock_moves`.execute(tx)
    const moved = async (ms: number, kind = 'RESTOCKED', variant: string | null = null) => {
      await sql`delete from stock_moves`.execute(tx)
      await sql`insert into stock_moves (id, product_id, variant_id, kind, quantity, moved_at)
        values (${id}, ${productId}, ${variant}, ${kind}, 1, ${new Date(shownAt.getTime() + ms)})`.execute(tx)
      return (await listMovedSince(tx, [{ sellableId, shownAt }])).length
    }
    expect([await moved(0), await moved(1), await moved(1, 'SOLD')]).toEqual([0, 1, 0])
    expect(await moved(1, 'RESTOCKED', newId<string>())).toBe(0)
    const history = async (before: StockMoveId | null, of = productId) =>
      (await listMoves(tx, { sellableId, productId: of, before, limit: 9 })).length
    expect(await history(null)).toBe(0)
    await moved(0)
    expect([await history(null), await history(id), await history(null, newId())]).toEqual([1, 0, 0])
  }))

test('SELL-34 a code rests until its time is over, and has a last try', () =>
  freely(api, async (tx) => {
    const parcelId = newId<ParcelId>()
    await sql`insert into delivery_codes (parcel_id, salt) values (${parcelId}, ${newId<string>()})`.execute(
      tx,
    )
    const tried = async (tries: number, rest: string | null) => {
      await sql`update delivery_codes set tries = ${tries}, locked_until = now() + ${rest}::interval`.execute(
        tx,
      )
      return (await takeTry(tx, parcelId))?.tries ?? null
    }
    expect([await tried(1, null), await tried(1, '0'), await tried(1, '1 millisecond')]).toEqual([2, 2, null])
    expect([await tried(MAX_CODE_TRIES - 1, null), await tried(MAX_CODE_TRIES, null)]).toEqual([
      MAX_CODE_TRIES,
      null,
    ])
    await tried(MAX_CODE_TRIES - 2, '1 millisecond')
    expect(await takeTry(tx, newId())).toBe(null)
    const { rows: most } = await sql<{
      tries: number
    }>`select tries from delivery_codes where parcel_id = ${parcelId}`.execute(tx)
    expect(most).toEqual([{ tries: MAX_CODE_TRIES - 2 }])
  }))

test('PRIV-06 a job that failed for good is kept for 30 days', () =>
  freely(api, async (tx) => {
    const db = { transaction: (work: (of: Tx) => Promise<unknown>) => work(tx) }
    const left = async (changes: string) => {
      await sql`delete from graphile_worker._private_jobs`.execute(tx)
      await sql`select graphile_worker.add_job('test', '{}')`.execute(tx)
      await sql
        .raw(`update graphile_worker._private_jobs set attempts = max_attempts, ${changes}`)
        .execute(tx)
      await forgetFailedJobs({ db: db as never })
      return (await sql`select from graphile_worker._private_jobs`.execute(tx)).rows.length
    }
    const [ON, BEYOND] = [
      `updated_at = now() - interval '30 days'`,
      `updated_at = now() - interval '30 days 1 second'`,
    ]
    expect([await left(ON), await left(BEYOND)]).toEqual([1, 0])
    expect(await left(`${BEYOND}, max_attempts = 99`)).toBe(1)
    expect(await left(`${BEYOND}, locked_at = now()`)).toBe(1)
  }))
