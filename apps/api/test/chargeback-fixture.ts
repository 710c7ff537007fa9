import type { OrderId } from '@ahia/contracts/ids'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { moveOrders } from '#orders/steps/move-orders.ts'
import { type PaymentFixture, refundsOf } from './payment-fixture.ts'
import { aPaidPayer } from './refund-fixture.ts'

export type Payer = Awaited<ReturnType<typeof aPaidPayer>>

/** A customer whose two orders were paid and delivered so long ago that their shops can spend what they earned. */
export async function aDeliveredPayer(fixture: PaymentFixture, card?: string): Promise<Payer> {
  const ada = await aPaidPayer(fixture, card)
  await deliver(fixture, ada.orderIds)
  return ada
}

async function deliver({ api }: PaymentFixture, orderIds: readonly OrderId[]): Promise<void> {
  await api.db.transaction(async (tx) => {
    await moveOrders(tx, { orderIds, to: 'SHIPPED', actor: 'SHOP' })
    await moveOrders(tx, { orderIds, to: 'DELIVERED', actor: 'CUSTOMER' })
  })
  await api.pool.query(
    `update orders set delivered_at = delivered_at - interval '400 days' where id = any($1)`,
    [orderIds],
  )
}

export async function chargebacksOf({ api }: PaymentFixture, reference: string) {
  const { rows } = await api.pool.query<{
    id: string
    provider_id: string | null
    status: string
    amount: number
    taken: number | null
    reason: string
    due_at: Date | null
    has_returned: boolean
  }>(
    `select c.id, c.provider_id, c.status, c.amount_kobo::integer as amount, c.taken_kobo::integer as taken, c.reason,
       c.due_at, c.returned_at is not null as has_returned
     from chargebacks c join payments p on p.id = c.payment_id where p.reference = $1 order by c.opened_at, c.id`,
    [reference],
  )
  return rows
}

/** The kinds of journals about chargebacks of a payment, first things first. */
export async function journalsOf({ api }: PaymentFixture, reference: string): Promise<string[]> {
  const { rows } = await api.pool.query<{ kind: string }>(
    `select j.kind from ledger_journals j
       join chargebacks c on j.key in ('chargeback:' || c.id, 'chargeback-returned:' || c.id)
       join payments p on p.id = c.payment_id
     where p.reference = $1 order by j.booked_at, j.id`,
    [reference],
  )
  return rows.map(({ kind }) => kind)
}

export async function shopsOf({ api }: PaymentFixture, orderIds: readonly OrderId[]) {
  const { rows } = await api.pool.query(
    'select shop_id as "shopId" from orders where id = any($1) order by id',
    [orderIds],
  )
  return rows.map(({ shopId }) => shopId)
}

/** Everything that is wrong with the books, also by the provider's own record. */
export async function faults({ api, sandbox }: PaymentFixture, of: readonly Payer[]): Promise<string[]> {
  const references = of.map(({ reference }) => reference)
  const captured = (await sandbox.control.captured()).filter(({ reference }) =>
    references.includes(reference),
  )
  const findings = await auditMoney(api.pool, { graceSeconds: 0, captured })
  // Other tests' payments are unknown to a provider that starts again.
  const ours = findings.map((finding) => ({
    ...finding,
    rows: finding.rows.filter(
      ({ reference }) => reference === undefined || references.includes(String(reference)),
    ),
  }))
  return faultsOf(ours)
}

/** What is on its way to a customer or has arrived there, of what was paid. */
export async function goneBack({ sandbox }: PaymentFixture, reference: string): Promise<number> {
  const one = (await sandbox.control.captured()).find((payment) => payment.reference === reference)
  return (one?.refundedKobo ?? 0) + (one?.takenKobo ?? 0)
}

export const paidOf = async ({ sandbox }: PaymentFixture, reference: string): Promise<number> =>
  (await sandbox.control.captured()).find((payment) => payment.reference === reference)?.kobo ?? 0

export const refundStatuses = async (fixture: PaymentFixture, ada: Payer): Promise<string[]> =>
  (await refundsOf(fixture, ada.checkoutId)).map(({ status }) => status)
