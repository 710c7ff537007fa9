import { refundOrder } from '#payments/refunds/refund-order.ts'
import { send } from './customer.ts'
import { aPayer, type PaymentFixture, sell } from './payment-fixture.ts'

/** A card of the sandbox: refunds to it fail at the bank. */
export const REFUND_FAILS = '4084080000671803'

/** The provider starts again, refunds at once and sends no news; it does not know what other tests have left. */
export async function resetProvider({ api, sandbox: { control } }: PaymentFixture): Promise<void> {
  await control.reset()
  await control.pace({ refundStepMs: 1 })
  await control.webhooks({ mode: 'withheld' })
  await api.pool.query('update refunds set check_at = null')
  await api.pool.query('update chargebacks set check_at = null')
  await api.pool.query('update payments set watch_at = null')
}

/** A customer whose two orders are paid; with a card that decides what becomes of a refund. */
export async function aPaidPayer(fixture: PaymentFixture, card?: string) {
  const ada = await aPayer(fixture, await sell(fixture, {}), await sell(fixture, {}))
  const { reference } = await ada.pay()
  await fixture.sandbox.control.pay({ reference, ...(card === undefined ? {} : { card }) })
  await ada.verify(reference)
  return { ...ada, reference }
}

/** One order is cancelled, and its money is wanted back; nothing is sent yet. */
export async function cancelFirst(
  fixture: PaymentFixture,
  ada: Awaited<ReturnType<typeof aPaidPayer>>,
): Promise<void> {
  const [orderId] = ada.orderIds
  if (orderId === undefined) throw new Error('There is no order')
  const answer = await send(fixture.api, `/orders/${orderId}/cancel`, { token: ada.token, body: {} })
  if (answer.status !== 200) throw new Error(await answer.text())
  // What the worker does with the news; it may come twice.
  await refundOrder(fixture.deps, { orderId, reason: 'CANCELLED' })
  await refundOrder(fixture.deps, { orderId, reason: 'CANCELLED' })
}

/** What the provider says has gone back, or is on its way. */
export const refundedAt = async ({ sandbox }: PaymentFixture, reference: string) =>
  (await sandbox.control.captured()).find((one) => one.reference === reference)?.refundedKobo
