import { addToCart } from '@ahia/contracts/cart'
import { checkout } from '@ahia/contracts/checkout'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import type { PaymentSandbox } from '@ahia/testing/payment-sandbox'
import { callMarket } from '@ahia/testing/sign-up'
import type pg from 'pg'

type Surroundings = { url: string; tokens: string[]; database: pg.Pool; sandbox: PaymentSandbox }

export const DELIVERY = {
  type: 'DOORDELIVERY',
  region: 'ENUGU',
  info: 'Blue gate',
  address: { street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU', country: 'NIGERIA' },
} as const

/** Two things added, ordered, paid at the sandbox and settled: five calls that a customer waits for. */
export async function wholeWay({ url, tokens, database, sandbox }: Surroundings) {
  const goods = await listProductIds(database)
  const go = async (at: number): Promise<void> => {
    const call = callMarket(url, tokens[at % tokens.length] ?? null)
    const items: string[] = []
    // Half of all goods apart, which stand shop by shop: so they are of two shops.
    for (const place of [at, at + (goods.length >> 1)]) {
      const { itemId } = await call(addToCart, { productId: goods[place % goods.length] ?? '', quantity: 1 })
      items.push(itemId ?? '')
    }
    const { orderIds } = await call(checkout, { delivery: DELIVERY, items })
    const { reference } = await call(payOrders, { orderIds })
    await sandbox.control.pay({ reference })
    await call(verifyPayment, { ref: reference })
  }
  return (at: number): Promise<boolean> =>
    go(at).then(
      () => true,
      () => false,
    )
}

async function listProductIds(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from products where is_visible and variant_name is null and delivery_area = 'EVERYWHERE'
     order by shop_id, id`,
  )
  return rows.map(({ id }) => id)
}
