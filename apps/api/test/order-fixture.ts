import type {
  CheckoutId,
  OptionId,
  OrderId,
  OrderMoveId,
  PaymentId,
  ProductId,
  ShopId,
  VariantId,
} from '@ahia/contracts/ids'
import { HOLD_MINUTES } from '@ahia/contracts/limits'
import { listOrders } from '@ahia/contracts/orders'
import type { Order, OrderStatus } from '@ahia/contracts/shapes/order'
import { type Kobo, kobo } from '@ahia/money/kobo'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { sellHeldStock } from '#catalog/stock/sell-held-stock.ts'
import { moveOrders } from '#orders/steps/move-orders.ts'
import { newId } from '#platform/ids.ts'
import type { Tables, Tx } from '#tables.ts'
import { openShop } from './builders.ts'
import { aCustomer, send } from './customer.ts'
import { readData } from './read-data.ts'
import { readError } from './read-error.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** As many calls from one address, and as many at once, as a test makes. */
export const DEV_PAGES_OPEN = {
  BROWSE_LIMIT_PER_MINUTE: '1000000',
  MAX_IN_FLIGHT: '1000',
  TRUST_PROXY_HOPS: '1',
}

export const startOrdersApi = (env: Record<string, string> = {}): Promise<TestApi> =>
  startTestApi({ env: { ...DEV_PAGES_OPEN, ...env } })

type Returns = { policy: Tables['order_lines']['return_policy']; days: number }
type Options = {
  /** Unless it is given, a new one. */
  id?: OrderId
  /** What it is of, as its page would say. */
  name?: string
  variantId?: VariantId | null
  optionId?: OptionId | null
  status?: OrderStatus
  checkoutId?: CheckoutId
  quantity?: number
  returns?: Returns
  deliveryWay?: 'DOORDELIVERY' | 'PICKUP'
  /** Whether its customer went on to pay; an unpaid order that never went to payment is not shown to them. */
  payment?: 'none' | 'started'
}

const WAYS = {
  PENDING: [],
  PAID: ['PAID'],
  SHIPPED: ['PAID', 'SHIPPED'],
  DELIVERED: ['PAID', 'SHIPPED', 'DELIVERED'],
  DISPUTED: ['PAID', 'SHIPPED', 'DELIVERED', 'DISPUTED'],
  CANCELLED: ['CANCELLED'],
  EXPIRED: ['EXPIRED'],
  REFUNDED: ['PAID', 'REFUNDED'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

let customers = 0

export type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** A customer with their orders, from a network of their own. */
export async function aBuyer(api: TestApi) {
  const customer = await aCustomer(api)
  const { token } = customer
  const network = `10.3.${++customers >> 8}.${customers & 255}`
  const get = (path: string) => send(api, path, { token, network })
  const post = (path: string, body: unknown = {}) => send(api, path, { token, body, network })
  const orders = async (): Promise<Order[]> => (await readData(listOrders, await get('/orders/user'))).orders
  return {
    ...customer,
    get,
    post,
    orders,
    /** The order as its owner sees it. */
    order: async (orderId: OrderId): Promise<Order> => {
      const found = (await orders()).find(({ _id }) => _id === orderId)
      if (!found) throw new Error(`There is no order ${orderId} among the newest`)
      return found
    },
    errorOf: async (path: string, body: unknown = {}) => readError(await post(path, body)),
  }
}

/** Something to buy, ten of it. */
export async function aThing(api: TestApi, stock = 10): Promise<{ productId: ProductId; shopId: ShopId }> {
  const { products, shop } = await openShop(api.db, [{ name: 'Shea butter, raw', stock }])
  return { productId: products[0]?.id ?? newId(), shopId: shop.id }
}

const PRICE_KOBO = kobo(100_000)
const FEE_KOBO = kobo(150_050)

type Bought = { productId: ProductId; shopId: ShopId }

/** An order of `thing`, with the goods held or sold as its status wants; say only what matters. */
export async function anOrder(
  { db }: TestApi,
  { accountId }: Pick<Buyer, 'accountId'>,
  { productId, shopId }: Bought,
  options: Options = {},
): Promise<OrderId> {
  const {
    quantity = 2,
    status = 'PENDING',
    id = newId<OrderId>(),
    variantId = null,
    optionId = null,
  } = options
  const line = { productId, variantId, optionId, quantity }
  await db.transaction(async (tx) => {
    await insertOrder(tx, { ...options, id, accountId, shopId, productId, quantity })
    if (options.payment !== 'none') await insertFailedPayment(tx, { id, accountId })
    const shortages = await holdStock(tx, [{ orderId: id, lines: [line] }], null)
    if (shortages.length > 0) throw new Error('There is not so much of it')
    for (const to of WAYS[status]) await moveOrders(tx, { orderIds: [id], to, actor: 'MARKET' })
    if (WAYS[status].some((step) => step === 'PAID')) await sellHeldStock(tx, [id])
  })
  return id
}

type Row = Options & Bought & { id: OrderId; accountId: Buyer['accountId']; quantity: number }

async function insertOrder(tx: Tx, row: Row): Promise<void> {
  const { id, accountId, shopId, productId, quantity, returns = { policy: 'NONE', days: 0 } } = row
  await tx
    .insertInto('orders')
    .values({
      id,
      checkout_id: row.checkoutId ?? newId<CheckoutId>(),
      account_id: accountId,
      shop_id: shopId,
      shop_name: 'Mama Nkechi',
      items_kobo: times(PRICE_KOBO, quantity),
      delivery_fee_kobo: FEE_KOBO,
      service_fee_kobo: kobo(0),
      delivery_type: row.deliveryWay ?? 'DOORDELIVERY',
      delivery_state: 'ENUGU',
      street: '12 Ogui Road',
      city: 'Enugu',
      delivery_notes: 'Blue gate',
      receiver_name: 'Ngọzi Eze',
      receiver_phone: '0803 123 4567',
      days_from: 1,
      days_to: 3,
      held_until: new Date(Date.now() + HOLD_MINUTES * 60_000),
    })
    .execute()
  await tx
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 0,
      product_id: productId,
      variant_id: row.variantId ?? null,
      option_id: row.optionId ?? null,
      name: row.name ?? 'Shea butter, raw',
      choices: ['Size: Large'],
      picture_key: 'test-picture',
      category: 'FOOD',
      quantity,
      unit_kobo: PRICE_KOBO,
      return_policy: returns.policy,
      return_days: returns.days,
    })
    .execute()
  await tx
    .insertInto('order_moves')
    .values({ id: newId<OrderMoveId>(), order_id: id, to_status: 'PENDING', actor: 'CUSTOMER' })
    .execute()
}

/** A payment of it that the customer did not complete. */
async function insertFailedPayment(tx: Tx, { id, accountId }: Pick<Row, 'id' | 'accountId'>): Promise<void> {
  const paymentId = newId<PaymentId>()
  const { checkout_id, total_kobo } = await tx
    .selectFrom('orders')
    .select(['checkout_id', 'total_kobo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('payments')
    .values({
      id: paymentId,
      reference: `test-${paymentId}`,
      account_id: accountId,
      checkout_id,
      amount_kobo: total_kobo,
      status: 'FAILED',
    })
    .execute()
  await tx
    .insertInto('payment_orders')
    .values({ payment_id: paymentId, order_id: id, amount_kobo: total_kobo })
    .execute()
}

const times = (amount: Kobo, count: number): Kobo => kobo(amount * count)

/** As if everything about this order had happened so much earlier. */
export async function goBack({ pool }: TestApi, orderId: OrderId, minutes: number): Promise<void> {
  await pool.query(
    `update orders set placed_at = placed_at - $2::interval, held_until = held_until - $2::interval,
       delivered_at = delivered_at - $2::interval where id = $1`,
    [orderId, `${minutes} minutes`],
  )
}

export async function stockOf({ pool }: TestApi, productId: ProductId): Promise<number> {
  const { rows } = await pool.query('select stock from products where id = $1', [productId])
  return rows[0].stock
}

/** The moves of an order, as 'PENDING by CUSTOMER'. */
export async function movesOf({ pool }: TestApi, orderId: OrderId): Promise<string[]> {
  const { rows } = await pool.query(
    'select to_status, actor from order_moves where order_id = $1 order by moved_at, id',
    [orderId],
  )
  return rows.map(({ to_status, actor }) => `${to_status} by ${actor}`)
}

/** News that waits to be handed out, where no jobs run. */
export async function newsOf({ pool }: TestApi, event: string, orderId: OrderId): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select payload->'payload' as payload from graphile_worker._private_jobs
     where payload->>'event' = $1 and payload->'payload'->>'orderId' = $2`,
    [event, orderId],
  )
  return rows.map(({ payload }) => payload)
}
