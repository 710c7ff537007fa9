import type { OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { anOption, aVariant } from '../../../../test/builders.ts'
import { startOrdersApi } from '../../../../test/order-fixture.ts'
import { aStockKeeper, stockFaults } from '../../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../../test/test-api.ts'
import { clearVariants, dropOptions, dropVariants } from './choice-rows.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

afterEach(async () => {
  expect(await stockFaults(api)).toEqual([])
})

const rowsOf = async (table: 'options' | 'variants', productId: ProductId) => {
  const of = table === 'options' ? '(select id from variants where product_id = $1)' : '($1)'
  const column = table === 'options' ? 'variant_id' : 'product_id'
  const { rows } = await api.pool.query(
    `select value, stock, retired_at is not null as gone, version from ${table} where ${column} in ${of} order by value`,
    [productId],
  )
  return rows.map(({ value, stock, gone, version }) => [value, stock, gone ? 'gone' : 'there', version])
}
const skusOf = async (productId: ProductId): Promise<string[]> =>
  (await api.pool.query('select sku from skus where product_id = $1 order by 1', [productId])).rows.map(
    ({ sku }) => sku,
  )
const retiredOf = async (productId: ProductId): Promise<number[]> =>
  (
    await api.pool.query(
      `select quantity from stock_moves where product_id = $1 and kind = 'RETIRED' order by quantity`,
      [productId],
    )
  ).rows.map(({ quantity }) => quantity)

type Sku = { variantId: VariantId; optionId?: OptionId; sku: string }
const addSku = (shopId: string, productId: ProductId, { variantId, optionId, sku }: Sku) =>
  api.pool.query(
    'insert into skus (shop_id, product_id, variant_id, option_id, sku) values ($1, $2, $3, $4, $5)',
    [shopId, productId, variantId, optionId ?? null, sku],
  )

test('SELL-15 options that were sold or held are retired with what is left, others deleted, and the rest stays', async () => {
  const [red, blue, green, pink] = [
    anOption('Red', 2),
    anOption('Blue', 5),
    anOption('Green', 1),
    anOption('Pink', 3),
  ]
  const size = aVariant({
    value: 'Large',
    stock: 11,
    options: { name: 'Colour', values: [red, blue, green, pink] },
  })
  const seller = await aStockKeeper(api, { stock: 11, variants: { name: 'Size', values: [size] } })
  const { productId } = seller.thing
  for (const [option, sku] of [
    [red, 'R'],
    [pink, 'P'],
  ] as const)
    await addSku(seller.shopId, productId, { variantId: size.id, optionId: option.id, sku })
  await seller.move([
    { sellable: red.id, kind: 'RESTOCKED', quantity: 7 },
    { sellable: green.id, kind: 'LOST', quantity: 1 },
    { sellable: pink.id, kind: 'LOST', quantity: 1 },
  ])
  const before = await rowsOf('options', productId)
  const drop = () => api.db.transaction((tx) => dropOptions(tx, productId, [red.id, blue.id, green.id]))

  await drop()

  const versionOf = (value: string): number => Number(before.find(([name]) => name === value)?.[3])
  const after = [
    ['Green', 0, 'gone', versionOf('Green') + 1],
    ['Pink', 2, 'there', versionOf('Pink')],
    ['Red', 0, 'gone', versionOf('Red') + 1],
  ]
  expect(await rowsOf('options', productId)).toEqual(after)
  expect([await skusOf(productId), await retiredOf(productId)]).toEqual([['P'], [9]])
  await drop()
  expect(await rowsOf('options', productId)).toEqual(after)
})

test('SELL-15 what was sold as a size itself goes out when the size gets options, and other sizes keep theirs', async () => {
  const [small, medium, large] = [
    aVariant({ value: 'Small', stock: 4 }),
    aVariant({ value: 'Medium', stock: 0 }),
    aVariant({ value: 'Large', stock: 2 }),
  ]
  const seller = await aStockKeeper(api, {
    stock: 6,
    variants: { name: 'Size', values: [small, medium, large] },
  })
  const { productId } = seller.thing
  for (const { id: variantId, value: sku } of [small, medium, large])
    await addSku(seller.shopId, productId, { variantId, sku })
  const stocks = async () =>
    (await rowsOf('variants', productId)).map(([value, stock, state]) => [value, stock, state])

  await api.db.transaction((tx) => clearVariants(tx, productId, [small.id, medium.id]))

  expect(await stocks()).toEqual([
    ['Large', 2, 'there'],
    ['Medium', 0, 'there'],
    ['Small', 0, 'there'],
  ])
  expect([await skusOf(productId), await retiredOf(productId)]).toEqual([['Large'], [4]])
  await api.db.transaction((tx) => dropVariants(tx, productId, [small.id, medium.id]))
  expect(await stocks()).toEqual([
    ['Large', 2, 'there'],
    ['Small', 0, 'gone'],
  ])
})
