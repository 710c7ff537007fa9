import type { CartLineId, OptionId, OrderId, ProductId, VariantId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countOfThing, findLineOfChoice, listLineIdsOf } from '#cart/cart-lines.sql.ts'
import {
  addToLine,
  deleteTwin,
  joinTwin,
  removeAllLines,
  removeLine,
  restoreLine,
  takeFromLine,
} from '#cart/change-lines.sql.ts'
import { deleteBought, selectCartLines, updatePrices } from '#cart/checkout/checkout-lines.sql.ts'
import { recordMerge } from '#cart/merged-lines.sql.ts'
import { deleteOldMerges, deleteOldRemoved } from '#cart/retention/old-lines.sql.ts'
import { readAvailable, releaseHeld, restockSold, takeAndHold } from '#catalog/stock/held-stock.sql.ts'
import { takeRest } from '#catalog/stock/rest.sql.ts'
import { insertFees, readFees } from '#delivery/delivery.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { freely } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

const [HASH, OTHER] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)]
const itemId = newId<CartLineId>()
const [variantId, optionId] = [newId<VariantId>(), newId<OptionId>()]

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
})

const own = () => ({ accountId: rows.accountId, itemId })
const thing = () => ({
  accountId: rows.accountId,
  productId: rows.productId,
  variantId: null,
  optionId: null,
})
const add = (
  tx: Tx,
  { id = itemId, hash = HASH, quantity = 4, removed = sql`null` as RawBuilder<unknown> } = {},
) =>
  sql`insert into cart_lines (id, account_id, product_id, add_ons, choice_hash, quantity, price_kobo, removed_at)
    values (${id}, ${rows.accountId}, ${rows.productId}, '[]', ${hash}, ${quantity}, 100, ${removed})`.execute(
    tx,
  )
const lines = async (tx: Tx) =>
  (
    await sql<{ id: string; quantity: number; price: number; ago: number | null }>`
      select id, quantity, price_kobo::integer as price, extract(epoch from now() - removed_at)::integer as ago
      from cart_lines order by id`.execute(tx)
  ).rows
const anHourAgo = sql`now() - interval '1 hour'`

test('API-06, CART-09 a removed line keeps its time, and neither loses units nor changes its price', () =>
  freely(api, async (tx) => {
    await add(tx, { removed: anHourAgo })
    const before = await lines(tx)
    await removeLine(tx, own())
    await removeAllLines(tx, rows.accountId)
    expect(await takeFromLine(tx, own(), 1)).toBe(0)
    await updatePrices(tx, rows.accountId, [{ cartLineId: itemId, priceKobo: kobo(1) }])
    await deleteBought(tx, rows.accountId, [{ cartLineId: itemId, quantity: 1 }])
    expect(await selectCartLines(tx, [{ accountId: rows.accountId, cartLineIds: [itemId] }])).toEqual([[]])
    expect([await countOfThing(tx, thing()), await listLineIdsOf(tx, thing())]).toEqual([0, []])
    expect(await lines(tx)).toEqual(before)
    await deleteBought(tx, rows.accountId, [{ cartLineId: itemId, quantity: 4 }])
    expect(await lines(tx)).toEqual([])
  }))

test('API-08 a line ends with its last unit, and a line that is paid for keeps what was not bought', () =>
  freely(api, async (tx) => {
    await add(tx)
    expect(await selectCartLines(tx, [{ accountId: newId(), cartLineIds: [itemId] }])).toEqual([[]])
    await restoreLine(tx, own())
    expect(await takeFromLine(tx, own(), 3)).toBe(1)
    expect(await takeFromLine(tx, own(), 1)).toBe(0)
    expect(await lines(tx)).toMatchObject([{ quantity: 1, ago: 0 }])
    await restoreLine(tx, own())
    await sql`update cart_lines set quantity = 4`.execute(tx)
    await deleteBought(tx, newId(), [{ cartLineId: itemId, quantity: 4 }])
    await deleteBought(tx, rows.accountId, [{ cartLineId: itemId, quantity: 3 }])
    expect(await lines(tx)).toMatchObject([{ quantity: 1, ago: null }])
    await deleteBought(tx, rows.accountId, [{ cartLineId: itemId, quantity: 1 }])
    expect(await lines(tx)).toEqual([])
  }))

test('CART-03 a cart holds as many of a thing as there are, in one line or several', () =>
  freely(api, async (tx) => {
    const line = {
      ...thing(),
      id: newId<CartLineId>(),
      addOns: [],
      choiceHash: HASH,
      quantity: 4,
      priceKobo: kobo(100),
    }
    expect([await addToLine(tx, line, 3), (await addToLine(tx, line, 4))?.quantity]).toEqual([null, 4])
    expect([await addToLine(tx, line, 7), (await addToLine(tx, line, 8))?.quantity]).toEqual([null, 8])
    const beside = { ...line, id: newId<CartLineId>(), choiceHash: OTHER, quantity: 1 }
    expect([await addToLine(tx, beside, 8), (await addToLine(tx, beside, 9))?.quantity]).toEqual([null, 1])
    expect(await addToLine(tx, { ...line, quantity: 1 }, 9)).toBe(null)
    expect(await countOfThing(tx, thing())).toBe(9)
    for (const other of [
      { ...thing(), accountId: newId() },
      { ...thing(), productId: newId() },
      { ...thing(), variantId: newId() },
      { ...thing(), optionId: newId() },
    ] as ReturnType<typeof thing>[])
      expect([await countOfThing(tx, other), await listLineIdsOf(tx, other)]).toEqual([0, []])
  }))

test('CART-03 a line that is restored is joined with the line of the same choice, and no other', () =>
  freely(api, async (tx) => {
    const twin = newId<CartLineId>()
    await add(tx, { removed: anHourAgo })
    await add(tx, { id: newId(), hash: OTHER, quantity: 2 })
    expect(await deleteTwin(tx, own())).toBe(null)
    await add(tx, { id: twin, quantity: 3 })
    expect(await deleteTwin(tx, { accountId: newId(), itemId })).toBe(null)
    expect(await deleteTwin(tx, { accountId: rows.accountId, itemId: twin })).toBe(null)
    expect(await deleteTwin(tx, own())).toEqual({ quantity: 3, priceKobo: 100 })
    const join = async (most: number) => {
      await restoreLine(tx, own())
      await sql`update cart_lines set quantity = 4 where id = ${itemId}`.execute(tx)
      await joinTwin(tx, { ...own(), ...thing() }, { quantity: 3, priceKobo: kobo(90) }, most)
      return (await lines(tx)).find(({ id }) => id === itemId)
    }
    expect(await join(9)).toMatchObject({ quantity: 7, price: 90 })
    expect(await join(8)).toMatchObject({ quantity: 6 })
    expect(await join(1)).toMatchObject({ quantity: 4 })
    await joinTwin(tx, { ...own(), ...thing(), accountId: newId() }, { quantity: 3, priceKobo: kobo(80) }, 9)
    expect((await lines(tx)).map(({ price }) => price)).not.toContain(80)
  }))

test('CART-05 of lines of one choice the one in the cart is found, else the latest removed', () =>
  freely(api, async (tx) => {
    const of = { accountId: rows.accountId, productId: rows.productId, choiceHash: HASH }
    await add(tx, { removed: anHourAgo })
    expect((await findLineOfChoice(tx, of))?.id).toBe(itemId)
    expect(await findLineOfChoice(tx, { ...of, choiceHash: OTHER })).toBe(null)
    expect(await findLineOfChoice(tx, { ...of, accountId: newId() })).toBe(null)
    expect(await findLineOfChoice(tx, { ...of, productId: newId() })).toBe(null)
    // Neither is the first or the last made.
    const [latest, inCart] = [1, 2].map((made) => newId<CartLineId>(new Date(made)))
    await add(tx, { id: latest, removed: sql`now() - interval '1 minute'` })
    await add(tx, { id: newId(), removed: sql`now() - interval '2 hours'` })
    expect((await findLineOfChoice(tx, of))?.id).toBe(latest)
    await add(tx, { id: inCart })
    expect((await findLineOfChoice(tx, of))?.id).toBe(inCart)
  }))

test('PROF-06, S10 removed lines and merges are kept for 30 days, and a repeat keeps no merge longer', () =>
  freely(api, async (tx) => {
    const merge = { accountId: rows.accountId, guestLineId: newId<string>(), quantity: 2 }
    expect([await recordMerge(tx, merge), await recordMerge(tx, { ...merge, quantity: 1 })]).toEqual([0, 2])
    await add(tx, { removed: sql`now() - interval '30 days'` })
    await sql`update merged_lines set merged_at = now() - interval '30 days'`.execute(tx)
    await recordMerge(tx, merge)
    expect([await deleteOldRemoved(tx), await deleteOldMerges(tx)]).toEqual([0, 0])
    await sql`update cart_lines set removed_at = removed_at - interval '1 millisecond'`.execute(tx)
    await sql`update merged_lines set merged_at = merged_at - interval '1 millisecond'`.execute(tx)
    expect([await deleteOldRemoved(tx), await deleteOldMerges(tx)]).toEqual([1, 1])
  }))

/** A product that is sold by itself, by variant or by option: three of it. */
async function aChoice(tx: Tx, level: Level): Promise<void> {
  const { productId } = rows
  await sql`delete from stock_holds`.execute(tx)
  await sql`update products set stock = 3, variant_name = ${level === 'product' ? null : 'Size'} where id = ${productId}`.execute(
    tx,
  )
  await sql`insert into variants (id, product_id, position, value, stock, option_name)
    values (${variantId}, ${productId}, 0, 'Large', 3, ${level === 'variant' ? null : 'Colour'})`.execute(tx)
  await sql`insert into options (id, variant_id, position, value, stock)
    values (${optionId}, ${variantId}, 0, 'Red', 3)`.execute(tx)
}
type Level = 'product' | 'variant' | 'option'
const LEVELS: Level[] = ['product', 'variant', 'option']
type Thing = { productId: ProductId; variantId: VariantId | null; optionId: OptionId | null }
const sellableAt = (level: Level): Thing => ({
  productId: rows.productId,
  variantId: level === 'product' ? null : variantId,
  optionId: level === 'option' ? optionId : null,
})
/** Of the product, its variant and its option. Triggers are off, so a level is not the sum of those below. */
const stock = async (tx: Tx) =>
  (
    await sql<{ stock: number }>`
      select stock from products where id = ${rows.productId} union all select stock from variants where id = ${variantId}
      union all select stock from options where id = ${optionId}`.execute(tx)
  ).rows.map((row) => row.stock)
const stockWith = (level: Level, left: number) => LEVELS.map((each) => (each === level ? left : 3))
async function hold(tx: Tx, of: Thing, quantity: number): Promise<OrderId | null> {
  const orderId = newId<OrderId>()
  const line = { ...of, quantity, cartLineId: null, orderId, position: 0, lineKobo: kobo(1) }
  return (await takeAndHold(tx, [line], null)).length === 0 ? orderId : null
}

test.each(LEVELS)(
  'R1, I3 what is sold by %s is held and returned there and nowhere else, up to the last one',
  (level) =>
    freely(api, async (tx) => {
      await aChoice(tx, level)
      const there = sellableAt(level)
      const elsewhere: Thing[] = [
        // Not the option: a product and a variant say that they are sold by what is below, and below an option is nothing.
        ...LEVELS.filter((other) => other !== level && other !== 'option').map(sellableAt),
        { ...there, productId: newId() },
        ...(level === 'product' ? [] : [{ ...there, variantId: newId<VariantId>() }]),
      ]
      for (const of of elsewhere) expect([of, await hold(tx, of, 1)]).toEqual([of, null])
      expect([await hold(tx, there, 4), await readAvailable(tx, [there])]).toEqual([null, [3]])
      expect(await stock(tx)).toEqual([3, 3, 3])

      const held = await hold(tx, there, 3)
      expect([held === null, await stock(tx)]).toEqual([false, stockWith(level, 0)])
      await releaseHeld(tx, [newId()])
      expect(await stock(tx)).toEqual(stockWith(level, 0))
      await releaseHeld(tx, held ? [held] : [])
      expect(await stock(tx)).toEqual([3, 3, 3])
      await restockSold(tx, [{ ...there, quantity: 2 }])
      expect(await stock(tx)).toEqual(stockWith(level, 5))
      await takeRest(tx, [there])
      await takeRest(tx, [there])
      expect(await stock(tx)).toEqual(stockWith(level, 0))
      const { rows: moves } = await sql`select quantity from stock_moves where kind = 'COUNTED_LESS'`.execute(
        tx,
      )
      expect(moves).toEqual([{ quantity: 5 }])

      await sql`update products set status = 'HIDDEN' where id = ${rows.productId}`.execute(tx)
      for (const table of ['products', 'variants', 'options'])
        await sql`update ${sql.table(table)} set stock = 3`.execute(tx)
      expect([await hold(tx, there, 1), await readAvailable(tx, [there])]).toEqual([null, [0]])
    }),
)

test.each<[string, Level, RawBuilder<unknown>]>([
  ['a product that has variants now', 'product', sql`update products set variant_name = 'Size'`],
  ['a variant that has options now', 'variant', sql`update variants set option_name = 'Colour'`],
  [
    'a variant that was retired',
    'variant',
    sql`update variants set retired_at = now(), position = null, stock = 0`,
  ],
  [
    'an option that was retired',
    'option',
    sql`update options set retired_at = now(), position = null, stock = 0`,
  ],
])('SELL-15 nothing returns to the stock of %s', (what, level, change) =>
  freely(api, async (tx) => {
    await aChoice(tx, level)
    const held = await hold(tx, sellableAt(level), 1)
    await change.execute(tx)
    await releaseHeld(tx, held ? [held] : [])
    await restockSold(tx, [{ ...sellableAt(level), quantity: 1 }])
    const now = await stock(tx)
    expect(now.filter((left) => left !== 3)).toEqual([what.endsWith('retired') ? 0 : 2])
    await takeRest(tx, [sellableAt(level)])
    expect(await stock(tx)).toEqual(now)
  }),
)

test('ADMIN-33 a delivery fee holds from its moment on, and the next one builds on it', () =>
  freely(api, async (tx) => {
    const from = async (when: string) => {
      await sql`
        update delivery_fees set valid_from = now() + ${when}::interval, announced_at = now() - interval '1 day'
        where state = 'LAGOS' and near_kobo = 77700`.execute(tx)
    }
    const soon = new Date(Date.now() + 86_400_000)
    await insertFees(tx, { state: 'LAGOS', validFrom: soon, nearKobo: kobo(77_700), farKobo: null })
    await from('1 millisecond')
    expect((await readFees(tx, 'LAGOS')).near.feeKobo).not.toBe(77_700)
    await from('0')
    const { near, far } = await readFees(tx, 'LAGOS')
    expect(near.feeKobo).toBe(77_700)
    await insertFees(tx, { state: 'LAGOS', validFrom: soon, nearKobo: null, farKobo: kobo(88_800) })
    const { rows: next } = await sql`
      select near_kobo::integer as near, far_days_to as days from delivery_fees where far_kobo = 88800`.execute(
      tx,
    )
    expect(next).toEqual([{ near: 77_700, days: far.daysTo }])
  }))
