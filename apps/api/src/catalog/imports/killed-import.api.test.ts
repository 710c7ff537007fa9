import { applyImport as contract } from '@ahia/contracts/seller/imports'
import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import { beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '#tables.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { aShopWith } from '../../../test/stock/import-fixture.ts'
import { stockFaults } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { untilOverOrWaiting } from '../../../test/who-waits.ts'
import { applyImport } from './apply-import.ts'

/** More than one step of 50. */
const THINGS = 80

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

/** A database that loses what its second transaction did, as when the process is killed before it is committed. */
function killedInSecond(db: Db): Db {
  let begun = 0
  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    begun += 1
    const isLast = begun === 2
    return db.transaction(async (tx) => {
      const done = await work(tx)
      if (isLast) throw new Error('killed')
      return done
    })
  }
  return { ...db, transaction }
}

test('SELL-44 a file that was being applied when the process was killed continues where it stopped, and no row is saved twice', async () => {
  const { seller, plan, apply, show } = await aShopWith(api, THINGS)
  const lines = Array.from({ length: THINGS }, (_, n) => `SKU-${n + 1};1100;7`)
  const { _id, planHash } = await plan(`SKU;Price;Available\r\n${lines.join('\r\n')}`)
  await readData(contract, await apply(_id, planHash))

  await expect(applyImport({ db: killedInSecond(api.db) }, { importId: _id })).rejects.toThrow('killed')

  expect((await show(_id)).import).toMatchObject({ state: 'APPLYING', counts: { done: 50 } })
  expect(await pricesOf(seller.shopId)).toEqual({ '1000.1': 30, '1100.2': 50 })

  await applyImport(api, { importId: _id })

  expect((await show(_id)).import).toMatchObject({ state: 'DONE', counts: { done: THINGS, skipped: 0 } })
  expect(await pricesOf(seller.shopId)).toEqual({ '1100.2': THINGS })
  expect(await stockFaults(api)).toEqual([])
})

test('SELL-44 a row whose stock changes while the file is applied is left out, and its stock stays right', async () => {
  const { seller, plan, apply, show } = await aShopWith(api, 1)
  const { _id, planHash } = await plan('SKU;Available\r\nSKU-1;9')
  await readData(contract, await apply(_id, planHash))

  await inOpenTransaction(api.pool, async (other) => {
    const { rows } = await other.query(
      `update products set stock = stock + 1 where shop_id = $1 and name = 'Thing 1' returning id`,
      [seller.shopId],
    )
    await other.query(
      `insert into stock_moves (id, product_id, kind, quantity, moved_at) values (uuidv7(), $1, 'RESTOCKED', 1, now())`,
      [rows[0].id],
    )
    const applying = await untilOverOrWaiting(api, applyImport(api, { importId: _id }))
    await other.query('commit')
    await applying.work
  })

  expect((await show(_id)).import).toMatchObject({ state: 'DONE', counts: { done: 0, skipped: 1 } })
  const { rows } = await api.pool.query(
    `select stock from products where shop_id = $1 and name = 'Thing 1'`,
    [seller.shopId],
  )
  expect(rows).toEqual([{ stock: 6 }])
})

/** How many of the shop's things from the file have a price and a version, which every save raises. */
async function pricesOf(shopId: string): Promise<Record<string, number>> {
  const { rows } = await api.pool.query<{ what: string; count: number }>(
    `select base_price_kobo / 100 || '.' || version as what, count(*)::integer as count
     from products p join skus k on k.sellable_id = p.id where p.shop_id = $1 group by 1 order by 1`,
    [shopId],
  )
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
