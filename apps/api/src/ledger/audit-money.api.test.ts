import type { AccountId, CheckoutId, OrderId, PaymentId, RefundId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { chargebackInvariants, takenAtProvider } from '@ahia/testing/audit/chargeback-invariants'
import { findAfter } from '@ahia/testing/audit/find-after'
import { subscriptionInvariants } from '@ahia/testing/audit/subscription-invariants'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { NewProduct } from '#catalog/new-product.ts'
import { holdStock } from '#catalog/stock/hold-stock.ts'
import { sellHeldStock } from '#catalog/stock/sell-held-stock.ts'
import { moveParcel } from '#orders/parcels/move-parcel.ts'
import { openParcels } from '#orders/parcels/open-parcels.ts'
import { selectParcelsOf } from '#orders/parcels/parcels.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { aVariant, openShop } from '../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { bookJournal } from './book-journal.ts'
import { listRates, readOrderEntries } from './ledger.reads.ts'
import { refundEntries } from './refund.rules.ts'
import { settlementEntries, unclaimedEntries } from './settlement.rules.ts'

const ITEMS = kobo(100_000)
const DELIVERY = kobo(1_500)
const TOTAL = kobo(ITEMS + DELIVERY)
const CAPTURED = kobo(2 * TOTAL + 7) // seven kobo more than was asked
const FEE = kobo(3_045)
const [accountId, checkoutId] = [newId<AccountId>(), newId<CheckoutId>()]
const [kept, sentBack, waiting, tooLate] = [0, 1, 2, 3].map(() => newId<OrderId>())
const captured = [
  { reference: 'settled-one', kobo: CAPTURED, refundedKobo: TOTAL, takenKobo: 0, feesKobo: FEE },
  { reference: 'unclaimed-one', kobo: TOTAL, refundedKobo: 0, takenKobo: 0, feesKobo: 0 },
]

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { products } = await openShop(database.db, [
    { name: 'Jollof rice', stock: 5 },
    { name: 'Ankara dress', stock: 3, variants: { name: 'Size', values: [aVariant({ stock: 3 })] } },
  ])
  await database.db.transaction((tx) => openHealthyMarket(tx, products))
})

/** What a market has seen: two orders paid together, one of them sent back; one that waits; money that came too late. */
async function openHealthyMarket(tx: Tx, [rice, dress]: NewProduct[]): Promise<void> {
  if (!rice || !dress || !kept || !sentBack || !waiting || !tooLate) throw new Error('nothing to sell')
  await sql`insert into accounts (id, kind, email) values (${accountId}, 'CUSTOMER', 'buyer@example.com')`.execute(
    tx,
  )
  await place(tx, kept, rice)
  await place(tx, sentBack, dress)
  await place(tx, waiting, dress)
  await place(tx, tooLate, rice)
  await sql`delete from stock_holds where order_id = ${tooLate}`.execute(tx)
  await sql`update products set stock = stock + 1 where id = ${rice.id}`.execute(tx)
  await move(tx, [tooLate], 'PENDING', 'EXPIRED')
  const settled = await pay(tx, {
    reference: 'settled-one',
    status: 'SETTLED',
    amount: 2 * TOTAL,
    captured: CAPTURED,
  })
  await payFor(tx, settled, [kept, sentBack])
  await move(tx, [kept, sentBack], 'PENDING', 'PAID')
  await sellHeldStock(tx, [kept, sentBack])
  await openParcels(tx, [kept, sentBack])
  const orders = [kept, sentBack].map((orderId) => ({
    orderId,
    shopId: rice.shopId,
    hasPackage: false,
    items: [{ category: 'FOOD', kobo: ITEMS }],
    deliveryFeeKobo: DELIVERY,
    serviceFeeKobo: kobo(0),
  }))
  const rates = await listRates(tx, new Date())
  const entries = settlementEntries({ capturedKobo: CAPTURED, providerFeeKobo: FEE, orders, rates })
  await bookJournal(tx, { key: `settle:${settled}`, kind: 'SETTLEMENT', entries })
  await move(tx, [sentBack], 'PAID', 'REFUNDED')
  for (const parcel of await selectParcelsOf(tx, [sentBack]))
    await moveParcel(tx, parcel, { to: 'CANCELLED', actor: 'MARKET', details: { cancelReason: 'MARKET' } })
  const refundId = await refund(tx, { paymentId: settled, orderId: sentBack, status: 'PROCESSED' })
  const back = refundEntries({ frozen: await readOrderEntries(tx, sentBack), amountKobo: TOTAL })
  await bookJournal(tx, { key: `refund:${refundId}`, kind: 'REFUND', entries: back })

  const late = await pay(tx, {
    reference: 'unclaimed-one',
    status: 'UNCLAIMED',
    amount: TOTAL,
    captured: TOTAL,
  })
  await payFor(tx, late, [tooLate])
  const unclaimed = unclaimedEntries({ capturedKobo: TOTAL, providerFeeKobo: FEE })
  await bookJournal(tx, { key: `unclaimed:${late}`, kind: 'UNCLAIMED', entries: unclaimed })
  await refund(tx, { paymentId: late, orderId: null, status: 'REQUESTED' })
  await sql`
    insert into provider_events (id, event, subject, reference, body, processed_at)
    values (${newId()}, 'charge.success', '1', 'settled-one', '{}', now())`.execute(tx)
}

async function place(tx: Tx, orderId: OrderId, product: NewProduct): Promise<void> {
  const variantId = product.variants?.values[0]?.id ?? null
  await sql`
    insert into orders (id, checkout_id, account_id, shop_id, shop_name, items_kobo, delivery_fee_kobo, service_fee_kobo,
      delivery_type, delivery_state, days_from, days_to, held_until)
    values (${orderId}, ${checkoutId}, ${accountId}, ${product.shopId}, 'Shop', ${ITEMS}, ${DELIVERY}, 0,
      'DOORDELIVERY', 'LAGOS', 1, 2, now())`.execute(tx)
  await sql`
    insert into order_lines (order_id, position, product_id, variant_id, name, category, quantity, unit_kobo, return_policy,
      return_days)
    values (${orderId}, 0, ${product.id}, ${variantId}, 'Thing', 'FOOD', 1, ${ITEMS}, 'NONE', 0)`.execute(tx)
  await move(tx, [orderId], null, 'PENDING')
  await holdStock(
    tx,
    [{ orderId, lines: [{ productId: product.id, variantId, optionId: null, quantity: 1 }] }],
    null,
  )
}

async function move(tx: Tx, orderIds: OrderId[], from: string | null, to: string): Promise<void> {
  for (const orderId of orderIds) {
    await sql`
      insert into order_moves (id, order_id, from_status, to_status, actor)
      values (${newId()}, ${orderId}, ${from}, ${to}, 'MARKET')`.execute(tx)
    if (from) await sql`update orders set status = ${to} where id = ${orderId}`.execute(tx)
  }
}

type Pay = { reference: string; status: string; amount: number; captured: number }

async function pay(tx: Tx, { reference, status, amount, captured }: Pay): Promise<PaymentId> {
  const id = newId<PaymentId>()
  await sql`
    insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, captured_kobo, provider_fee_kobo,
      closed_at)
    values (${id}, ${reference}, ${accountId}, ${checkoutId}, ${amount}, ${status}, ${captured}, ${FEE},
      now() - interval '1 hour')`.execute(tx)
  return id
}

async function payFor(tx: Tx, paymentId: PaymentId, orderIds: OrderId[]): Promise<void> {
  await sql`
    insert into payment_orders (payment_id, order_id, amount_kobo)
    select ${paymentId}, id, ${TOTAL} from unnest(${orderIds}::uuid[]) as id`.execute(tx)
}

type Back = { paymentId: PaymentId; orderId: OrderId | null; status: string }

async function refund(tx: Tx, { paymentId, orderId, status }: Back): Promise<RefundId> {
  const id = newId<RefundId>()
  await sql`
    insert into refunds (id, key, payment_id, order_id, amount_kobo, reason, status)
    values (${id}, ${id}, ${paymentId}, ${orderId}, ${TOTAL}, 'CANCELLED', ${status})`.execute(tx)
  return id
}

test('I1 to I49 hold in a market without faults', async () => {
  const findings = await auditMoney(database.url, { captured, graceSeconds: 0 })

  expect(faultsOf(findings)).toEqual([])
  expect([...new Set(findings.map(({ name }) => name))].toSorted()).toEqual([
    'I1',
    'I10',
    'I11',
    'I12',
    'I14',
    'I2',
    'I23',
    'I3',
    'I34',
    'I35',
    'I36',
    'I4',
    'I49',
    'I5',
    'I6',
    'I7',
    'I8',
    'I9',
  ])
})

const of = { kept: `id = '${kept}'`, waiting: `id = '${waiting}'`, back: `id = '${sentBack}'` }
const settled = `reference = 'settled-one'`

const FAULTS: [invariant: string, fault: string, ...statements: string[]][] = [
  ['I1', 'an entry that changed', `update ledger_entries set kobo = kobo + 1 where account = 'COMMISSION'`],
  [
    'I1',
    'a journal without entries',
    `insert into ledger_journals (id, key, kind) values (uuidv7(), 'odd', 'REFUND')`,
  ],
  [
    'I1',
    'an entry without a journal',
    `insert into ledger_entries values (uuidv7(), 0, 'SERVICE', null, null, 5)`,
  ],
  [
    'I2',
    'less than nothing',
    'alter table products drop constraint products_stock_check',
    'update products set stock = -1',
  ],
  ['I2', 'a sum that is none', `update products set stock = stock + 1 where variant_name is not null`],
  ['I3', 'a unit out of nowhere', `update products set stock = stock + 1 where variant_name is null`],
  ['I3', 'a hold that nobody has', `update stock_holds set order_id = uuidv7()`],
  ['I3', 'a hold that is lost', `delete from stock_holds`],
  ['I3', 'a paid order that holds', `update orders set status = 'PAID' where ${of.waiting}`],
  ['I3', 'a sale that was not counted', `delete from stock_moves where kind = 'SOLD'`],
  ['I3', 'sales out of nowhere', `update products set sales = sales + 1`],
  ['I4', 'a payment that was not booked', `delete from ledger_journals where kind = 'SETTLEMENT'`],
  [
    'I4',
    'another amount than was booked',
    `update payments set captured_kobo = captured_kobo + 1 where ${settled}`,
  ],
  ['I4', 'a second settled payment', 'drop index payments_settled', `update payments set status = 'SETTLED'`],
  [
    'I5',
    'a payment of less',
    'alter table payments drop constraint payments_check1',
    `update payments set captured_kobo = 1 where ${settled}`,
  ],
  ['I5', 'a part that is not the order’s', `update payment_orders set amount_kobo = amount_kobo - 1`],
  ['I6', 'paid without a payment', `update orders set status = 'PAID' where ${of.waiting}`],
  ['I6', 'a payment without a paid order', `update orders set status = 'PENDING' where ${of.kept}`],
  [
    'I6',
    'money kept of an order that was cancelled',
    `update orders set status = 'CANCELLED' where ${of.kept}`,
    `update order_moves set to_status = 'CANCELLED', moved_at = now() - interval '1 hour' where order_id = '${kept}' and to_status = 'PAID'`,
  ],
  [
    'I6',
    'a part of the money kept of an order that was refunded',
    `update refunds set amount_kobo = amount_kobo - 1 where order_id is not null`,
    `update order_moves set moved_at = now() - interval '1 hour' where order_id = '${sentBack}'`,
  ],
  [
    'I6',
    'money back for an order that is on its way',
    `update orders set status = 'SHIPPED' where ${of.back}`,
  ],
  ['I7', 'an order left out', `delete from order_moves where order_id = '${kept}' and to_status = 'PAID'`],
  ['I8', 'a total that is not its lines', `update order_lines set unit_kobo = unit_kobo - 1`],
  ['I8', 'an order of nothing', `delete from order_lines where order_id = '${waiting}'`],
  ['I9', 'more back than came', `update refunds set amount_kobo = amount_kobo * 3`],
  [
    'I9',
    'a refund that was not booked',
    `delete from ledger_entries where journal_id = (select id from ledger_journals where kind = 'REFUND')`,
  ],
  [
    'I9',
    'a failed refund that was not taken back',
    `update refunds set status = 'FAILED' where order_id is not null`,
  ],
  [
    'I10',
    'a kobo moved from delivery to the shop',
    `update ledger_entries set kobo = kobo - 1 where order_id = '${kept}' and account = 'SHOP'`,
    `update ledger_entries set kobo = kobo + 1 where order_id = '${kept}' and account = 'DELIVERY'`,
  ],
  [
    'I10',
    'more taken back than given',
    `update ledger_entries e set kobo = kobo * 2 from ledger_journals j where j.id = e.journal_id and j.kind = 'REFUND'`,
  ],
  ['I11', 'an order that came back', `update orders set status = 'PAID' where ${of.back}`],
  ['I11', 'a step that is none', `update order_moves set from_status = 'EXPIRED' where to_status = 'PAID'`],
  ['I12', 'unclaimed money that stays', `delete from refunds where order_id is null`],
  ['I12', 'captured money that we do not know', `delete from payments where ${settled}`],
  [
    'I12',
    'a payment that the provider does not know',
    `update payments set reference = 'made-up-one' where ${settled}`,
  ],
  ['I12', 'money that went back twice', `update refunds set status = 'FAILED' where order_id is not null`],
  [
    'I14',
    'news that nobody looked at',
    `update provider_events set processed_at = null, received_at = now() - interval '1 hour'`,
  ],
  [
    'I14',
    'news that is kept twice',
    'alter table provider_events drop constraint provider_events_event_subject_reference_key',
    'insert into provider_events select uuidv7(), event, subject, reference, body from provider_events',
  ],
  ['I34', 'a paid order that nobody sends', `delete from parcels where order_id = '${kept}'`],
  ['I34', 'a delivery without a proof', `update orders set status = 'DELIVERED' where ${of.kept}`],
  [
    'I34',
    'a parcel that was sent though it is refunded',
    `update parcels set status = 'HANDED_OVER', cancel_reason = null, closes_at = now() where order_id = '${sentBack}'`,
  ],
  [
    'I34',
    'a step that is none',
    `update parcel_moves set from_status = 'LOST' where to_status = 'CANCELLED'`,
  ],
  [
    'I35',
    'an order that is never cancelled',
    `update parcels set due_at = now() - interval '3 days', cancels_at = now() - interval '61 minutes'`,
  ],
  [
    'I35',
    'an order that is on its way for ever',
    `update orders set status = 'SHIPPED' where ${of.kept}`,
    `update parcels set status = 'HANDED_OVER', closes_at = now() - interval '61 minutes' where order_id = '${kept}'`,
  ],
  [
    'I36',
    'a count that booked nothing',
    `insert into stock_counts (id, product_id, shown, counted, booked, missing)
     select uuidv7(), id, 5, 4, -1, 0 from products where variant_name is null`,
  ],
  ['I49', 'a kobo too much beside an order', `update order_sums set kobo = kobo + 1 where kobo <> 0`],
  ['I49', 'an order that nothing is kept of', `delete from order_sums`],
  ['I49', 'a balance that was not booked', `insert into shop_sums select shop_id, 1, 0 from order_sums`],
  ['I49', 'an order too many', `insert into shop_sums select shop_id, 0, 1 from order_sums`],
  [
    'I49',
    'money that is free before its time',
    `update order_sums set delivered_at = now() - interval '1 year', returnable_until = now() - interval '1 year'`,
  ],
]

/** Each fault is planted once, for both tests that look at what is found. */
const planted = new Map<string, ReturnType<typeof findAfter>>()

function plant(statements: string[]): ReturnType<typeof findAfter> {
  const fault = statements.join(';')
  const found = planted.get(fault) ?? findAfter(database.pool, statements, { captured })
  planted.set(fault, found)
  return found
}

test.each(FAULTS)('%s finds %s', async (name, _fault, ...statements) => {
  const found = await plant(statements)

  expect(found.map((finding) => finding.name)).toContain(name)
})

test('I1 to I49 each audit query finds at least one of these faults', async () => {
  const elsewhere = [...subscriptionInvariants, ...chargebackInvariants, takenAtProvider] // beside their slices
  const found = new Set(elsewhere.map(({ sentence }) => sentence))
  for (const [, , ...statements] of FAULTS)
    for (const { sentence } of await plant(statements)) found.add(sentence)

  const asked = (await auditMoney(database.pool, { captured })).map(({ sentence }) => sentence)
  expect(asked.filter((sentence) => !found.has(sentence))).toEqual([])
})
