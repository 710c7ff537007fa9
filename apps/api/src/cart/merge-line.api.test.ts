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

test('CART-04, S10 a guest’s line that is handed over again adds nothing', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()

  const first = await ada.add(line)
  const again = await ada.add(line)

  expect(again).toEqual(first)
  expect(await ada.quantities()).toEqual([2])
})

test('CART-04 what was added to it meanwhile is added, and no more', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  await ada.add(line)

  expect((await ada.add({ ...line, quantity: 5 })).quantity).toBe(5)
  expect((await ada.add({ ...line, quantity: 3 })).quantity).toBe(5)
  expect((await ada.add({ ...line, quantity: 5 })).quantity).toBe(5)
})

test('CART-04 it joins what the account has in its cart already, and another line of the guest does too', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  await ada.add({ ...line, guestLineId: undefined, quantity: 3 })

  await ada.add(line)
  await ada.add({ ...line, guestLineId: newId() })

  expect(await ada.quantities()).toEqual([7])
})

test('S10 two tabs, and a third, that hand over the same lines at once add each once', async () => {
  const ada = await aShopper(api)
  const lines = [await aGuestLine(), await aGuestLine({ quantity: 3 }), await aGuestLine({ quantity: 1 })]

  await Promise.all([...lines, ...lines.toReversed(), ...lines].map((line) => ada.add(line)))

  expect((await ada.quantities()).toSorted()).toEqual([1, 2, 3])
})

test('I16 what the customer has changed or taken out since the hand-over stays so when it is replayed', async () => {
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

test('CART-04 the same guest’s line is handed over to each account that signs in here', async () => {
  const [ada, bola] = [await aShopper(api), await aShopper(api)]
  const line = await aGuestLine()

  await ada.add(line)
  await bola.add(line)

  expect([await ada.quantities(), await bola.quantities()]).toEqual([[2], [2]])
})

test('CART-15 of more than there is, the error names the quantity that would pass, and with that one it passes', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine({ stock: 4, quantity: 1 })
  await ada.add({ ...line, guestLineId: undefined })
  await ada.add(line)

  const error = await ada.errorOf('addToCart', { ...line, quantity: 9 })
  const after = await ada.add({ ...line, quantity: 3 })

  expect(error).toMatchObject({ status: 409, details: { available: 4, inCart: 2, addable: 3 } })
  expect(after.quantity).toBe(4)
})

test('CART-04 a line that was refused is not written down as handed over', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine({ stock: 0 })

  expect(await ada.errorOf('addToCart', line)).toMatchObject({ status: 409, details: { addable: 0 } })
  await api.pool.query('update products set stock = 5 where id = $1', [line.productId])

  expect((await ada.add(line)).quantity).toBe(2)
})

test('CART-04 a line that was handed over is so for good, though its product is withdrawn since', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  const { itemId } = await ada.add(line)
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [line.productId])

  expect(await ada.add(line)).toEqual({ itemId, quantity: 2 })
  expect(await ada.errorOf('addToCart', { ...line, quantity: 3 })).toMatchObject({ status: 410 })
})

test('CART-04 a line that was handed over is so for good, though nothing is left of it', async () => {
  const ada = await aShopper(api)
  const line = await aGuestLine()
  const { itemId } = await ada.add(line)
  await api.pool.query('delete from cart_lines where id = $1', [itemId])

  const replayed = await readData(addToCart, await ada.post('addToCart', line))

  expect(replayed).toEqual({ itemId: null, quantity: 0 })
  expect(await ada.quantities()).toEqual([])
})

test('CART-04 a hand-over is remembered for as long as what it added, however often it is repeated', async () => {
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

test('K18 a hand-over that dies half way has added nothing, and the next one adds everything once', async () => {
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
