import type { CheckoutId, PaymentId } from '@ahia/contracts/ids'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findByKey, listEarlier } from '#checkout/checkout.sql.ts'
import { findDeadline } from '#orders/orders.reads.ts'
import { findAtProvider } from '#payments/chargebacks/due-chargebacks.sql.ts'
import { checkOpenSoon, checkSoon, claimDuePayments } from '#payments/due-payments.sql.ts'
import { listWithoutPayment, listWithPayment } from '#payments/lapsed-checkouts.sql.ts'
import {
  closeUnopened,
  findLivePayment,
  findPayment,
  hasPayments,
  hasSettledPayment,
  isStartedBefore,
  listUnsettled,
  markFailed,
  markOpen,
  markReported,
  recordConfirming,
} from '#payments/payments.sql.ts'
import { eraseProviderWords } from '#payments/payments-of-account.sql.ts'
import { deleteOldEvents, listMissedEvents } from '#payments/provider-events/provider-events.sql.ts'
import { lockPaymentOfOrder } from '#payments/refunds/refunds.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { freely, inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let rows: Awaited<ReturnType<typeof aRowOfEach>>
let of: { id: PaymentId; reference: string; checkoutId: CheckoutId }
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  const found = await api.pool.query(
    'select id, reference, checkout_id as "checkoutId" from payments where id = $1',
    [rows.paymentId],
  )
  of = found.rows[0]
})

const present = async (tx: Tx) =>
  (await sql`select to_jsonb(p)::text as row from payments p order by id`.execute(tx)).rows

const put = (tx: Tx, status: string) =>
  sql`update payments set status = ${status}, authorization_url = null, closed_at = null,
    captured_kobo = case when ${status} in ('SETTLED', 'UNCLAIMED') then amount_kobo end,
    check_at = now() + interval '1 hour' where id = ${of.id}`.execute(tx)

/** What is done or looked for, and in which states it does or finds something. */
const STEPS: Record<string, [states: string, step: (tx: Tx) => Promise<unknown>]> = {
  'is opened': ['STARTED OPEN', (tx) => markOpen(tx, of.id, 'https://pay.example')],
  'is given up': ['STARTED OPEN', (tx) => markFailed(tx, of.id)],
  'is closed without a page': ['STARTED', (tx) => closeUnopened(tx, of.id)],
  'is checked soon': ['STARTED OPEN FAILED', (tx) => checkSoon(tx, of.reference)],
  'is checked at the start': ['STARTED OPEN', (tx) => checkOpenSoon(tx)],
}
const LOOKS: Record<string, [states: string, look: (tx: Tx) => Promise<unknown>]> = {
  'can be paid': ['STARTED OPEN', async (tx) => (await findLivePayment(tx, of.checkoutId)) !== null],
  'may still be captured': [
    'STARTED OPEN FAILED',
    async (tx) => (await listUnsettled(tx, of.checkoutId)).length > 0,
  ],
  'has paid': ['SETTLED', (tx) => hasSettledPayment(tx, of.checkoutId)],
  'is of its order': ['SETTLED', async (tx) => (await lockPaymentOfOrder(tx, rows.paidOrderId)) !== null],
  'is asked about at the provider': [
    'SETTLED UNCLAIMED',
    async (tx) => (await findAtProvider(tx, of.reference)) !== null,
  ],
}
const STATES = ['STARTED', 'OPEN', 'FAILED', 'SETTLED', 'UNCLAIMED']

test.each(Object.entries(STEPS))('I4 in which states a payment %s', (_what, [states, step]) =>
  inUndone(api, async (tx) => {
    const changed = []
    for (const state of STATES) {
      await put(tx, state)
      const before = await present(tx)
      await step(tx)
      if (JSON.stringify(await present(tx)) !== JSON.stringify(before)) changed.push(state)
    }
    expect(changed.join(' ')).toBe(states)
  }),
)

test.each(Object.entries(LOOKS))('I4 in which states a payment %s', (_what, [states, look]) =>
  inUndone(api, async (tx) => {
    const found = []
    for (const state of STATES) {
      await put(tx, state)
      if (await look(tx)) found.push(state)
    }
    expect(found.join(' ')).toBe(states)
  }),
)

test('I4 a payment whose page somebody has is not closed, and what is of another checkout is not found', () =>
  inUndone(api, async (tx) => {
    await put(tx, 'STARTED')
    await sql`update payments set authorization_url = 'https://pay.example' where id = ${of.id}`.execute(tx)
    await closeUnopened(tx, of.id)
    expect(await findPayment(tx, of.reference)).toMatchObject({ status: 'STARTED' })
    expect(await markOpen(tx, of.id, 'https://pay.example/2')).toBe('https://pay.example')
    const other = newId<CheckoutId>()
    expect([
      await findLivePayment(tx, other),
      await listUnsettled(tx, other),
      await hasPayments(tx, other),
      await hasSettledPayment(tx, other),
      await findPayment(tx, 'none'),
    ]).toEqual([null, [], false, false, null])
    expect(await hasPayments(tx, of.checkoutId)).toBe(true)
    await sql`update payments set provider_id = null where id = ${of.id}`.execute(tx)
    await put(tx, 'SETTLED')
    expect(await findAtProvider(tx, of.reference)).toBe(null)
    await sql`update payment_orders set amount_kobo = 0`.execute(tx)
    expect(await lockPaymentOfOrder(tx, rows.paidOrderId)).toBe(null)
  }))

test('PAY-02 a payment is reported as paid for the first time once, and since when the bank confirms stays', () =>
  inUndone(api, async (tx) => {
    expect([await markReported(tx, of.id), await markReported(tx, of.id)]).toEqual([true, false])
    const since = async () =>
      (
        await sql<{ ago: number | null }>`
          select extract(epoch from now() - confirming_since)::integer as ago from payments where id = ${of.id}`.execute(
          tx,
        )
      ).rows[0]?.ago
    await recordConfirming(tx, { id: of.id, isOpen: true })
    expect(await since()).toBe(0)
    await sql`update payments set confirming_since = now() - interval '9 minutes'`.execute(tx)
    await recordConfirming(tx, { id: of.id, isOpen: true })
    expect(await since()).toBe(540)
    await recordConfirming(tx, { id: newId(), isOpen: false })
    expect(await since()).toBe(540)
    await recordConfirming(tx, { id: of.id, isOpen: false })
    expect(await since()).toBe(null)
  }))

/** Within a transaction time stands still, so this is exactly on the bound and one step beyond it. */
const at = (tx: Tx, column: string, when: string) =>
  sql`update payments set ${sql.ref(column)} = now() + ${when}::interval where id = ${of.id}`.execute(tx)

test('R11 a payment is due at its time and not before, and is checked again for its hours', () =>
  inUndone(api, async (tx) => {
    const claim = { limit: 9, pausesSeconds: [60, 120], hours: 9 }
    await at(tx, 'check_at', '1 millisecond')
    expect(await claimDuePayments(tx, claim)).toEqual([])
    for (const [started, pause] of [
      ['-9 hours', null],
      ['-9 hours 1 millisecond', 60],
    ] as const) {
      await at(tx, 'started_at', started)
      await at(tx, 'check_at', '0')
      await sql`update payments set checks = 0`.execute(tx)
      expect(await claimDuePayments(tx, claim)).toEqual([of.reference])
      const { rows: next } = await sql<{ pause: number | null }>`
        select extract(epoch from check_at - now())::integer as pause from payments where id = ${of.id}`.execute(
        tx,
      )
      expect(next).toEqual([{ pause }])
    }
  }))

test('R4 at the start nothing is checked that is checked no more', () =>
  inUndone(api, async (tx) => {
    await put(tx, 'OPEN')
    await sql`update payments set check_at = null`.execute(tx)
    const before = await present(tx)
    await checkOpenSoon(tx)
    expect(await present(tx)).toEqual(before)
  }))

test('P3 a call that began more than ten seconds ago is over', () =>
  inUndone(api, async (tx) => {
    await at(tx, 'started_at', '-10 seconds')
    expect(await isStartedBefore(tx, of.id, 10)).toBe(false)
    await at(tx, 'started_at', '-10.001 seconds')
    expect([await isStartedBefore(tx, of.id, 10), await isStartedBefore(tx, newId(), 10)]).toEqual([
      true,
      false,
    ])
  }))

test('PRIV-05 the page of a payment that may still be paid stays, and so do events of others', () =>
  inUndone(api, async (tx) => {
    await put(tx, 'OPEN')
    await sql`update payments set authorization_url = 'https://pay.example'`.execute(tx)
    await sql`insert into provider_events (id, event, subject, reference, body)
      values (gen_random_uuid(), 'charge.success', '1', 'of-others', '{"a": 1}')`.execute(tx)
    await eraseProviderWords(tx, rows.accountId)
    const { rows: events } =
      await sql`select body from provider_events where reference = 'of-others'`.execute(tx)
    expect(events).toEqual([{ body: { a: 1 } }])
    expect(await findPayment(tx, of.reference)).toMatchObject({ authorizationUrl: 'https://pay.example' })
    await at(tx, 'closed_at', '0')
    await eraseProviderWords(tx, rows.accountId)
    expect(await findPayment(tx, of.reference)).toMatchObject({ authorizationUrl: null })
  }))

test('R11 an event waits for its job, and is kept for 90 days after it was processed', () =>
  inUndone(api, async (tx) => {
    await sql`delete from provider_events`.execute(tx)
    await sql`insert into provider_events (id, event, subject, reference, body)
      values (gen_random_uuid(), 'charge.success', '1', 'x', '{}')`.execute(tx)
    const set = (column: string, when: string) =>
      sql`update provider_events set ${sql.ref(column)} = now() + ${when}::interval`.execute(tx)
    const missed = async () => (await listMissedEvents(tx, { seconds: 30, limit: 9 })).length
    await set('received_at', '-30 seconds')
    expect(await missed()).toBe(0)
    await set('received_at', '-30.001 seconds')
    expect([await missed(), await deleteOldEvents(tx)]).toEqual([1, 0])
    await set('processed_at', '-90 days')
    expect([await missed(), await deleteOldEvents(tx)]).toEqual([0, 0])
    await set('processed_at', '-90 days -1 millisecond')
    expect(await deleteOldEvents(tx)).toBe(1)
  }))

test('PAY-04 a checkout is late a day after its hold, and with a payment only while it holds items or is late', () =>
  inUndone(api, async (tx) => {
    const page = { after: null, limit: 9, lateHours: 24 }
    const { rows: found } = await sql<{ id: CheckoutId }>`
      select checkout_id as id from orders where id = ${rows.held}`.execute(tx)
    const [checkout] = found
    if (!checkout) throw new Error('Nothing is held')
    const lapsed = (when: string) =>
      sql`update orders set held_until = now() + ${when}::interval where id = ${rows.held}`.execute(tx)
    const lists = async () =>
      [await listWithoutPayment(tx, page), await listWithPayment(tx, page)].map((list) =>
        list.flatMap(({ checkoutId, isLate }) => (checkoutId === checkout.id ? [isLate] : [])),
      )
    await sql`update payments set checkout_id = ${newId()} where checkout_id = ${checkout.id}`.execute(tx)
    await lapsed('-24 hours 1 millisecond')
    expect(await lists()).toEqual([[false], []])
    await lapsed('-24 hours')
    expect(await lists()).toEqual([[true], []])
    expect(await listWithoutPayment(tx, { ...page, after: checkout.id })).toEqual([])
    await sql`update payments set checkout_id = ${checkout.id} where id = ${of.id}`.execute(tx)
    expect(await lists()).toEqual([[], [true]])
    await sql`update orders set released_at = now() where id = ${rows.held}`.execute(tx)
    expect(await lists()).toEqual([[], [true]])
    await lapsed('-24 hours 1 millisecond')
    expect(await lists()).toEqual([[], []])
  }))

const later = sql`interval '1 millisecond'`

test('CHK-06 a hold that still runs is kept by the checkout that replaces it', () =>
  freely(api, async (tx) => {
    const hold = (changes: RawBuilder<unknown>) =>
      sql`update orders set ${changes} where id = ${rows.held}`.execute(tx)
    const has = async () => (await findDeadline(tx, [rows.held])) !== null
    const running = sql`status = 'PENDING', held_at = placed_at, released_at = null, held_until = now() + ${later}`
    const found = []
    for (const not of [
      sql`held_until = now() + ${later}`,
      sql`held_until = now()`,
      sql`held_at = null`,
      sql`released_at = now()`,
      sql`status = 'CANCELLED'`,
    ]) {
      await hold(running)
      await hold(not)
      found.push(await has())
    }
    expect(found).toEqual([true, false, false, false, false])
  }))

test('CHK-06, T11 which earlier checkouts count, and as what', () =>
  freely(api, async (tx) => {
    const id = newId<CheckoutId>()
    const hash = Buffer.alloc(32, 9)
    const asked = {
      id: newId<CheckoutId>(),
      accountId: rows.accountId,
      requestKey: null,
      requestHash: hash,
      contentsHash: hash,
      sources: ['a'],
    }
    const change = (changes: RawBuilder<unknown>) =>
      sql`update checkouts set ${changes} where id = ${id}`.execute(tx)
    const held = (changes: RawBuilder<unknown>) =>
      sql`update orders set ${changes} where id = ${rows.held}`.execute(tx)
    const earlier = async (of: Partial<typeof asked> = {}) =>
      (await listEarlier(tx, { ...asked, ...of })).find((one) => one.id === id) ?? null
    await sql`insert into checkouts (id, account_id, request_hash, contents_hash, sources)
      values (${id}, ${rows.accountId}, ${hash}, ${hash}, '{}')`.execute(tx)
    await held(
      sql`checkout_id = ${id}, status = 'PENDING', released_at = null, held_until = now() + ${later}`,
    )
    await change(
      sql`contents_hash = ${hash}, sources = '{a,b}', replaced_at = null, placed_at = now() - interval '15 minutes' + ${later}`,
    )
    expect(await earlier()).toMatchObject({
      isSame: true,
      isShared: true,
      isPayable: true,
      awaitsPayment: true,
      unpaid: [rows.held],
    })
    expect(await earlier({ contentsHash: Buffer.alloc(32), sources: ['c'] })).toMatchObject({
      isSame: false,
      isShared: false,
    })
    expect([await earlier({ id }), await earlier({ accountId: newId() })]).toEqual([null, null])
    await change(sql`placed_at = now() - interval '15 minutes'`)
    expect(await earlier()).toMatchObject({ isSame: false })
    const isListed = async (when: RawBuilder<unknown>) => {
      await change(sql`placed_at = now() - ${when}`)
      return (await earlier()) !== null
    }
    const bounds = async (end: RawBuilder<unknown>) => [
      await isListed(sql`(${end} - ${later})`),
      await isListed(end),
    ]
    expect(await bounds(sql`interval '25 hours'`)).toEqual([true, false])
    await change(sql`replaced_at = now()`)
    expect(await bounds(sql`interval '60 seconds'`)).toEqual([true, false])
    await change(sql`replaced_at = null`)
    await held(sql`status = 'CANCELLED'`)
    expect(await bounds(sql`interval '60 seconds'`)).toEqual([true, false])

    const key = { accountId: rows.accountId, requestKey: newId<string>() }
    await change(sql`request_key = ${key.requestKey}`)
    expect(await findByKey(tx, key)).toMatchObject({ id })
    expect([
      await findByKey(tx, { ...key, requestKey: newId() }),
      await findByKey(tx, { ...key, accountId: newId() }),
    ]).toEqual([null, null])
  }))
