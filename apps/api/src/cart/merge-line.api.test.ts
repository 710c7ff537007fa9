import { addToCart } from '@ahia/contracts/cart'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aLineOf, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import { readData } from '../../test/read-data.ts'
import type { TestApi } from '../../test/test-api.ts'
import { whileHolding } from '../../test/who-waits.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

async function aGuestLine({ stock = 10, quantity = 2 } = {}) {
  const { products } = await openShop(api.db, [{ name: 'Beef suya', stock }])
  const [product] = products
  if (!product) throw new Error('There is no suya')
  return aLineOf(product, { quantity, guestLineId: newId() })
}

test('CART-04, S10 merging a guest cart line again adds nothing', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()

  const first = await ada.add(line)
  const again = await ada.add(line)

  expect(again).toEqual(first)
  expect(await ada.quantities()).toEqual([2])
})

test('CART-04 merging a changed guest line adds only the difference', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  await ada.add(line)

  expect((await ada.add({ ...line, quantity: 5 })).quantity).toBe(5)
  expect((await ada.add({ ...line, quantity: 3 })).quantity).toBe(5)
  expect((await ada.add({ ...line, quantity: 5 })).quantity).toBe(5)
})

test('CART-04 a guest line is added to the account’s existing line, and so is another guest line', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  await ada.add({ ...line, guestLineId: undefined, quantity: 3 })

  await ada.add(line)
  await ada.add({ ...line, guestLineId: newId() })

  expect(await ada.quantities()).toEqual([7])
})

test('S10 three tabs that merge the same lines at once add each line once', async () => {
  const ada = await aShopper(api)
  const lines = [await aGuestLine(), await aGuestLine({ quantity: 3 }), await aGuestLine({ quantity: 1 })]

  await Promise.all([...lines, ...lines.toReversed(), ...lines].map((line) => ada.add(line)))

  expect((await ada.quantities()).toSorted()).toEqual([1, 2, 3])
})

test('I16 changes and removals after a merge are kept when the merge is repeated', async () => {
  const ada = await aShopper(api)
  const [line, other] = [await aGuestLine(), await aGuestLine()]
  const { itemId } = await ada.add(line)
  const { itemId: otherId } = await ada.add(other)
  await ada.post('removeFromCart', { itemId })
  await ada.post('reduceQuantity', { itemId: otherId })

  expect(await ada.add(line)).toEqual({ itemId, quantity: 0 })
  expect(await ada.add(other)).toEqual({ itemId: otherId, quantity: 1 })
  expect(await ada.quantities()).toEqual([1])
})

test('CART-04 the same guest line is merged into each account that signs in on this device', async () => {
  const [ada, bola] = [await aShopper(api), await aShopper(api)]
  const line = await aGuestLine()

  await ada.add(line)
  await bola.add(line)

  expect([await ada.quantities(), await bola.quantities()]).toEqual([[2], [2]])
})

test('CART-15 a merge above the stock is refused with the quantity that would be accepted', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine({ stock: 4, quantity: 1 })
  await ada.add({ ...line, guestLineId: undefined })
  await ada.add(line)

  const error = await ada.errorOf('addToCart', { ...line, quantity: 9 })
  const after = await ada.add({ ...line, quantity: 3 })

  expect(error).toMatchObject({ status: 409, details: { available: 4, inCart: 2, addable: 3 } })
  expect(after.quantity).toBe(4)
})

test('CART-04 a refused guest line does not count as merged', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine({ stock: 0 })

  expect(await ada.errorOf('addToCart', line)).toMatchObject({ status: 409, details: { addable: 0 } })
  await api.pool.query('update products set stock = 5 where id = $1', [line.productId])

  expect((await ada.add(line)).quantity).toBe(2)
})

test('CART-04 a merged line stays merged even if its product is withdrawn later', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  const { itemId } = await ada.add(line)
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [line.productId])

  expect(await ada.add(line)).toEqual({ itemId, quantity: 2 })
  expect(await ada.errorOf('addToCart', { ...line, quantity: 3 })).toMatchObject({ status: 410 })
})

test('CART-04 a merged line stays merged even if the cart line is deleted later', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  const { itemId } = await ada.add(line)
  await api.pool.query('delete from cart_lines where id = $1', [itemId])

  const replayed = await readData(addToCart, await ada.post('addToCart', line))

  expect(replayed).toEqual({ itemId: null, quantity: 0 })
  expect(await ada.quantities()).toEqual([])
})

test('CART-04 a merge is remembered as long as its cart line, and a repeat does not extend that', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  await ada.add(line)
  await api.pool.query(
    `update merged_lines set merged_at = now() - interval '29 days' where account_id = $1`,
    [ada.accountId],
  )
  const countOld = async () => {
    const { rowCount } = await api.pool.query(
      `select from merged_lines where account_id = $1 and merged_at < now() - interval '28 days'`,
      [ada.accountId],
    )
    return rowCount
  }

  await ada.add(line)
  const afterRepeat = await countOld()
  await ada.add({ ...line, quantity: 3 })

  expect([afterRepeat, await countOld()]).toEqual([1, 0])
})

test('K18 a merge that fails half way adds nothing, and the next one adds everything once', async () => {
  const ada = await aShopper(api)
  const [merged, line] = [await aGuestLine(), await aGuestLine()]
  const { itemId } = await ada.add({ ...line, guestLineId: undefined, quantity: 1 })
  await ada.add(merged)
  const held = { text: 'select from cart_lines where id = $1 for update', values: [itemId] }

  await whileHolding(api, held, async () => {
    const dying = ada.post('addToCart', line)
    await expect.poll(() => killWhoWaits()).toBe(1)
    expect((await dying).status).toBe(503)
  })

  expect(await ada.quantities()).toEqual([1, 2])
  for (const one of [merged, line]) await ada.add(one)
  expect(await ada.quantities()).toEqual([3, 2])
})

/** It has written down the hand-over by then, and waits to change the line. */
async function killWhoWaits(): Promise<number | null> {
  const { rowCount } = await api.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%into cart_lines%'`)
  return rowCount
}
