import { exportMyData } from '@ahia/contracts/profile/privacy'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aLineOf, openShop } from '../../../test/builders.ts'
import { aShopper, startCartApi } from '../../../test/cart-fixture.ts'
import { PASSWORD, send } from '../../../test/customer.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { countWaiting, whileHolding } from '../../../test/who-waits.ts'
import { forgetOldLines } from './forget-old-lines.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

/** Somebody with a wish, one line in the cart and one taken out, both handed over from a guest's cart. */
async function aKeeper() {
  const ada = await aShopper(api)
  const { products } = await openShop(api.db, [{ name: 'Beef suya' }, { name: 'Table fan' }])
  const itemIds: string[] = []
  for (const product of products)
    itemIds.push((await ada.add(aLineOf(product, { guestLineId: newId() }))).itemId)
  await ada.post('removeFromCart', { itemId: itemIds[1] })
  const body = { productIds: products.slice(0, 1).map(({ id }) => id) }
  expect((await send(api, '/wishlist/save', { token: ada.token, body })).status).toBe(200)
  return { ada, products, itemIds }
}

const countStored = async (accountId: string) => {
  const { rows } = await api.pool.query(
    `select (select count(*) from cart_lines where account_id = $1) as lines,
       (select count(*) from merged_lines where account_id = $1) as merges,
       (select count(*) from saved_items where account_id = $1) as "savedItems"`,
    [accountId],
  )
  return rows[0]
}

test('PROF-06 a data export has the wishlist, the cart and removed lines that are still kept', async () => {
  const { ada, products } = await aKeeper()
  await aKeeper()

  const { cart, wishlist } = await readData(exportMyData, await exportOf(api, ada))

  expect(cart.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id).toReversed())
  expect(cart.map(({ removedAt }) => removedAt === null)).toEqual([false, true])
  expect(wishlist).toMatchObject([{ productId: products[0]?.id, name: 'Beef suya' }])
})

test('PROF-06 deleting an account deletes its cart and saved items, and no one else’s', async () => {
  const [{ ada }, { ada: bola }] = [await aKeeper(), await aKeeper()]

  await send(api, '/user/deleteAccount', { token: ada.token, body: { password: PASSWORD } })

  expect(await countStored(ada.accountId)).toEqual({ lines: 0, merges: 0, savedItems: 0 })
  expect(await countStored(bola.accountId)).toEqual({ lines: 2, merges: 2, savedItems: 1 })
})

test('PROF-06 lines removed or merged over a month ago are deleted, and the rest stays', async () => {
  const { ada, itemIds } = await aKeeper()
  await forgetOldLines(api)
  const young = await countStored(ada.accountId)

  await api.pool.query(
    `update cart_lines set added_at = added_at - interval '90 days', removed_at = removed_at - interval '31 days'`,
  )
  await api.pool.query(`update merged_lines set merged_at = merged_at - interval '31 days'`)
  await forgetOldLines(api)

  expect(young).toEqual({ lines: 2, merges: 2, savedItems: 1 })
  expect(await countStored(ada.accountId)).toEqual({ lines: 1, merges: 0, savedItems: 1 })
  expect(await ada.errorOf('restoreItem', { itemId: itemIds[1] })).toMatchObject({ status: 404 })
  expect(await ada.quantities()).toEqual([1])
})

test('PROF-06 the latest thousand removed lines per account are kept, and all lines in the cart', async () => {
  const [{ ada, itemIds }, { ada: bola }] = [await aKeeper(), await aKeeper()]
  await api.pool.query(
    `insert into cart_lines (id, account_id, product_id, choice_hash, quantity, price_kobo, added_at, removed_at)
     select gen_random_uuid(), account_id, product_id, choice_hash, 1, 1, now(), now() + n * interval '1 second'
     from cart_lines, generate_series(1, 1000) as n where id = $1`,
    [itemIds[1]],
  )
  const exported = async () => (await readData(exportMyData, await exportOf(api, ada))).cart

  const before = await exported()
  await forgetOldLines(api)

  expect(before).toHaveLength(1 + 1_000)
  expect(await exported()).toEqual(before)
  expect(await countStored(ada.accountId)).toMatchObject({ lines: 1 + 1_000 })
  expect(await countStored(bola.accountId)).toMatchObject({ lines: 2 })
  expect(await ada.errorOf('restoreItem', { itemId: itemIds[1] })).toMatchObject({ status: 404 })
  expect(await ada.quantities()).toEqual([1])
})

test.each<[what: string, path: string, body: (productId: string) => object]>([
  ['added', '/cart/addToCart', (productId) => ({ productId, quantity: 1 })],
  ['handed over', '/cart/addToCart', (productId) => ({ productId, quantity: 1, guestLineId: newId() })],
  ['saved', '/wishlist/save', (productId) => ({ productIds: [productId] })],
])('PROF-06 an item %s while the account is being deleted is not kept', async (_what, path, body) => {
  const { token, accountId } = await aShopper(api)
  const { products } = await openShop(api.db, [{ name: 'Late suya' }])
  const deletion = {
    text: `update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now()
           where id = $1`,
    values: [accountId],
  }

  const answer = await whileHolding(api, deletion, async (holding) => {
    const late = send(api, path, { token, body: body(products[0]?.id ?? '') })
    await expect.poll(() => countWaiting(api)).toBe(1)
    await holding.query('commit')
    return late
  })

  expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await countStored(accountId)).toEqual({ lines: 0, merges: 0, savedItems: 0 })
})
