import type { OptionId, OrderId, ProductId, VariantId } from '@ahia/contracts/ids'
import { seededRandom } from '@ahia/testing/seeded-random'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { anOption, aVariant, openShop } from '../../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { countDeadlocks } from '../../../test/who-waits.ts'
import type { NewProduct } from '../new-product.ts'
import { holdStock, type Shortage } from './hold-stock.ts'
import { releaseStock } from './release-stock.ts'
import { returnStock } from './return-stock.ts'
import { sellHeldStock } from './sell-held-stock.ts'

type Line = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  quantity: number
}

class Refused extends Error {
  readonly shortages: Shortage[]
  constructor(shortages: Shortage[]) {
    super('not enough')
    this.shortages = shortages
  }
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

/** Holds as a checkout does: all or nothing. */
async function hold(lines: Line[], orderId = newId<OrderId>()): Promise<OrderId> {
  await database.db.transaction(async (tx) => {
    const shortages = await holdStock(tx, [{ orderId, lines }], null)
    if (shortages.length > 0) throw new Refused(shortages)
  })
  return orderId
}

const shortagesOf = (lines: Line[]): Promise<Shortage[]> =>
  hold(lines).then(
    () => [],
    (error) => {
      if (!(error instanceof Refused)) throw error
      return error.shortages
    },
  )

const inTransaction = (work: (tx: Tx) => Promise<void>) => database.db.transaction(work)
const release = (orderId: OrderId) => inTransaction((tx) => releaseStock(tx, [orderId]))
const sell = (orderId: OrderId) => inTransaction((tx) => sellHeldStock(tx, [orderId]))

const lineOf = ({ id }: { id: ProductId }, quantity: number, overrides: Partial<Line> = {}): Line => ({
  productId: id,
  variantId: null,
  optionId: null,
  quantity,
  ...overrides,
})

async function aThing(stock: number): Promise<NewProduct> {
  const { products } = await openShop(database.db, [{ name: `Thing ${newId()}`, stock }])
  const [product] = products
  if (!product) throw new Error('no product')
  return product
}

/** A product with one variant of two options. */
async function aShirt(red: number, blue: number) {
  const options = [anOption('Red', red), anOption('Blue', blue)] as const
  const variant = aVariant({
    value: 'Large',
    stock: red + blue,
    options: { name: 'Colour', values: [...options] },
  })
  const { products } = await openShop(database.db, [
    { name: `Shirt ${newId()}`, stock: red + blue, variants: { name: 'Size', values: [variant] } },
  ])
  const [product] = products
  if (!product) throw new Error('no product')
  const choose = (option: { id: OptionId }, quantity: number) =>
    lineOf(product, quantity, { variantId: variant.id, optionId: option.id })
  return { product, variant, red: options[0], blue: options[1], choose }
}

async function stateOf({ id }: { id: ProductId }) {
  const { rows } = await sql<{ stock: number; held: number; sold: number; sales: number }>`
    select p.stock, p.sales,
      (select coalesce(sum(quantity), 0)::integer from stock_holds where product_id = p.id) as held,
      (select coalesce(sum(quantity), 0)::integer from stock_moves where product_id = p.id and kind = 'SOLD') as sold
    from products p where p.id = ${id}`.execute(database.db.read)
  return rows[0]
}

/** I3, at every level that sells, and that what is above it is the sum. */
async function faultsOf(productIds: ProductId[]) {
  const { rows } = await sql`
    with shelf as (
      select id as product_id, null::uuid as variant_id, null::uuid as option_id, stock
      from products where variant_name is null
      union all
      select product_id, id, null, stock from variants where option_name is null
      union all
      select v.product_id, v.id, o.id, o.stock from options o join variants v on v.id = o.variant_id
    )
    select * from shelf s where s.product_id = any(${productIds}::uuid[]) and (s.stock < 0 or s.stock + (
      select coalesce(sum(quantity), 0) from stock_holds h
      where (h.product_id, coalesce(h.option_id, h.variant_id, h.product_id))
        = (s.product_id, coalesce(s.option_id, s.variant_id, s.product_id))
    ) <> (
      select coalesce(sum(case when kind = 'SOLD' then -quantity else quantity end), 0) from stock_moves m
      where (m.product_id, coalesce(m.option_id, m.variant_id, m.product_id))
        = (s.product_id, coalesce(s.option_id, s.variant_id, s.product_id))
    ))`.execute(database.db.read)
  const { rows: sums } = await sql`
    select p.id from products p where p.id = any(${productIds}::uuid[]) and p.variant_name is not null
      and p.stock <> (select sum(v.stock) from variants v where v.product_id = p.id)`.execute(
    database.db.read,
  )
  return [...rows, ...sums]
}

test('SELL-53 nothing of a shop that is not open can be held, at any level, also when it closes while a hold waits', async () => {
  const [thing, shirt] = [await aThing(5), await aShirt(5, 5)]
  const close = (id: ProductId) => sql`
    update shops set status = 'SUSPENDED' where id = (select shop_id from products where id = ${id})`
  await inTransaction(async (tx) => void (await close(shirt.product.id).execute(tx)))
  const closing = Promise.withResolvers<void>()
  const closed = inTransaction(async (tx) => {
    await close(thing.id).execute(tx)
    await closing.promise
  })
  const waiting = shortagesOf([lineOf(thing, 1)])

  const shirts = await shortagesOf([shirt.choose(shirt.red, 1)])
  closing.resolve()
  await closed

  expect(shirts).toMatchObject([{ available: 0 }])
  expect(await waiting).toMatchObject([{ productId: thing.id, available: 0 }])
  expect([await stateOf(thing), await stateOf(shirt.product)]).toMatchObject([{ held: 0 }, { held: 0 }])
})

test('R1 of fifty concurrent holds exactly one gets the last unit', async () => {
  const last = await aThing(1)

  const tries = await Promise.all(Array.from({ length: 50 }, () => shortagesOf([lineOf(last, 1)])))

  expect(tries.filter((shortages) => shortages.length === 0)).toHaveLength(1)
  expect(tries.flat().every(({ available }) => available === 0)).toBe(true)
  expect(await stateOf(last)).toEqual({ stock: 0, held: 1, sold: 0, sales: 0 })
})

test('R1 several lines of one item count together, and the error has the available quantity', async () => {
  const { product, red, blue, choose } = await aShirt(3, 1)

  expect(await shortagesOf([choose(red, 2), choose(blue, 1), choose(red, 2)])).toEqual([
    expect.objectContaining({ optionId: red.id, available: 3 }),
  ])
  expect(await stateOf(product)).toMatchObject({ stock: 4, held: 0 })

  await hold([choose(red, 2), choose(blue, 1), choose(red, 1)])
  expect(await stateOf(product)).toMatchObject({ stock: 0, held: 4 })
  expect(await faultsOf([product.id])).toEqual([])
})

test('R1 the same item in two orders of one checkout counts together', async () => {
  const thing = await aThing(3)
  const orders = [2, 2].map((quantity) => ({ orderId: newId<OrderId>(), lines: [lineOf(thing, quantity)] }))

  const shortages = await database.db
    .transaction(async (tx) => {
      throw new Refused(await holdStock(tx, orders, null))
    })
    .catch((error) => (error instanceof Refused ? error.shortages : []))

  expect(shortages).toEqual([{ productId: thing.id, variantId: null, optionId: null, available: 3 }])
})

test('R1 a hold without the required variant, or with one of another product, is refused', async () => {
  const { product, variant, red } = await aShirt(3, 1)
  const other = await aThing(5)

  const tries = await Promise.all([
    shortagesOf([lineOf(product, 1)]),
    shortagesOf([lineOf(product, 1, { variantId: variant.id })]),
    shortagesOf([lineOf(other, 1, { variantId: variant.id, optionId: red.id })]),
    shortagesOf([lineOf({ id: newId<ProductId>() }, 1)]),
    shortagesOf([lineOf(other, 1, { variantId: newId<VariantId>() })]),
  ])

  expect(tries.map(([shortage]) => shortage?.available)).toEqual([0, 0, 0, 0, 0])
  expect(await faultsOf([product.id, other.id])).toEqual([])
})

test('I3 releasing and selling a hold are idempotent, also concurrently', async () => {
  const thing = await aThing(5)
  const [released, sold, both] = [
    await hold([lineOf(thing, 1)]),
    await hold([lineOf(thing, 1)]),
    await hold([lineOf(thing, 1)]),
  ]

  await Promise.all([release(released), release(released), sell(sold), sell(sold), sell(both), release(both)])
  await release(sold)

  const state = await stateOf(thing)
  expect(state?.held).toBe(0)
  expect([state?.stock, state?.sales]).toEqual(state?.sold === 1 ? [4, 1] : [3, 2])
  expect(await faultsOf([thing.id])).toEqual([])
})

test('F10 holds of the same items in opposite order never deadlock', async () => {
  const [one, two] = [await aShirt(40, 40), await aThing(80)]
  const there = [one.choose(one.red, 1), lineOf(two, 1), one.choose(one.blue, 1)]
  const before = await countDeadlocks(database)

  const orderIds = await Promise.all(
    Array.from({ length: 40 }, (_, place) => hold(place % 2 === 0 ? there : there.toReversed())),
  )
  await Promise.all(orderIds.map((orderId, place) => (place % 3 === 0 ? sell(orderId) : release(orderId))))

  expect(await countDeadlocks(database)).toBe(before)
  expect(await stateOf(two)).toMatchObject({ stock: 66, held: 0, sold: 14 })
  expect(await faultsOf([one.product.id, two.id])).toEqual([])
})

test('I2, I3 after any sequence of holds, releases, sales and returns the stock matches its movements', async () => {
  const random = seededRandom(7)
  const [shirt, thing, small] = [await aShirt(4, 6), await aThing(7), await aThing(2)]
  const all = [shirt.product.id, thing.id, small.id]
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const anyLine = (): Line => {
    const quantity = 1 + Math.floor(random() * 3)
    const lines = [shirt.choose(shirt.red, quantity), shirt.choose(shirt.blue, quantity)]
    return pick([...lines, lineOf(thing, quantity), lineOf(small, quantity)]) ?? lineOf(thing, quantity)
  }
  const held = new Map<OrderId, Line[]>()
  const sold: Line[][] = []

  for (let step = 0; step < 150; step += 1) {
    const chance = random()
    const orderId = pick([...held.keys()])
    if (chance < 0.5) {
      const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, anyLine)
      const newOrder = newId<OrderId>()
      if (await hold(lines, newOrder).catch(() => null)) held.set(newOrder, lines)
    } else if (chance < 0.85 && orderId) {
      await (chance < 0.7 ? release(orderId) : sell(orderId))
      if (chance >= 0.7) sold.push(held.get(orderId) ?? [])
      held.delete(orderId)
    } else {
      const lines = sold.shift()
      if (lines) await inTransaction((tx) => returnStock(tx, lines))
    }
    if (step % 10 === 9) expect(await faultsOf(all)).toEqual([])
  }

  expect(sold.length + held.size).toBeGreaterThan(0)
})

test('I3 an option the shop has deleted does not stop the other items from being returned to stock', async () => {
  const { product, red, choose } = await aShirt(2, 2)
  const lines = [choose(red, 1), lineOf(await aThing(1), 1)]
  await sell(await hold(lines))
  await database.pool.query('delete from options where id = $1', [red.id])

  await inTransaction((tx) => returnStock(tx, lines))

  expect(await faultsOf(lines.map(({ productId }) => productId))).toEqual([])
  expect(await stateOf(product)).toMatchObject({ stock: 2 })
})
