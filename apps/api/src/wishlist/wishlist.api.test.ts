import type { ProductId } from '@ahia/contracts/ids'
import { MAX_SAVED_ITEMS } from '@ahia/contracts/limits'
import { listSavedItems, saveItems } from '@ahia/contracts/wishlist'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import { eraseAccountOf } from '#accounts/my-data/erase-account.ts'
import { newId } from '#platform/ids.ts'
import { aVariant, openShop } from '../../test/builders.ts'
import { aCustomer, send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../test/who-waits.ts'
import { deleteSavedItemsOf } from './delete-saved-items-of.ts'
import { listSavedItems as listSavedItemsOf } from './list-saved-items.ts'

let api: TestApi
beforeAll(async () => {
  // A test sends more at once than the gate lets in while a slow machine works.
  api = await startTestApi({ env: { MAX_IN_FLIGHT: '1000' } })
})

const save = async (token: string, productIds: readonly string[]) =>
  (await readData(saveItems, await send(api, '/wishlist/save', { token, body: { productIds } }))).saved

const remove = (token: string, productId: string) =>
  send(api, '/wishlist/remove', { token, body: { productId } })

const savedItemsOf = async (token: string) =>
  (await readData(listSavedItems, await send(api, '/wishlist', { token }))).items

const namesOf = async (token: string) => (await savedItemsOf(token)).map(({ name }) => name)

async function sell(...names: string[]): Promise<ProductId[]> {
  const { products } = await openShop(
    api.db,
    names.map((name) => ({ name })),
  )
  return products.map(({ id }) => id)
}

test('PDP-11 a saved item keeps the name and the lowest price of the day it was saved', async () => {
  const { token } = await aCustomer(api)
  const values = [
    aVariant({ value: '5 kg', priceKobo: fromNaira(900) }),
    aVariant({ value: '10 kg', priceKobo: fromNaira(1700.5) }),
  ]
  const { products } = await openShop(api.db, [
    { name: 'Plain rice', basePriceKobo: fromNaira(1200) },
    { name: 'Rice in bags', basePriceKobo: fromNaira(1000), variants: { name: 'Bag', values } },
  ])
  const ids = products.map(({ id }) => id)
  await save(token, ids)

  await api.pool.query(`update products set base_price_kobo = 1, name = name || '!' where id = any ($1)`, [
    ids,
  ])

  expect(await savedItemsOf(token)).toMatchObject([
    { name: 'Plain rice', price: 1200 },
    { name: 'Rice in bags', price: 900 },
  ])
})

test('PDP-11 items saved together keep their order on top of earlier ones, and a repeat changes nothing', async () => {
  const { token } = await aCustomer(api)
  const [a, b, c, d] = await sell('Amala', 'Brown beans', 'Corn flour', 'Dates')
  await save(token, [`${c}`])

  expect(await save(token, [`${d}`, `${a}`, `${c}`, `${d?.toUpperCase()}`, `${b}`])).toHaveLength(4)
  const before = await savedItemsOf(token)
  await save(token, [`${b}`, `${c}`])

  expect(before.map(({ name }) => name)).toEqual(['Dates', 'Amala', 'Brown beans', 'Corn flour'])
  expect(await savedItemsOf(token)).toEqual(before)
})

test('PDP-11 a product not on sale is not saved, but a saved one stays listed when it is withdrawn', async () => {
  const { token } = await aCustomer(api)
  const [kept, withdrawn] = await sell('Kept rice', 'Withdrawn')
  const { products } = await openShop(api.db, [{ name: 'Draft', status: 'DRAFT' }])

  const saved = await save(token, [`${kept}`, `${withdrawn}`, newId(), ...products.map(({ id }) => id)])
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [withdrawn])

  expect(saved).toEqual([kept, withdrawn])
  expect(await namesOf(token)).toEqual(['Kept rice', 'Withdrawn'])
  expect(await save(token, [newId()])).toEqual([])
})

test('PDP-11 a removed item is gone, and removing it again or an unknown item is no error', async () => {
  const { token } = await aCustomer(api)
  const [kept, gone] = await sell('Kept rice', 'Gone rice')
  await save(token, [`${kept}`, `${gone}`])

  for (const productId of [gone, gone, newId()])
    expect((await remove(token, `${productId}`)).status).toBe(200)

  expect(await namesOf(token)).toEqual(['Kept rice'])
})

test('PDP-11 beyond 200 items the oldest are removed, also when two devices save at the same time', async () => {
  const { token } = await aCustomer(api)
  const names = Array.from({ length: MAX_SAVED_ITEMS + 100 }, (_, place) => `Thing ${place}`)
  const ids = await sell('Oldest', ...names)
  await save(token, ids.slice(0, 1))
  const other = await aCustomer(api)
  await save(other.token, ids.slice(0, 1))

  const halves = [ids.slice(1, 151), ids.slice(151)]
  await Promise.all(halves.map((half) => save(token, half)))

  const items = await savedItemsOf(token)
  expect(items).toHaveLength(MAX_SAVED_ITEMS)
  expect(items.map(({ name }) => name)).not.toContain('Oldest')
  const { rows } = await api.pool.query('select count(*)::int from saved_items where product_id = any ($1)', [
    ids,
  ])
  expect(rows).toEqual([{ count: MAX_SAVED_ITEMS + 1 }])
  expect(await namesOf(other.token), 'of another customer').toEqual(['Oldest'])
})

test('T5 a customer can neither read nor change another customer’s wishlist', async () => {
  const owner = await aCustomer(api)
  const stranger = await aCustomer(api)
  const [id] = await sell('My own rice')
  await save(owner.token, [`${id}`])

  await remove(stranger.token, `${id}`)

  expect(await savedItemsOf(stranger.token)).toEqual([])
  expect(await namesOf(owner.token)).toEqual(['My own rice'])
})

test('SESS-03 the wishlist is refused without a valid token', async () => {
  const answers = [
    await send(api, '/wishlist'),
    await send(api, '/wishlist/save', { body: { productIds: [newId()] } }),
    await send(api, '/wishlist/remove', { body: { productId: newId() }, token: 'a.b.c' }),
  ]

  for (const answer of answers)
    expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test.each([
  ['no products', '/wishlist/save', { productIds: [] }, 'productIds'],
  [
    '201 products',
    '/wishlist/save',
    { productIds: Array.from({ length: 201 }, () => newId()) },
    'productIds',
  ],
  ['what is no id', '/wishlist/save', { productIds: [newId(), 7] }, 'productIds.1'],
  ['one that is no list', '/wishlist/save', { productIds: newId() }, 'productIds'],
  ['a price', '/wishlist/save', { productIds: [newId()], price: 1 }, 'price'],
  ['no product', '/wishlist/remove', {}, 'productId'],
  ['null', '/wishlist/remove', { productId: null }, 'productId'],
  ['another account', '/wishlist/remove', { productId: newId(), accountId: newId() }, 'accountId'],
])('PDP-11 %s to %s is refused', async (_case, path, body, fault) => {
  const { token } = await aCustomer(api)

  expect(await readError(await send(api, path, { token, body }))).toMatchObject({
    status: 422,
    details: expect.arrayContaining([expect.objectContaining({ path: fault })]),
  })
})

test('T20 more than 120 changes per minute are refused with 429, and other customers are not affected', async () => {
  const hasty = await aCustomer(api)
  const calm = await aCustomer(api)

  const answers = await Promise.all(Array.from({ length: 121 }, () => remove(hasty.token, newId())))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await remove(calm.token, newId())).status).toBe(200)
  expect((await send(api, '/wishlist', { token: hasty.token })).status).toBe(200)
})

test('PROF-06 saved items are exported with the account and deleted with it', async () => {
  const leaving = await aCustomer(api)
  const staying = await aCustomer(api)
  const [id] = await sell('Wanted')
  for (const { token } of [leaving, staying]) await save(token, [`${id}`])

  const taken = await listSavedItemsOf(api.db.read, leaving.accountId)
  await api.db.transaction((tx) => deleteSavedItemsOf(tx, leaving.accountId))

  expect(taken).toMatchObject([{ productId: id, name: 'Wanted', price: 1000 }])
  expect(await savedItemsOf(leaving.token)).toEqual([])
  expect(await namesOf(staying.token)).toEqual(['Wanted'])
})

test('PROF-06 what is being saved at the moment of a deletion is deleted with the account', async () => {
  const { accountId, token } = await aCustomer(api)
  const [id] = await sell('Last wish')
  const erase = () =>
    api.db.transaction(async (tx) => {
      await eraseAccountOf(tx, { kind: 'CUSTOMER', accountId, requestId: 'test' })
      await deleteSavedItemsOf(tx, accountId)
    })
  // The call stops after it has found the account active, and before it saves anything.
  const lock = {
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`saved-items ${accountId}`],
  }
  const [saving, erasing] = await whileHolding(api, lock, async () => {
    const saving = save(token, [`${id}`])
    await expect.poll(() => countWaiting(api)).toBe(1)
    const erasing = erase()
    await Promise.race([erasing, expect.poll(() => countWaiting(api)).toBe(2)])
    return [saving, erasing] as const
  })

  expect(await saving).toEqual([id])
  await erasing
  const { rows } = await api.pool.query('select from saved_items where account_id = $1', [accountId])
  expect(rows).toEqual([])
})

test('PDP-11 what somebody else has saved too is in the answer once, and what only they have is not', async () => {
  const [ada, bola] = [await aCustomer(api), await aCustomer(api)]
  const [both = '', gone = ''] = await sell('Fura da nono', 'Kilishi')
  await save(bola.token, [both, gone])
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [gone])

  expect(await save(ada.token, [both, gone])).toEqual([both])
  expect(await namesOf(bola.token)).toHaveLength(2)
})
