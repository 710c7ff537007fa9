import { disciplineShop } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { addProduct } from '#catalog/add-product.ts'
import { createLog } from '#platform/log.ts'
import { createShopData } from '#shop-data.ts'
import { closeDueShops } from '#shops/closing/close-due-shops.ts'
import { aProduct } from '../../../test/builders.ts'
import { aBuyer, directly } from '../../../test/checkout-fixture.ts'
import { send } from '../../../test/customer.ts'
import { aSentLogo, aShopOwnerWithShop } from '../../../test/shop-owner.ts'
import { aColleague, codeOf, startTestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { countDeadlocks, countWaiting, whileHolding } from '../../../test/who-waits.ts'

let api: TestApi
let merchants: Awaited<ReturnType<typeof aColleague>>
beforeAll(async () => {
  api = await startTestApi()
  merchants = await aColleague(api, await startTestAdmin(api), 'MERCHANTS')
})

async function aShopThatSells() {
  const { shopId, token, accountId } = await aShopOwnerWithShop(api, { status: 'APPROVED' })
  const product = aProduct({ name: `Okpa of ${shopId}`, stock: 9, shopId })
  await api.db.transaction((tx) => addProduct(tx, product))
  return { shopId, product, token, accountId }
}

type Decision = 'SUSPEND' | 'END' | 'REOPEN'
const REASONS = { SUSPEND: 'ORDERS_NOT_SENT', END: 'DANGER', REOPEN: 'MENDED' } as const
const decide = (id: ShopId, decision: Decision) =>
  merchants.call(disciplineShop, { id, version: 1, decision, reason: REASONS[decision], words: 'In words.' })

test('ADMIN-21 nobody buys from a shop that staff suspend or end at the same moment, and neither waits for the other for ever', async () => {
  const deadlocks = await countDeadlocks(api)
  for (const decision of ['SUSPEND', 'END', 'SUSPEND', 'END'] as const) {
    const { shopId, product } = await aShopThatSells()
    const buyers = await Promise.all([aBuyer(api), aBuyer(api), aBuyer(api)])

    const [refused, ...bought] = await Promise.all([
      codeOf(decide(shopId, decision)),
      ...buyers.map((buyer) => buyer.sendCheckout(directly(product))),
    ])

    expect(refused).toBe(null)
    for (const { status } of bought) expect([200, 404, 409]).toContain(status)
    expect((await (await aBuyer(api)).sendCheckout(directly(product))).status).toBe(404)
  }
  expect(await countDeadlocks(api)).toBe(deadlocks)
})

/** Waits behind somebody who holds its product, and has not locked the shop meanwhile. */
async function locksProductsFirst(work: () => Promise<unknown>, held: { shopId: ShopId; productId: string }) {
  const hold = { text: 'select from products where id = $1 for no key update', values: [held.productId] }
  await whileHolding(api, hold, async (buying) => {
    const done = work()
    await expect.poll(() => countWaiting(api)).toBe(1)
    await buying.query('select from shops where id = $1 for share nowait', [held.shopId])
    await buying.query('commit')
    await done
  })
}

test('ADMIN-21 SELL-53 whatever moves a shop on or off the shelves waits for a checkout of its goods before it holds the shop', async () => {
  const { shopId, product } = await aShopThatSells()
  const held = { shopId, productId: product.id }

  await locksProductsFirst(() => decide(shopId, 'SUSPEND'), held)
  await locksProductsFirst(() => decide(shopId, 'REOPEN'), held)
  await locksProductsFirst(() => decide(shopId, 'END'), held)
  await api.pool.query(
    `update shop_closings set requested_at = requested_at - interval '2 months', closes_at = now() where shop_id = $1`,
    [shopId],
  )
  const deps = { ...api, ...createShopData(api), log: createLog('silent') }
  await locksProductsFirst(() => closeDueShops(deps), held)

  const { rows } = await api.pool.query('select status from shops where id = $1', [shopId])
  expect(rows).toEqual([{ status: 'ENDED' }])
})

/** Saves what it is given of the profile, as its owner does in the hub. */
async function anOwnersProfile({ token, accountId, shopId }: Awaited<ReturnType<typeof aShopThatSells>>) {
  const profile = {
    ...{
      name: `Shop of ${shopId.slice(-8)}`,
      phone: '0803 123 4567',
      description: 'Okpa.',
      category: 'FOOD',
    },
    avatar: await aSentLogo(api, accountId),
    address: { street: '1 Ogui Road', city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
  }
  return async (change: object) => {
    const { status } = await send(api, '/shop/updateprofile', { token, body: { ...profile, ...change } })
    expect(status).toBe(200)
  }
}

test('SELL-53, API-24 an owner who renames or moves the shop waits for a checkout of its goods before holding the shop', async () => {
  const shop = await aShopThatSells()
  const held = { shopId: shop.shopId, productId: shop.product.id }
  const save = await anOwnersProfile(shop)

  await locksProductsFirst(() => save({}), held) // another name than before
  const lagos = { street: '1 Allen Avenue', city: 'Ikeja', state: 'Lagos', country: 'Nigeria' }
  await locksProductsFirst(() => save({ address: lagos }), held)
  const hold = { text: 'select from products where id = $1 for no key update', values: [held.productId] }
  await whileHolding(api, hold, () => save({ address: lagos, description: 'Okpa and akara.' }))

  const { rows } = await api.pool.query('select name, state, description from shops where id = $1', [
    shop.shopId,
  ])
  expect(rows).toMatchObject([{ state: 'LAGOS', description: 'Okpa and akara.' }])
})

test('API-24 nobody waits for ever who buys from a shop that is renamed at the same moment', async () => {
  const deadlocks = await countDeadlocks(api)
  const shop = await aShopThatSells()
  const save = await anOwnersProfile(shop)
  const buyers = await Promise.all([aBuyer(api), aBuyer(api), aBuyer(api)])

  for (const name of ['First', 'Second', 'Third'])
    await Promise.all([
      save({ name: `${name} name of ${shop.shopId.slice(-8)}` }),
      ...buyers.map(async (buyer) =>
        expect((await buyer.sendCheckout(directly(shop.product))).status).toBe(200),
      ),
    ])

  expect(await countDeadlocks(api)).toBe(deadlocks)
})
