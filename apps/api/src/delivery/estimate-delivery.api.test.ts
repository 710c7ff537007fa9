import { estimateDelivery } from '@ahia/contracts/delivery'
import type { ProductId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShop, openShop } from '../../test/builders.ts'
import { send } from '../../test/customer.ts'
import { readError } from '../../test/read-error.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

type Goods = Parameters<typeof openShop>[1]

async function idsOf(state: DeliveryState, goods: Goods): Promise<ProductId[]> {
  const { products } = await openShop(api.db, goods, aShop({ state }))
  return products.map(({ id }) => id)
}

const estimate = (state: DeliveryState, items: string[]) =>
  api.call(estimateDelivery, { state, items: items.join(',') })

const askFor = async (query: Record<string, string>) =>
  readError(await send(api, `/delivery/estimate?${new URLSearchParams(query)}`))

test('CHK-06 each shop sends one parcel, at the fee for its own state or for another state', async () => {
  const lagos = await idsOf('LAGOS', [{ name: 'Ankara' }, { name: 'Leather bag' }])
  const enugu = await idsOf('ENUGU', [{ name: 'Okpa flour' }])

  const { fee, shops } = await estimate('LAGOS', [...lagos, ...enugu])

  expect(fee).toBe(6000)
  expect(shops).toEqual([
    expect.objectContaining({ fee: 2500, daysFrom: 1, daysTo: 3 }),
    expect.objectContaining({ fee: 3500, daysFrom: 3, daysTo: 5 }),
  ])
})

test('CHK-06 delivery is free when every item has free or included delivery, and still takes its days', async () => {
  const [free, included, charged] = await idsOf('ABUJA', [
    { name: 'Sent free', delivery: 'REAL_FREE_DELIVERY' },
    { name: 'Included', delivery: 'INCLUDED_IN_PRICE' },
    { name: 'Charged', delivery: 'SHOW_AND_CHARGE' },
  ])

  expect(await estimate('EDO', [`${free}`, `${included}`])).toMatchObject({ fee: 0, shops: [{ daysTo: 5 }] })
  expect(await estimate('EDO', [`${free}`, `${charged}`])).toMatchObject({ fee: 3000 })
})

test('CHK-06 a product counts once, and hidden products are left out', async () => {
  const [seen, hidden] = await idsOf('EDO', [{ name: 'Seen rice' }, { name: 'Hidden', status: 'HIDDEN' }])
  const { products } = await openShop(
    api.db,
    [{ name: 'Of a shop that may not sell' }],
    aShop({ status: 'SUSPENDED' }),
  )

  const { fee, shops, arrives } = await estimate('EDO', [
    `${seen}`,
    `${seen?.toUpperCase()}`,
    `${hidden}`,
    newId(),
    ...products.map(({ id }) => id),
  ])

  expect({ fee, shops: shops.length }).toEqual({ fee: 1500, shops: 1 })
  expect(arrives).not.toBeNull()
  expect(await estimate('EDO', [newId()])).toEqual({ undelivered: [], fee: 0, shops: [], arrives: null })
})

test('WIN-06 what is not delivered to the state is named and is in no parcel, and a promise shows in the days', async () => {
  const [meal, oil] = await idsOf('ENUGU', [
    { name: 'Hot okpa', area: 'CITY', promise: { within: 3, unit: 'HOURS' } },
    { name: 'Palm oil', promise: { within: 2, unit: 'DAYS' } },
  ])

  expect(await estimate('LAGOS', [`${meal}`, `${oil}`])).toMatchObject({
    undelivered: [meal],
    fee: 3500,
    shops: [{ daysFrom: 2, daysTo: 2 }],
  })
  expect(await estimate('LAGOS', [`${meal}`])).toEqual({
    undelivered: [meal],
    fee: 0,
    shops: [],
    arrives: null,
  })
  const near = await estimate('ENUGU', [`${meal}`])
  expect(near).toMatchObject({ undelivered: [], fee: 1500 })
  expect([0, 1]).toContain(near.shops[0]?.daysTo)
})

test('CHK-06 as many products as a cart holds can be estimated at once', async () => {
  const ids = Array.from({ length: 100 }, () => newId())

  expect(await estimate('LAGOS', ids)).toMatchObject({ fee: 0 })
})

const ID = newId()

test.each([
  ['a state in lower case', { state: 'lagos', items: ID }, 'state'],
  ['an unknown state', { state: 'KANO', items: ID }, 'state'],
  ['no state', { items: ID }, 'state'],
  ['no items', { state: 'LAGOS' }, 'items'],
  ['empty items', { state: 'LAGOS', items: '' }, 'items.0'],
  ['what is no id', { state: 'LAGOS', items: `${ID},1 or 1=1` }, 'items.1'],
  ['a comma too many', { state: 'LAGOS', items: `${ID},` }, 'items.1'],
  ['101 ids', { state: 'LAGOS', items: Array.from({ length: 101 }, () => newId()).join(',') }, 'items'],
  ['thousands of commas', { state: 'LAGOS', items: ','.repeat(4_000) }, 'items'],
  ['a fee of the asker', { state: 'LAGOS', items: ID, fee: '0' }, 'fee'],
])('CHK-06 %s is refused', async (_case, query, path) => {
  expect(await askFor(query)).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    details: expect.arrayContaining([expect.objectContaining({ path })]),
  })
})
