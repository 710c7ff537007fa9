import { listProducts, showProduct } from '@ahia/contracts/catalog'
import { fromNaira } from '@ahia/money/naira'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { anOption, aVariant, openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { NewVariant } from '../new-product.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const NAIRA_1000 = { basePriceKobo: fromNaira(1000) }
const costing = (naira: number | null): NewVariant =>
  aVariant({ value: `for ${naira}`, priceKobo: naira === null ? null : fromNaira(naira) })

let made = 0

/** Puts a product on the shelf for 1,000 naira, with these variants. */
async function offer(values: NewVariant[]): Promise<string> {
  made += 1
  const variants = values.length > 0 ? { name: 'Size', values } : null
  const { products } = await openShop(api.db, [{ name: `Ankara ${made}`, ...NAIRA_1000, variants }])
  return products[0]?.id ?? ''
}

const fromPriceOf = async (id: string) => (await api.call(showProduct, { id })).product.fromPrice
const setPrice = (id: string | undefined, naira: number | null) =>
  sql`update variants set price_kobo = ${naira === null ? null : fromNaira(naira)} where id = ${id}`.execute(
    api.writer,
  )

test.each([
  ['nothing can be chosen', [], null],
  ['all cost the base price', [null, 1000], null],
  ['all cost the same', [1500, 1500], null],
  ['one of two has a price of its own', [null, 1500], 1000],
  ['all have one', [2500, 1200], 1200],
  ['one is free', [0, 1200], 0],
])('API-01 when %s, the card shows the right From price', async (_title, prices, from) => {
  const id = await offer(prices.map(costing))

  expect(await fromPriceOf(id)).toBe(from)
  const { products } = await api.call(listProducts, { limit: 60 })
  expect(products.find(({ _id }) => _id === id)?.fromPrice).toBe(from)
})

test('API-01 an option’s price takes precedence over its variant’s price', async () => {
  const option = { ...anOption('Black', 3), priceKobo: fromNaira(700) }
  const variant = aVariant({
    priceKobo: fromNaira(900),
    options: { name: 'Colour', values: [option, anOption('Red', 1)] },
  })

  expect(await fromPriceOf(await offer([variant, costing(1100)]))).toBe(700)
})

test('API-01 the From price follows every change of prices and variants', async () => {
  const [small, large] = [costing(null), costing(1500)]
  const id = await offer([small, large])

  const seen = [await fromPriceOf(id)]
  await setPrice(large.id, 800)
  seen.push(await fromPriceOf(id))
  await sql`update products set base_price_kobo = 60000 where id = ${id}`.execute(api.writer)
  seen.push(await fromPriceOf(id))
  await sql`delete from variants where id = ${small.id}`.execute(api.writer)
  seen.push(await fromPriceOf(id))

  expect(seen).toEqual([1000, 800, 600, null])
})

test('API-01 two concurrent price changes are both reflected', async () => {
  const [small, large] = [costing(500), costing(900)]
  const id = await offer([small, large])

  const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = api.db.transaction(async (tx) => {
    await sql`update variants set price_kobo = 30000 where id = ${small.id}`.execute(tx)
    isHeld.resolve()
    await release.promise
  })
  await isHeld.promise
  const second = setPrice(large.id, 300)
  await expect.poll(waitingForLock).toBe(1)
  release.resolve()
  await Promise.all([first, second])

  expect(await fromPriceOf(id)).toBeNull()
})

async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db.read)
  return rows[0]?.waiting ?? 0
}
