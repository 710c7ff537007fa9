import { productRails } from '@ahia/contracts/catalog'
import { listShops, showShop } from '@ahia/contracts/shops'
import { demoShops } from '@ahia/demo-market/demo-shops'
import { drawSign } from '@ahia/pictures/signs/draw-sign'
import { SIGN_COLOURS, SIGN_EMBLEMS, SIGN_FRONTS } from '@ahia/pictures/signs/sign'
import { parseSignAddress } from '@ahia/pictures/signs/sign-address'
import { beforeAll, expect, test } from 'vitest'
import { aShop, openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const sell = (productId: string | undefined, sales: number) =>
  api.pool.query('update products set sales = $2 where id = $1', [productId, sales])

test('WIN-10 a shop shows its sign, its owner and three products in stock, those sold most first', async () => {
  const shop = aShop({
    name: 'Amala Corner',
    sign: { colours: 'ochre', front: 'lamps', emblem: 'mortar' },
    owner: { name: 'Iya Sikiru', line: 'I turn it to order.' },
  })
  const { products } = await openShop(
    api.db,
    ['Abula', 'Ewedu', 'Akara', 'Gbegiri', 'Draft'].map((name) => ({
      name: `${name} bowl`,
      ...(name === 'Ewedu' ? { stock: 0 } : {}),
      ...(name === 'Draft' ? { status: 'DRAFT' as const } : {}),
    })),
    shop,
  )
  await Promise.all(products.map(({ id }, at) => sell(id, [5, 90, 30, 10, 99][at] ?? 0)))

  const { shop: shown } = await api.call(showShop, { id: shop.id })
  expect(shown).toMatchObject({
    sign: { image: '/signs/1/ochre-lamps-mortar.svg', text: 'ink' },
    owner: { name: 'Iya Sikiru', line: 'I turn it to order.' },
    followers: 0,
  })
  expect(shown.products.map(({ name }) => name)).toEqual(['Akara bowl', 'Gbegiri bowl', 'Abula bowl'])
  const { shops } = await api.call(listShops, {})
  expect(shops.find(({ _id }) => _id === shop.id)).toEqual(shown)
})

test('WIN-10 a shop that has chosen nothing has a sign all the same, always the same one, and says nothing', async () => {
  const shop = aShop()
  await openShop(api.db, [], shop)

  const [one, again] = [await api.call(showShop, { id: shop.id }), await api.call(showShop, { id: shop.id })]

  expect(parseSignAddress(one.shop.sign.image)).toMatchObject({ emblem: 'stall' })
  expect(again.shop.sign).toEqual(one.shop.sign)
  expect(one.shop).toMatchObject({ owner: null, products: [] })
})

test('WIN-10 the database knows the same colours, fronts and emblems as the signs are drawn from', async () => {
  const { rows } = await api.pool.query(
    `select column_name as name, substring(check_clause from 'ARRAY\\[(.*)\\]') as values
     from information_schema.constraint_column_usage join information_schema.check_constraints using (constraint_name)
     where table_name = 'shops' and column_name like 'sign\\_%' order by 1`,
  )
  const listed = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, value]) => value).toSorted()

  expect(rows.map(({ name, values }) => [name, listed(values)])).toEqual([
    ['sign_colours', Object.keys(SIGN_COLOURS).toSorted()],
    ['sign_emblem', Object.keys(SIGN_EMBLEMS).toSorted()],
    ['sign_front', [...SIGN_FRONTS].toSorted()],
  ])
})

test('WIN-10 every sign has an address at which it is drawn, and no two demo shops have the same board', async () => {
  const signs = demoShops.map(({ sign }) => sign)

  for (const sign of signs)
    expect(parseSignAddress(`/signs/1/${sign.colours}-${sign.front}-${sign.emblem}.svg`)).toEqual(sign)
  for (const wrong of [
    '/signs/1/red-awning-pot.svg',
    '/signs/2/ink-awning-pot.svg',
    '/signs/1/ink-awning-toString.svg',
  ])
    expect(parseSignAddress(wrong)).toBeNull()
  expect(new Set(signs.map(({ colours, front }) => `${colours} ${front}`)).size).toBe(signs.length)
  expect(new Set(signs.map(drawSign)).size).toBe(signs.length)
})

test('WIN-11 new arrivals and best sellers: in stock, at most two of a shop, only what was really sold', async () => {
  const market = await startTestApi()
  expect(await market.call(productRails, {})).toEqual({ newest: [], popular: [] })
  const one = await openShop(
    market.db,
    ['Oldest', 'Old', 'Newer', 'Newest'].map((name) => ({ name: `${name} lamp` })),
  )
  const other = await openShop(market.db, [
    { name: 'Sold out fan', stock: 0 },
    { name: 'Featured fan', isFeatured: true },
    { name: 'Last added fan' },
  ])
  for (const [at, { id }] of [...one.products, ...other.products].entries())
    await market.pool.query('update products set sales = $2 where id = $1', [id, [7, 8, 0, 9, 50, 3, 0][at]])

  const { newest, popular } = await market.call(productRails, {})

  expect(newest.map(({ name }) => name)).toEqual(['Last added fan', 'Newest lamp', 'Newer lamp'])
  expect(popular.map(({ name, sales }) => [name, sales])).toEqual([
    ['Newest lamp', 9],
    ['Old lamp', 8],
    ['Featured fan', 3],
  ])
})
