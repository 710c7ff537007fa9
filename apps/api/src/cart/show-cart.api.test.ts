import { countCart } from '@ahia/contracts/cart'
import { showProduct } from '@ahia/contracts/catalog'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import { createGrantTokens } from '#accounts/codes/grant-token.ts'
import { newId } from '#platform/ids.ts'
import { aLineOf, aVariant, openShop } from '../../test/builders.ts'
import { aShopper, startCartApi } from '../../test/cart-fixture.ts'
import { PASSWORD, send } from '../../test/customer.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import type { TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startCartApi()
})

const stall = async (count = 3) => {
  const goods = Array.from({ length: count }, (_, at) => ({
    name: `Thing ${at}`,
    basePriceKobo: fromNaira(100 * (at + 1)),
  }))
  return (await openShop(api.db, goods)).products
}

async function aFilledCart(lines = 3) {
  const ada = await aShopper(api)
  const products = await stall(lines)
  for (const [at, product] of products.entries()) await ada.add(aLineOf(product, { quantity: (at % 3) + 1 }))
  return { ada, products }
}

test('API-04, DATA-04 the cart lists its lines in the order added, with full products and the totals', async () => {
  const { ada, products } = await aFilledCart()

  const cart = await ada.showCart()

  expect(cart.items.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id))
  const [first] = cart.items
  const { product } = await api.call(showProduct, { id: first?.productId ?? '' })
  expect(first).toMatchObject({ quantity: 1, price: 100, selectedVariantId: null, productInfo: product })
  expect(cart).toMatchObject({ totalItems: 6, subtotal: 1 * 100 + 2 * 200 + 3 * 300 })
})

test('API-04 an empty cart is returned as a cart without lines', async () => {
  const ada = await aShopper(api)

  expect(await ada.showCart()).toEqual({ items: [], totalItems: 0, subtotal: 0 })
})

test('SHELL-12 the count is the sum of all quantities', async () => {
  const { ada } = await aFilledCart()

  const answer = await send(api, '/cart/count', { token: ada.token })

  expect(await readData(countCart, answer)).toEqual({ totalItems: 6 })
})

test('CART-15 an item no longer sold stays without its product, and only available items are in the total', async () => {
  const { ada, products } = await aFilledCart()
  const [gone, shrunk] = products
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [gone?.id])
  await api.pool.query('update products set stock = 1 where id = $1', [shrunk?.id])

  const { items, totalItems, subtotal } = await ada.showCart()

  expect(items.map(({ productInfo }) => productInfo?.baseQuantity)).toEqual([undefined, 1, 10])
  expect({ totalItems, subtotal }).toEqual({ totalItems: 6, subtotal: 200 + 900 })
})

test('CART-15 an item whose variant was deleted is not in the total', async () => {
  const ada = await aShopper(api)
  const [small, large] = [aVariant({ value: 'Small' }), aVariant({ value: 'Large' })]
  const variants = { name: 'Size', values: [small, large] }
  const { products } = await openShop(api.db, [{ name: 'Okpa di oku', variants }])
  for (const product of products) await ada.add(aLineOf(product, { selectedVariantId: small.id }))
  await api.pool.query('delete from variants where id = $1', [small.id])

  const { items, subtotal } = await ada.showCart()

  expect(items).toMatchObject([{ selectedVariantId: small.id, productInfo: { name: 'Okpa di oku' } }])
  expect(subtotal).toBe(0)
})

test('API-04 a cart with many lines needs no more database queries than one with a single line', async () => {
  const askedFor = async (lines: number) => {
    const { ada } = await aFilledCart(lines)
    let asked = 0
    const count = () => {
      asked += 1
    }
    api.pool.on('acquire', count)
    await ada.showCart()
    api.pool.off('acquire', count)
    return asked
  }

  expect(await askedFor(12)).toBe(await askedFor(1))
})

test.each<[what: string, token: () => Promise<string | undefined>]>([
  ['without a token', async () => undefined],
  ['with a token that opens a registration', () => grant('SIGNUP')],
  ['with a token that opens a reset', () => grant('RESET')],
  [
    'after the account was deleted',
    async () => {
      const { token } = await aShopper(api)
      await send(api, '/user/deleteAccount', { token, body: { password: PASSWORD } })
      return token
    },
  ],
])('API-04 %s the cart is refused with 401', async (_what, makeToken) => {
  const token = await makeToken()

  const answer = await send(api, '/cart', token === undefined ? {} : { token })

  expect(await readError(answer)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

const grant = (purpose: 'SIGNUP' | 'RESET') =>
  createGrantTokens(api).sign({ grantId: newId(), kind: 'CUSTOMER', purpose })
