import type { SellableId, ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { anOption, aVariant, openShop } from '../../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { listPrices, updatePrices } from './prices.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

/** Something that is sold as it is, by variant, and by option, each with its row to be priced. */
async function aShopOfEach(): Promise<{ shopId: ShopId; ids: SellableId[] }> {
  const options = { name: 'Colour', values: [anOption('Red', 3)] }
  const { shop } = await openShop(database.db, [
    { name: 'Plain' },
    { name: 'In bags', variants: { name: 'Bag', values: [aVariant()] } },
    { name: 'In colours', variants: { name: 'Size', values: [aVariant({ options })] } },
  ])
  const { rows } = await database.pool.query('select id from sellables where shop_id = $1 order by id', [
    shop.id,
  ])
  return { shopId: shop.id, ids: rows.map(({ id }) => id) }
}

test('SELL-42 what was removed for good has no price to change', async () => {
  const { shopId, ids } = await aShopOfEach()
  const priced = async () => (await database.db.transaction((tx) => listPrices(tx, { shopId, ids }))).length
  expect(await priced()).toBe(3)

  await database.pool.query(`update products set status = 'REMOVED' where shop_id = $1 and name = 'Plain'`, [
    shopId,
  ])

  expect(await priced()).toBe(2)
})

test('SELL-08 a price is written over the version that was seen and no other, whatever it is the price of', async () => {
  const { shopId, ids } = await aShopOfEach()
  const write = (version: number, price: number) =>
    database.db.transaction((tx) =>
      updatePrices(tx, {
        shopId,
        prices: ids.map((sellableId) => ({ sellableId, kobo: kobo(price), version })),
      }),
    )

  expect(ids).toHaveLength(3)
  expect(await write(7, 700)).toEqual([])
  expect(await write(1, 500)).toHaveLength(3)
  expect(await write(1, 900)).toEqual([])
  const now = await database.db.transaction((tx) => listPrices(tx, { shopId, ids }))
  expect(now.map(({ priceKobo, version }) => [priceKobo, version])).toEqual(ids.map(() => [500, 2]))
})
