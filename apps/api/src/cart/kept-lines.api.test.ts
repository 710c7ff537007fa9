import { exportMyData } from '@ahia/contracts/user'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aLineOf, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-desk.ts'
import { PASSWORD, send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import type { TestApi } from '../../test/test-api.ts'
import { forgetOldLines } from './forget-old-lines.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

/** Somebody with one line in the cart and one taken out, both handed over from a guest's cart. */
async function aKeeper() {
  const ada = await aShopper(api)
  const { products } = await openShop(api.db, [{ name: 'Beef suya' }, { name: 'Table fan' }])
  const itemIds: string[] = []
  for (const product of products)
    itemIds.push((await ada.add(aLineOf(product, { guestLineId: newId() }))).itemId)
  await ada.post('removeFromCart', { itemId: itemIds[1] })
  return { ada, products, itemIds }
}

const countKept = async (accountId: string) => {
  const { rows } = await api.pool.query(
    `select (select count(*) from cart_lines where account_id = $1) as lines,
       (select count(*) from merged_lines where account_id = $1) as merges`,
    [accountId],
  )
  return rows[0]
}

test('PROF-06 a customer takes along what is in the cart, and what was taken out and is still kept', async () => {
  const { ada, products } = await aKeeper()
  await aKeeper()

  const { cart, wishlist } = await readData(
    exportMyData,
    await send(api, '/user/export', { token: ada.token }),
  )

  expect(cart.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id).toReversed())
  expect(cart.map(({ removedAt }) => removedAt === null)).toEqual([false, true])
  expect(wishlist).toEqual([])
})

test('PROF-06 with the account goes its cart, and nobody else’s', async () => {
  const [{ ada }, { ada: bola }] = [await aKeeper(), await aKeeper()]

  await send(api, '/user/deleteAccount', { token: ada.token, body: { password: PASSWORD } })

  expect(await countKept(ada.accountId)).toEqual({ lines: 0, merges: 0 })
  expect(await countKept(bola.accountId)).toEqual({ lines: 2, merges: 2 })
})

test('what was taken out or handed over a month ago is forgotten; the rest stays', async () => {
  const { ada, itemIds } = await aKeeper()
  await forgetOldLines(api)
  const young = await countKept(ada.accountId)

  await api.pool.query(
    `update cart_lines set added_at = added_at - interval '90 days', removed_at = removed_at - interval '31 days'`,
  )
  await api.pool.query(`update merged_lines set merged_at = merged_at - interval '31 days'`)
  await forgetOldLines(api)

  expect(young).toEqual({ lines: 2, merges: 2 })
  expect(await countKept(ada.accountId)).toEqual({ lines: 1, merges: 0 })
  expect(await ada.refusalOf('restoreItem', { itemId: itemIds[1] })).toMatchObject({ status: 404 })
  expect(await ada.quantities()).toEqual([1])
})
