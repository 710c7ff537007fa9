import { once } from 'node:events'
import net from 'node:net'
import type { CheckoutResult } from '@ahia/contracts/checkout'
import type { RefundId } from '@ahia/contracts/ids'
import { payOrders, verifyPayment } from '@ahia/contracts/payments'
import { type PaymentSandbox, startPaymentSandbox } from '@ahia/testing/payment-sandbox'
import type { NewProduct } from '#catalog/new-product.ts'
import type { PaymentsDeps } from '#payments/payments-deps.ts'
import { createLog } from '#platform/log.ts'
import { createPaystack } from '#providers/paystack/create-paystack.ts'
import { aShop, openShop } from './builders.ts'
import { aBuyer } from './checkout-fixture.ts'
import { send } from './customer.ts'
import { atEndOfFile } from './end-of-file.ts'
import { readData } from './read-data.ts'
import { readError } from './read-error.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** A hung provider must not hold up the tests for long, but on a busy machine one that answers may take a second. */
const LIMIT_MS = 5_000

export type PaymentFixture = { api: TestApi; sandbox: PaymentSandbox; deps: PaymentsDeps }

/** The API with a provider of payments that is a process of its own and tells it of what it captures. */
export async function openPaymentFixture(): Promise<PaymentFixture> {
  const port = await findPort()
  const sandbox = await startPaymentSandbox({
    webhookUrl: `http://127.0.0.1:${port}/api/v1/webhooks/paystack`,
  })
  atEndOfFile(() => sandbox.stop())
  const payments = aProvider(sandbox)
  const env = {
    PORT: String(port),
    BROWSE_LIMIT_PER_MINUTE: '1000000',
    MAX_IN_FLIGHT: '1000',
    TRUST_PROXY_HOPS: '1',
  }
  const api = await startTestApi({ env, payments })
  const deps = { db: api.db, log: createLog('silent'), payments, publicUrl: api.publicUrl }
  return { api, sandbox, deps }
}

/** A client of its own: with its own breaker, as another instance has. */
export const aProvider = ({ url, secretKey }: PaymentSandbox) =>
  createPaystack({ baseUrl: url, secretKey, limitMs: LIMIT_MS })

/** A customer who has placed an order of one shop each, and can pay. */
export async function aPayer(fixture: PaymentFixture, ...goods: NewProduct[]) {
  const buyer = await aBuyer(fixture.api)
  const products = goods.length > 0 ? goods : [await sell(fixture, {})]
  const placed = await buyer.buy(await buyer.fillCart(...products))
  return { ...buyer, products, ...payerOf(fixture, buyer.token, placed) }
}

/** How a customer pays for what they placed. */
export function payerOf(
  fixture: PaymentFixture,
  token: string,
  { orderIds, checkoutId }: Pick<CheckoutResult, 'orderIds' | 'checkoutId'>,
) {
  const sendPay = (body: unknown = { orderIds }) => send(fixture.api, '/orders/pay', { token, body })
  const sendVerify = (query: string) => send(fixture.api, `/orders/verify${query}`, { token })
  return {
    orderIds,
    checkoutId,
    sendPay,
    sendVerify,
    pay: async () => readData(payOrders, await expectOk(await sendPay())),
    verify: async (reference: string) =>
      readData(verifyPayment, await expectOk(await sendVerify(`?ref=${reference}`))),
    errorOfPay: async (body?: unknown) => readError(await sendPay(body)),
    errorOfVerify: async (reference: string) => readError(await sendVerify(`?ref=${reference}`)),
  }
}

/** One product of a new shop; say only what matters. */
export async function sell({ api }: PaymentFixture, options: Partial<NewProduct>): Promise<NewProduct> {
  const { products } = await openShop(api.db, [{ name: 'Beef suya', ...options }], aShop())
  const [product] = products
  if (!product) throw new Error('There is no product')
  return product
}

async function expectOk(response: Response): Promise<Response> {
  if (response.status !== 200) throw new Error(`Refused: ${await response.text()}`)
  return response
}

/** What became of these orders, in the order of their ids. */
export async function statusesOf({ api }: PaymentFixture, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await api.pool.query<{ status: string }>(
    'select status from orders where id = any($1) order by id',
    [orderIds],
  )
  return rows.map(({ status }) => status)
}

export async function paymentsOf({ api }: PaymentFixture, checkoutId: string) {
  const { rows } = await api.pool.query<{
    reference: string
    status: string
    captured: number | null
    authorization_url: string | null
  }>(
    `select reference, status, captured_kobo::integer as captured, authorization_url
     from payments where checkout_id = $1 order by started_at, id`,
    [checkoutId],
  )
  return rows
}

export async function refundsOf({ api }: PaymentFixture, checkoutId: string) {
  const { rows } = await api.pool.query<{
    id: RefundId
    status: string
    reason: string
    amount: number
    order_id: string | null
  }>(
    `select r.id, r.status, r.reason, r.amount_kobo::integer as amount, r.order_id
     from refunds r join payments p on p.id = r.payment_id where p.checkout_id = $1 order by r.requested_at, r.id`,
    [checkoutId],
  )
  return rows
}

/** What is booked, by account. */
export async function balancesOf({ api }: PaymentFixture): Promise<Record<string, number>> {
  const { rows } = await api.pool.query<{ account: string; kobo: number }>(
    'select account, sum(kobo)::integer as kobo from ledger_entries group by account',
  )
  return Object.fromEntries(rows.map(({ account, kobo }) => [account, kobo]))
}

/** Lets the time pass for which the goods of unpaid orders are put aside, and more if that is said. */
export async function letHoldLapse({ api }: PaymentFixture, checkoutId: string, hours = 0): Promise<void> {
  await api.pool.query(
    'update orders set held_until = now() - make_interval(hours => $2, secs => 1) where checkout_id = $1',
    [checkoutId, hours],
  )
}

/** As if the provider had to be asked about everything now. */
export async function letPausesPass({ api }: PaymentFixture): Promise<void> {
  await api.pool.query('update payments set check_at = now() where check_at is not null')
  await api.pool.query('update refunds set check_at = now() where check_at is not null')
}

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
