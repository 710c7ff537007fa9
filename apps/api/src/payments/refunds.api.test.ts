import { beforeAll, beforeEach, expect, test } from 'vitest'
import { send } from '../../test/customer.ts'
import {
  aPayer,
  balancesOf,
  letPausesPass,
  openPaymentDesk,
  type PaymentDesk,
  refundsOf,
  sell,
  statusesOf,
} from '../../test/payment-desk.ts'
import { refundOrder } from './refund-order.ts'
import { askAboutRefundsOf, sendDueRefunds } from './send-refunds.ts'

const REFUND_FAILS = '4084080000671803'
const REFUND_NEEDS_ATTENTION = '4084080000671902'

let desk: PaymentDesk
beforeAll(async () => {
  desk = await openPaymentDesk()
})
beforeEach(async () => {
  await desk.sandbox.control.reset()
  await desk.sandbox.control.pace({ refundStepMs: 1 })
  await desk.sandbox.control.webhooks({ mode: 'withheld' })
})

/** A customer whose orders are paid; with a card that decides what becomes of a refund. */
async function aPaidPayer(card?: string) {
  const ada = await aPayer(desk, await sell(desk, {}), await sell(desk, {}))
  const { reference } = await ada.pay()
  await desk.sandbox.control.pay({ reference, ...(card === undefined ? {} : { card }) })
  await ada.verify(reference)
  return { ...ada, reference }
}

async function cancelFirst(ada: Awaited<ReturnType<typeof aPaidPayer>>): Promise<void> {
  const [orderId] = ada.orderIds
  if (orderId === undefined) throw new Error('There is no order')
  const answer = await send(desk.api, `/orders/${orderId}/cancel`, { token: ada.token, body: {} })
  if (answer.status !== 200) throw new Error(await answer.text())
  // What the worker does with the news; it may come twice.
  await refundOrder(desk.deps, { orderId, reason: 'CANCELLED' })
  await refundOrder(desk.deps, { orderId, reason: 'CANCELLED' })
}

const refundedAt = async (reference: string) =>
  (await desk.sandbox.control.captured()).find((one) => one.reference === reference)?.refundedKobo

const settled = async (checkoutId: string, status: string) => {
  await expect
    .poll(async () => {
      await letPausesPass(desk)
      await sendDueRefunds(desk.deps)
      return (await refundsOf(desk, checkoutId)).map((refund) => refund.status)
    })
    .toEqual([status])
}

test('ORD-06 a paid order that is cancelled is paid back alone, once, and its booking is undone', async () => {
  const before = await balancesOf(desk)
  const ada = await aPaidPayer()
  const between = await balancesOf(desk)

  await cancelFirst(ada)
  await sendDueRefunds(desk.deps)
  await settled(ada.checkoutId, 'PROCESSED')

  const [refund] = await refundsOf(desk, ada.checkoutId)
  expect(refund).toMatchObject({ reason: 'CANCELLED', order_id: ada.orderIds[0] })
  expect(await refundedAt(ada.reference)).toBe(refund?.amount)
  expect((await statusesOf(desk, ada.orderIds)).toSorted()).toEqual(['CANCELLED', 'PAID'])
  const after = await balancesOf(desk)
  const gained = (between.COMMISSION ?? 0) - (before.COMMISSION ?? 0)
  expect((after.COMMISSION ?? 0) - (before.COMMISSION ?? 0)).toBe(gained / 2)
})

test('P18, K12 the answer to a refund is lost: it is found by our own id, and not sent twice', async () => {
  const ada = await aPaidPayer()
  await cancelFirst(ada)
  await desk.sandbox.control.fault({ endpoint: 'refund', kind: 'drop', count: 1 })

  await sendDueRefunds(desk.deps)
  expect(await refundsOf(desk, ada.checkoutId)).toMatchObject([{ status: 'WANTED' }])
  await settled(ada.checkoutId, 'PROCESSED')

  const [refund] = await refundsOf(desk, ada.checkoutId)
  expect(await refundedAt(ada.reference)).toBe(refund?.amount)
})

test('F3 the provider is away: the refund waits, and goes out when it is back', async () => {
  const ada = await aPaidPayer()
  await cancelFirst(ada)
  await desk.sandbox.control.fault({ endpoint: 'refunds', kind: '500', count: 1 })
  await sendDueRefunds(desk.deps)
  expect(await refundedAt(ada.reference)).toBe(0)

  await settled(ada.checkoutId, 'PROCESSED')
})

test('two workers at the same instant send a refund once', async () => {
  const ada = await aPaidPayer()
  await cancelFirst(ada)

  await Promise.all([sendDueRefunds(desk.deps), sendDueRefunds(desk.deps), sendDueRefunds(desk.deps)])

  const [refund, ...more] = await refundsOf(desk, ada.checkoutId)
  expect([refund?.status, more]).toEqual(['SENT', []])
  await settled(ada.checkoutId, 'PROCESSED')
  expect(await refundedAt(ada.reference)).toBe(refund?.amount)
})

test('P17 a refund that fails leaves everybody with what they had, and is not tried again by itself', async () => {
  const ada = await aPaidPayer(REFUND_FAILS)
  const before = await balancesOf(desk)
  await cancelFirst(ada)

  await settled(ada.checkoutId, 'FAILED')

  expect(await balancesOf(desk)).toEqual(before)
})

test('P17 a refund that needs attention says so', async () => {
  const ada = await aPaidPayer(REFUND_NEEDS_ATTENTION)
  await cancelFirst(ada)

  await settled(ada.checkoutId, 'NEEDS_ATTENTION')
})

test('F4 news of a refund in the wrong order, and twice: it ends once', async () => {
  const ada = await aPaidPayer()
  await cancelFirst(ada)
  await sendDueRefunds(desk.deps)

  const ask = () => askAboutRefundsOf(desk.deps, ada.reference)
  await expect
    .poll(async () => {
      await Promise.all([ask(), ask(), ask()])
      return (await refundsOf(desk, ada.checkoutId)).map(({ status }) => status)
    })
    .toEqual(['PROCESSED'])

  const [refund] = await refundsOf(desk, ada.checkoutId)
  const journals = await desk.api.pool.query('select from ledger_journals where key ~ $1', [refund?.id])
  expect(journals.rowCount).toBe(1)
})

test('I9 never more goes back than came', async () => {
  const ada = await aPaidPayer()
  await cancelFirst(ada)
  await sendDueRefunds(desk.deps)

  const tooMuch = desk.api.pool.query(
    `insert into refunds (id, payment_id, amount_kobo, reason)
     select gen_random_uuid(), id, captured_kobo, 'PAID_TWICE' from payments where reference = $1`,
    [ada.reference],
  )

  await expect(tooMuch).rejects.toThrow('more would go back than came')
})
