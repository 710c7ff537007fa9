import { randomUUID } from 'node:crypto'
import { listStockHistory } from '@ahia/contracts/seller/stock'
import { kobo } from '@ahia/money/kobo'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { anOption, aVariant } from '../../../test/builders.ts'
import { aBuyer, anOrder, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, HAND_OVER } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aStockKeeper, type StockKeeper, stockFaults } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

afterEach(async () => {
  expect(await stockFaults(api)).toEqual([])
})

const resultsOf = (results: readonly { result: string }[]) => results.map(({ result }) => result)

const countOf = (
  { _id, onShelf, shownAt }: Awaited<ReturnType<StockKeeper['row']>>,
  counted: number,
  more: object = {},
) => ({ sellable: _id, shown: onShelf, shownAt, counted, ...more })

test('SELL-42 stock lists what sells, choices by themselves, in pages; low, sold out and searched for', async () => {
  const red = anOption('Red', 0)
  const variants = [
    aVariant({ value: 'Small', stock: 2, priceKobo: kobo(150_000) }),
    aVariant({ value: 'Large', stock: 9, options: { name: 'Colour', values: [red, anOption('Blue', 9)] } }),
  ]
  const seller = await aStockKeeper(api, {
    name: 'Ankara 100% cotton dress',
    stock: 11,
    variants: { name: 'Size', values: variants },
  })
  await api.pool.query(
    `insert into skus (shop_id, product_id, variant_id, option_id, sku) values ($1, $2, $3, $4, 'AW-L_R')`,
    [seller.shopId, seller.thing.productId, variants[1]?.id, red.id],
  )
  const namesOf = async (query: string) => (await seller.list(query)).rows.map(({ choice }) => choice)

  const { rows, counts, next } = await seller.list('?limit=2')

  expect(counts).toEqual({ low: 1, soldOut: 1 })
  expect(rows.map(({ choice, price, isOwnPrice }) => [choice, price, isOwnPrice])).toEqual([
    ['Small', 1500, true],
    ['Large, Red', expect.any(Number), false],
  ])
  expect(rows[1]).toMatchObject({ sku: 'AW-L_R', available: 0, onShelf: 0, version: 1 })
  expect(await namesOf(`?limit=2&cursor=${next}`)).toEqual(['Large, Blue'])
  expect(await namesOf('?show=LOW')).toEqual(['Small'])
  expect(await namesOf('?show=SOLD_OUT')).toEqual(['Large, Red'])
  expect(await namesOf('?search=aw-l_')).toEqual(['Large, Red'])
  expect(await namesOf('?search=100%25')).toHaveLength(3)
  expect(await namesOf('?search=0%25x')).toEqual([])
})

test('SELL-40 stock is changed by differences with a reason, each for itself, never below 0, and the history says why', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })
  const { _id: sellable } = await seller.row()

  const results = await seller.move([
    { sellable, kind: 'RESTOCKED', quantity: 12, note: 'From Aba' },
    { sellable, kind: 'DAMAGED', quantity: 1 },
    { sellable, kind: 'LOST', quantity: 17 },
    { sellable, kind: 'SOLD_ELSEWHERE', quantity: 2 },
    { sellable: newId(), kind: 'LOST', quantity: 1 },
  ])

  expect(resultsOf(results)).toEqual(['SAVED', 'SAVED', 'NOT_ENOUGH', 'SAVED', 'SELLABLE_NOT_FOUND'])
  expect(results[0]?.row).toMatchObject({ available: 14, onShelf: 14 })
  const history = async (query = '') =>
    readData(listStockHistory, await seller.get(`/stock/history?sellable=${sellable}${query}`))
  const { moves, next } = await history('&limit=3')
  expect(moves.map(({ kind, quantity, isByShop }) => [kind, quantity, isByShop])).toEqual([
    ['SOLD_ELSEWHERE', -2, true],
    ['DAMAGED', -1, true],
    ['RESTOCKED', 12, true],
  ])
  expect(moves[2]?.note).toBe('From Aba')
  expect((await history(`&cursor=${next}`)).moves.map(({ kind }) => kind)).toEqual(['OPENING'])
})

test('SELL-40 a sale is in the history with its order', async () => {
  const seller = await aStockKeeper(api)
  const { orderId } = await aSale(api, { seller })
  const { _id } = await seller.row()

  const { moves } = await readData(listStockHistory, await seller.get(`/stock/history?sellable=${_id}`))

  expect(moves[0]).toMatchObject({ kind: 'SOLD', quantity: -2, orderId, isByShop: false })
})

test('SELL-07 moves that are sent twice at once are booked once, and their key with other content is refused', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })
  const { _id: sellable } = await seller.row()
  const [key, moves] = [randomUUID(), [{ sellable, kind: 'LOST', quantity: 1 }]]

  await Promise.all([1, 2, 3].map(() => seller.move(moves, key)))

  expect((await seller.row()).available).toBe(4)
  const other = await seller.post('/stock/moves', { requestKey: key, moves: [{ ...moves[0], quantity: 2 }] })
  expect(await readError(other)).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
})

test('SELL-41 a count shows where the pieces are and books the difference; a sale in between needs no care', async () => {
  const seller = await aStockKeeper(api, { stock: 12 })
  const shown = await seller.row()
  await aSale(api, { seller, quantity: 1 })
  expect(await seller.row()).toMatchObject({ available: 11, held: 0, toHandOver: 1, onShelf: 12 })

  const [counted] = await seller.count([countOf(shown, 11, { why: 'DAMAGED' })])

  expect(counted).toMatchObject({ result: 'SAVED', booked: -1, missing: 0 })
  expect(counted?.row).toMatchObject({ available: 10, toHandOver: 1, onShelf: 11 })
})

test('SELL-41 what was handed over, restocked or counted since it was shown is counted again', async () => {
  const seller = await aStockKeeper(api, { stock: 12 })
  const sale = await aSale(api, { seller, quantity: 1 })
  const shown = await seller.row()
  await seller.act(`/parcels/${sale.parcelId}/handed-over`, HAND_OVER)
  expect(resultsOf(await seller.count([countOf(shown, 11)]))).toEqual(['CHANGED_MEANWHILE'])

  await seller.move([{ sellable: shown._id, kind: 'RESTOCKED', quantity: 1 }]) // the same figure as before, by chance
  expect(await seller.row()).toMatchObject({ onShelf: 12 })
  expect(resultsOf(await seller.count([countOf(shown, 11)]))).toEqual(['CHANGED_MEANWHILE'])
  expect(resultsOf(await seller.count([countOf(await seller.row(), 13)]))).toEqual(['SAVED'])
  expect((await seller.row()).available).toBe(13)
})

test('SELL-41 a count below what is sold or held takes nothing back, and names the orders that lack it', async () => {
  const seller = await aStockKeeper(api, { stock: 6 })
  const { orderId, buyer } = await aSale(api, { seller, quantity: 3 })
  await anOrder(api, buyer, seller.thing, { quantity: 2 })
  expect(await seller.row()).toMatchObject({ available: 1, held: 2, toHandOver: 3, onShelf: 6 })

  const [counted] = await seller.count([countOf(await seller.row(), 1)])

  expect(counted).toMatchObject({ result: 'SAVED', booked: -1, missing: 4, orders: [orderId] })
  expect(counted?.row).toMatchObject({ available: 0, held: 2, toHandOver: 3 })
})

test('SELL-42, SELL-43 prices are changed row by row; an old version, an odd price and a missing one are not', async () => {
  const variants = [1, 2, 3].map((size) =>
    aVariant({ value: `Size ${size}`, stock: 1, priceKobo: kobo(size === 3 ? 250_000 : 100_000) }),
  )
  const seller = await aStockKeeper(api, { stock: 3, variants: { name: 'Size', values: variants } })
  const { rows } = await seller.list()
  const [one, two, three] = rows.map(({ _id: sellable, version }) => ({ sellable, version }))
  const plain = await aStockKeeper(api)
  const { _id, version, price } = await plain.row()

  expect(
    resultsOf(
      await seller.price([
        { ...one, price: 1_499.5 },
        { ...two, price: 1_501 },
        { ...three, price: null },
        { sellable: _id, price: 5, version },
      ]),
    ),
  ).toEqual(['SAVED', 'PRICE_ODD', 'PRICE_ODD', 'SELLABLE_NOT_FOUND'])
  expect(resultsOf(await plain.price([{ sellable: _id, price: null, version }]))).toEqual(['PRICE_REQUIRED'])
  expect(
    resultsOf(
      await seller.price([
        { ...one, price: 1_400 },
        { ...two, price: 1_501, sure: true },
        { ...three, price: null, sure: true },
      ]),
    ),
  ).toEqual(['CHANGED_MEANWHILE', 'SAVED', 'SAVED'])

  const now = (await seller.list()).rows
  expect(now.map((row) => [row.price, row.isOwnPrice])).toEqual([
    [1_499.5, true],
    [1_501, true],
    [price, false],
  ])
  const { rows: products } = await api.pool.query('select version from products where id = $1', [
    seller.thing.productId,
  ])
  expect(products).toEqual([{ version: 3 }]) // once for each call
})

test('SELL-43 an order keeps the price it was placed at', async () => {
  const seller = await aStockKeeper(api)
  const sale = await aSale(api, { seller })
  const before = (await sale.buyer.order(sale.orderId)).items[0]?.lineTotal
  const { _id: sellable, version, price } = await seller.row()

  await seller.price([{ sellable, version, price: price + 100 }])

  expect((await sale.buyer.order(sale.orderId)).items[0]?.lineTotal).toBe(before)
})

test.each([
  ['/prices', { prices: [{ price: 0 }] }],
  ['/prices', { prices: [{ price: -1 }] }],
  ['/prices', { prices: [{ price: 0.001 }] }],
  ['/prices', { prices: [{ price: 1e9 }] }],
  ['/prices', { prices: [{ price: '14,800' }] }],
  ['/prices', { prices: [{ price: 5 }, { price: 6 }] }],
  ['/stock/moves', { moves: [{ kind: 'LOST', quantity: -1 }] }],
  ['/stock/moves', { moves: [{ kind: 'LOST', quantity: 1.5 }] }],
  ['/stock/moves', { moves: [{ kind: 'LOST', quantity: 2 ** 31 }] }],
  ['/stock/moves', { moves: [{ kind: 'SOLD', quantity: 1 }] }],
  ['/stock/moves', { moves: [] }],
  ['/stock/counts', { counts: [{ counted: -1, shown: 1 }] }],
  ['/stock/counts', { counts: [{ counted: 1, shown: 1, shownAt: 'now' }] }],
])('SELL-40 %s with %j is refused, and nothing changes', async (path, body) => {
  const seller = await aStockKeeper(api)
  const before = await seller.row()
  const fill = { sellable: before._id }
  const stamps = {
    '/prices': { version: 1 },
    '/stock/counts': { shownAt: before.shownAt },
    '/stock/moves': {},
  }
  const rows = Object.entries(body).map(([name, list]) => [
    name,
    list.map((row: object) => ({ ...fill, ...stamps[path as keyof typeof stamps], ...row })),
  ])

  const answer = await seller.post(path, { requestKey: randomUUID(), ...Object.fromEntries(rows) })

  expect(await readError(answer)).toMatchObject({ status: 422 })
  expect({ ...(await seller.row()), shownAt: '' }).toEqual({ ...before, shownAt: '' })
})

test('SELL-40, R1 stock moves and checkouts at the same moment never sell what is not there', async () => {
  const seller = await aStockKeeper(api, { stock: 10 })
  const { _id: sellable } = await seller.row()
  const buyer = await aBuyer(api)
  const wasHeld = () =>
    anOrder(api, buyer, seller.thing, { quantity: 1, payment: 'none' }).then(
      () => true,
      () => false,
    )
  const wasLost = async () =>
    (await seller.move([{ sellable, kind: 'LOST', quantity: 1 }]))[0]?.result === 'SAVED'

  const taken = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? wasHeld() : wasLost())))

  expect(taken.filter(Boolean)).toHaveLength(10)
  expect((await seller.row()).available).toBe(0)
})

test('SELL-41 a count waits for a sale that is under way, and counts with it', async () => {
  const seller = await aStockKeeper(api, { stock: 5 })
  const shown = await seller.row()
  const lock = {
    text: 'select from products where id = $1 for no key update',
    values: [seller.thing.productId],
  }

  const counted = await whileHolding(api, lock, async (holding) => {
    const waiting = seller.count([countOf(shown, 4)])
    await expect.poll(() => countWaiting(api)).toBe(1)
    await holding.query('rollback')
    return waiting
  })

  expect(resultsOf(counted)).toEqual(['SAVED'])
})

test('SELL-08, SELL-42 a price and an edit of the product at the same moment: one is saved, the other is told', async () => {
  const seller = await aStockKeeper(api)
  const { _id: sellable, version } = await seller.row()
  const edit = {
    text: `update products set name = name || ' new', version = version + 1 where id = $1`,
    values: [seller.thing.productId],
  }

  const priced = await whileHolding(api, edit, async (holding) => {
    const waiting = seller.price([{ sellable, version, price: 1_000, sure: true }])
    await expect.poll(() => countWaiting(api)).toBe(1)
    await holding.query('commit')
    return waiting
  })

  expect(priced[0]).toMatchObject({ result: 'CHANGED_MEANWHILE', row: { version: version + 1 } })
})

test('SELL-42 two hundred moves at once are answered together', async () => {
  const variants = Array.from({ length: 100 }, (_, place) => aVariant({ value: `No. ${place}`, stock: 1 }))
  const seller = await aStockKeeper(api, { stock: 100, variants: { name: 'Number', values: variants } })
  const { rows } = await seller.list('?limit=100')
  const moves = rows.flatMap(({ _id: sellable }) => [
    { sellable, kind: 'RESTOCKED', quantity: 2 },
    { sellable, kind: 'DAMAGED', quantity: 3 },
  ])

  const results = await seller.move(moves)

  expect(new Set(resultsOf(results))).toEqual(new Set(['SAVED']))
  expect((await seller.list()).counts).toMatchObject({ soldOut: 100 })
})

test('SELL-44 the file has a row for each thing that sells, and its formulas are defused', async () => {
  const seller = await aStockKeeper(api, { name: '=HYPERLINK("x"), "quoted"', stock: 7 })
  const { _id, price } = await seller.row()

  const answer = await seller.get('/products.csv')
  const text = await answer.text()

  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('products.csv')
  expect(text).toBe(
    `ID,Product,Choice,SKU,Price,Available,Low stock at\r\n${_id},"'=HYPERLINK(""x""), ""quoted""",,,${price},7,3\r\n`,
  )
})
