import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { addToCart } from '@ahia/contracts/cart'
import { checkout } from '@ahia/contracts/checkout'
import type { DataOf } from '@ahia/contracts/endpoint'
import { cancelOrder } from '@ahia/contracts/orders'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import type { Shopper } from './shoppers.ts'
import type { Stall } from './trade.ts'

type Placed = DataOf<typeof checkout>

/** A new address each time: an equal request counts as a repeat and would get the first one's orders. */
const deliveryTo = (houseNumber: string) => ({
  type: 'DOORDELIVERY' as const,
  region: 'ENUGU' as const,
  address: {
    street: `${houseNumber} Zik Avenue`,
    city: 'Enugu',
    state: 'ENUGU' as const,
    country: 'NIGERIA' as const,
  },
})

/** How often customers do what. */
const FROM_CART = 0.4
const PRESSES_TWICE = 0.3
const CHANGES_MIND = 0.4
const COMES_BACK = 0.6

/** A customer who buys two items, or stops at one of the steps. */
export async function visit(shopper: Shopper): Promise<void> {
  const placed = await place(shopper)
  const order = shopper.chance()
  if (order < 0.12) return lapse(shopper, placed)
  const { reference } = await shopper.ask(payOrders, { orderIds: placed.orderIds })
  if (order < 0.2) return lapse(shopper, placed)
  if (order < 0.24) return shopper.stall.sandbox.control.pay({ reference, outcome: 'failed' })
  // PAY-04: the money arrives after the hold expired.
  if (order < 0.34) await lapse(shopper, placed)
  await shopper.stall.sandbox.control.pay({ reference })
  // If the customer does not return to the market, only the webhook reports the payment.
  if (shopper.chance() < COMES_BACK) await comeBack(shopper, reference)
}

/** R3: whichever answers were lost, one checkout makes one set of orders. */
async function place(shopper: Shopper): Promise<Placed> {
  const asked = await choose(shopper)
  const placed = await shopper.ask(checkout, asked)
  shopper.acknowledged.placed.push({ requestKey: asked.requestKey, orderIds: placed.orderIds })
  if (shopper.chance() < PRESSES_TWICE) {
    const again = await shopper.ask(checkout, asked)
    if (!isDeepStrictEqual(again, placed))
      shopper.acknowledged.odd.push(`press ${asked.requestKey} got two answers`)
  }
  return placed
}

async function choose(shopper: Shopper) {
  const goods = shopper.twoGoods().map((good) => ({ ...good, quantity: 1 }))
  const requestKey = randomUUID()
  const options = { delivery: deliveryTo(requestKey), requestKey }
  if (shopper.chance() >= FROM_CART) return { isDirectOrder: true as const, items: goods, ...options }
  const items = []
  for (const good of goods) {
    const { itemId } = await shopper.ask(addToCart, good)
    if (itemId !== null) items.push(itemId)
  }
  return { items, ...options }
}

async function comeBack(shopper: Shopper, reference: string): Promise<void> {
  const { orders, isSentBack } = await shopper.ask(verifyPayment, { ref: reference })
  if (isSentBack) return
  shopper.acknowledged.paid.push(...orders.map(({ _id }) => _id))
  const [first] = orders
  if (first && shopper.chance() < CHANGES_MIND) await shopper.ask(cancelOrder, { id: first._id })
}

const LAPSE = [
  `update orders set held_until = now() - interval '1 second' where checkout_id = $1 and status = 'PENDING'`,
  // Runs before all queued jobs, as the cron job would, and once for all checkouts that have expired.
  `select graphile_worker.add_job('expire_unpaid', job_key := 'expire_unpaid', priority := -1) where $1::uuid is not null`,
]
const DATABASE_BACK_MS = 50

/** CHK-07: lets the hold's half hour pass and runs the sweeper, retrying while the database is down. */
async function lapse({ stall }: Shopper, { checkoutId }: Placed): Promise<void> {
  for (const statement of LAPSE) {
    while (!(await isDone(stall, statement, checkoutId))) await pause(DATABASE_BACK_MS)
  }
}

const isDone = ({ database }: Stall, statement: string, checkoutId: string): Promise<boolean> =>
  database.query(statement, [checkoutId]).then(
    () => true,
    () => false,
  )
