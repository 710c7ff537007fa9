import { checkout } from '@ahia/contracts/checkout'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { NewProduct } from '#catalog/new-product.ts'
import { aLineOf, aShop, openShop } from './builders.ts'
import { aShopper } from './cart-fixture.ts'
import { send } from './customer.ts'
import { readData } from './read-data.ts'
import { readError } from './read-error.ts'
import type { TestApi } from './test-api.ts'

type Body = z.input<typeof checkout.body>

export const HOME_DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  info: 'Blue gate',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const satisfies Body['delivery']

export const TO_PICK_UP = { type: 'PICKUP', region: 'LAGOS' } as const satisfies Body['delivery']

/** A customer at the checkout, from this machine unless another network is given. */
export async function aBuyer(api: TestApi, { network }: { network?: string } = {}) {
  const shopper = await aShopper(api)
  const { token } = shopper
  const place = network === undefined ? {} : { network }
  const post = (body: unknown) => send(api, '/orders/checkout', { token, body, ...place })
  const placed = async (answer: Response) => {
    if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`)
    return readData(checkout, answer)
  }
  return {
    ...shopper,
    sendCheckout: post,
    /** What came of buying these of the cart; fails when it was refused. */
    buy: async (items: string[], options: object = {}) =>
      placed(await post({ delivery: HOME_DELIVERY, items, ...options })),
    buyNow: async (product: Pick<NewProduct, 'id'>, quantity = 1, options: object = {}) =>
      placed(await post({ ...directly(product, quantity), ...options })),
    errorOfCheckout: async (body: unknown) => readError(await post(body)),
    /** Puts one of each into the cart and gives the lines. */
    fillCart: async (...products: Pick<NewProduct, 'id'>[]) => {
      const items: string[] = []
      for (const product of products) items.push((await shopper.add(aLineOf(product))).itemId)
      return items
    },
  }
}

export const directly = (product: Pick<NewProduct, 'id'>, quantity = 1) => ({
  isDirectOrder: true,
  delivery: HOME_DELIVERY,
  items: [{ productId: product.id, quantity }],
})

/** One product of a shop; say only what matters. */
export async function sellOne(
  { db }: TestApi,
  options: Partial<NewProduct> = {},
  shop = aShop(),
): Promise<NewProduct> {
  const [product] = (await openShop(db, [{ name: 'Beef suya', ...options }], shop)).products
  if (!product) throw new Error('There is no product')
  return product
}

/** What came of it; fails when anything was written. */
export async function errorOf(api: TestApi, buyer: Awaited<ReturnType<typeof aBuyer>>, body: unknown) {
  const before = await countRows(api)
  const error = await buyer.errorOfCheckout(body)
  expect(await countRows(api)).toEqual(before)
  return error
}

/** As they stand in the database. */
export const ordersOf = async ({ pool }: TestApi, orderIds: string[]) =>
  (await pool.query(`select * from orders where id = any($1) order by id`, [orderIds])).rows

/** I3: how many of a product are on sale, and how many are held. */
export async function countStock({ pool }: TestApi, { id }: Pick<NewProduct, 'id'>) {
  const { rows } = await pool.query<{ stock: number; held: number }>(
    `select stock, (select coalesce(sum(quantity), 0)::integer from stock_holds where product_id = products.id) as held
     from products where id = $1`,
    [id],
  )
  return rows[0]
}

/** Everything that a checkout writes; what was refused leaves it as it was. */
export async function countRows({ pool }: TestApi) {
  const { rows } = await pool.query<Record<string, number>>(`
    select
      (select count(*)::integer from checkouts) as checkouts, (select count(*)::integer from orders) as orders,
      (select count(*)::integer from order_lines) as lines, (select count(*)::integer from order_moves) as moves,
      (select count(*)::integer from stock_holds) as holds`)
  return rows[0]
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** On a slow machine a checkout may wait for a lock until it is answered 503. It is sent again, as a browser would. */
export async function sendUntilServed(buyer: Buyer, body: object): Promise<Response> {
  const answer = await buyer.sendCheckout(body)
  return answer.status === 503 ? sendUntilServed(buyer, body) : answer
}
