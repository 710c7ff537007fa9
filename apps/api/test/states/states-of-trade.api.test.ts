import type { BreachId, CheckoutId, DisputeId, InvoiceId, OrderId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { takeTurnToEmail } from '#accounts/breaches/breaches.sql.ts'
import { listRequestPage } from '#accounts/data-requests/data-requests.sql.ts'
import { setBlocked } from '#accounts/people/blocks.sql.ts'
import { hasOtherOpen, listToEscalate } from '#orders/disputes/disputes.sql.ts'
import { readRecords } from '#orders/disputes/staff/dispute-rows.sql.ts'
import { readHoldHistory } from '#orders/holds/hold-history.reads.ts'
import { countShown } from '#orders/order-facts.sql.ts'
import { listOrderIdsOfCheckout } from '#orders/orders.reads.ts'
import { findWaitingEvent } from '#payments/provider-events/provider-events.sql.ts'
import { newId } from '#platform/ids.ts'
import { isFollowing, listFollowedJson } from '#shops/following/following.reads.ts'
import { listPackagesOfLastMonth } from '#subscriptions/package/last-month.reads.ts'
import { listSubscribers } from '#subscriptions/subscriptions.sql.ts'
import type { Tx } from '#tables.ts'
import { deleteOldestBeyond } from '#wishlist/saved-items.sql.ts'
import { takeDueNotices } from '#worklist/waiting.sql.ts'
import { startOrdersApi } from '../order-fixture.ts'
import { aParty, type Party } from '../rows/a-party.ts'
import { freely } from '../rows/in-undone.ts'
import { aRowOfEach } from '../rows/row-of-each.ts'
import type { TestApi } from '../test-api.ts'
import { run, statesOf } from './states-of.ts'

type Rows = Awaited<ReturnType<typeof aRowOfEach>>

let api: TestApi
let rows: Rows
let rival: Party
beforeAll(async () => {
  api = await startOrdersApi()
  rows = await aRowOfEach(api)
  rival = await aParty(api)
})

const ORDER_STATES = [
  'PENDING',
  'PAID',
  'SHIPPED',
  'DELIVERED',
  'DISPUTED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
]

const aDispute = (tx: Tx, set: { orderId?: OrderId; outcome?: string | null; days?: number } = {}) => {
  const { orderId = rows.orderId, outcome = null, days = 0 } = set
  const id = newId<DisputeId>()
  return run(
    tx,
    sql`insert into disputes (id, order_id, kind, reason, opened_at, outcome, closed_at)
      values (${id}, ${orderId}, 'PROBLEM', 'It is torn.', now() - make_interval(days => ${days}), ${outcome},
        case when ${outcome}::text is not null then now() end)`,
  ).then(() => id)
}

const GUARDS: Record<string, (tx: Tx) => Promise<void>> = {
  'PRIV-09 each person is written to once about each breach': async (tx) => {
    const [one, other] = [newId<BreachId>(), newId<BreachId>()]
    const people = [rows.accountId, rival.accountId]
    for (const breachId of [one, other])
      for (const accountId of people)
        await run(
          tx,
          sql`insert into breach_people (breach_id, account_id) values (${breachId}, ${accountId})`,
        )
    const take = (breachId: BreachId, accountId = rows.accountId) =>
      takeTurnToEmail(tx, { breachId, accountId })

    expect([await take(one), await take(one)]).toEqual([true, false])
    expect([await take(one, rival.accountId), await take(other)]).toEqual([true, true])
  },
  'PRIV-08 only open requests are on the list of open ones': async (tx) => {
    const ids = async (state: 'OPEN' | 'ALL') =>
      (await listRequestPage(tx, { state, after: null, limit: 9 })).map(({ id }) => id)
    await run(
      tx,
      sql`update data_requests set state = 'DONE', answer = 'Done', decided_at = now() where id <> ${rows.requestId}`,
    )

    expect(await ids('OPEN')).toEqual([rows.requestId])
    expect((await ids('ALL')).length).toBeGreaterThan(1)
  },
  'ADMIN-37 an account that was deleted is neither blocked nor opened': async (tx) => {
    await run(
      tx,
      sql`update accounts set status = 'DELETED', email = null, password_hash = null, deleted_at = now()
        where id = ${rows.accountId}`,
    )

    expect([await setBlocked(tx, rows.accountId, true), await setBlocked(tx, rows.accountId, false)]).toEqual(
      [false, false],
    )
    expect(await setBlocked(tx, rival.accountId, true)).toBe(true)
  },
  'ADMIN-25 another open complaint is one of the same order that is not decided': async (tx) => {
    await run(tx, sql`delete from disputes`)
    const own = { id: await aDispute(tx), orderId: rows.orderId }
    expect(await hasOtherOpen(tx, own)).toBe(false)
    await aDispute(tx, { orderId: rows.held })
    await aDispute(tx, { outcome: 'TURNED_DOWN' })
    expect(await hasOtherOpen(tx, own)).toBe(false)
    await run(tx, sql`update disputes set outcome = 'REFUNDED', closed_at = now() where id = ${own.id}`)
    await aDispute(tx)
    expect(await hasOtherOpen(tx, own)).toBe(true)
  },
  'ADMIN-24 a complaint is escalated once, while it is open': async (tx) => {
    await run(tx, sql`delete from disputes`)
    const id = await aDispute(tx, { days: 60 })
    expect(await listToEscalate(tx, 9)).toEqual([id])
    await run(tx, sql`update disputes set escalated_at = now(), escalated_by = 'MARKET'`)
    expect(await listToEscalate(tx, 9)).toEqual([])
    await run(
      tx,
      sql`update disputes set escalated_at = null, escalated_by = null, outcome = 'PART', closed_at = now()`,
    )
    expect(await listToEscalate(tx, 9)).toEqual([])
  },
  'ADMIN-24 what a side has lost before is counted by outcome, without the complaint itself': async (tx) => {
    const { accountId, shopId } = rows
    const lost: Record<string, number[]> = {}
    for (const outcome of ['REFUNDED', 'PART', 'REPLACED', 'TURNED_DOWN']) {
      await run(tx, sql`delete from disputes`)
      const without = await aDispute(tx)
      await aDispute(tx, { outcome })
      const { customer, shop } = await readRecords(tx, { accountId, shopId, without })
      expect([customer.disputes, shop.disputes]).toEqual([1, 1])
      lost[outcome] = [customer.lost, shop.lost]
    }
    const stranger = await readRecords(tx, { ...rival, without: newId<DisputeId>() })

    expect(lost).toEqual({ REFUNDED: [0, 1], PART: [0, 1], REPLACED: [0, 1], TURNED_DOWN: [1, 0] })
    expect([stranger.customer.disputes, stranger.shop.disputes]).toEqual([0, 0])
  },
  'T11 which unpaid orders count as holds that came to nothing': async (tx) => {
    const { accountId, held } = rows
    const set = (changes: RawBuilder<unknown>) =>
      run(tx, sql`update orders set ${changes} where id = ${held}`)
    const counts = async () => (await readHoldHistory(tx, accountId)).expired
    await run(
      tx,
      sql`update orders set placed_at = now(), held_at = now(), held_until = now() + interval '9 minutes',
      released_at = null, status = 'PENDING' where id = ${held}`,
    )
    await run(tx, sql`update orders set placed_at = now() - interval '3 days' where id <> ${held}`)

    expect(await counts()).toBe(0)
    const found = await statesOf(
      tx,
      ORDER_STATES,
      (state) => sql`update orders set status = ${state} where id = ${held}`,
      counts,
    )
    expect(found).toEqual(['EXPIRED'])
    await set(sql`status = 'PENDING', held_until = now()`)
    expect(await counts()).toBe(1)
    await set(sql`held_until = now() + interval '9 minutes', released_at = now()`)
    expect(await counts()).toBe(1)
    expect((await readHoldHistory(tx, rival.accountId)).expired).toBe(0)
    await set(sql`status = 'EXPIRED', placed_at = now() - interval '1 day'`)
    expect(await counts()).toBe(0)
    await set(sql`placed_at = now(), held_at = null`)
    expect(await counts()).toBe(0)
  },
  'ORD-01, WIN-25 orders that never went to payment are not shown, and those of others never': async (tx) => {
    const { accountId, held } = rows
    await run(tx, sql`delete from orders where id <> ${held}`)
    await run(tx, sql`delete from payment_orders where order_id = ${held}`)
    const put = (state: string) => sql`update orders set status = ${state} where id = ${held}`
    const shown = () => countShown(tx, { accountId, status: null })

    expect(await statesOf(tx, ORDER_STATES, put, shown)).toEqual([
      'PAID',
      'SHIPPED',
      'DELIVERED',
      'DISPUTED',
      'REFUNDED',
    ])
    await run(tx, put('PAID'))
    expect(await countShown(tx, { accountId: rival.accountId, status: null })).toBe(0)
    expect(await countShown(tx, { accountId, status: 'SHIPPED' })).toBe(0)
    await run(tx, sql`update orders set replaced_at = now() where id = ${held}`)
    expect(await shown()).toBe(0)
  },
  'PAY-03 all orders of a checkout are paid together but those that are over': async (tx) => {
    const { rows: found } = await sql<{ id: CheckoutId }>`
      select checkout_id as id from orders where id = ${rows.held}`.execute(tx)
    const id = found[0]?.id ?? newId<CheckoutId>()
    const put = (state: string) => sql`update orders set status = ${state} where id = ${rows.held}`
    const counts = async () => (await listOrderIdsOfCheckout(tx, id)).includes(rows.held)

    const without = ORDER_STATES.filter((state) => state !== 'CANCELLED' && state !== 'EXPIRED')
    expect(await statesOf(tx, ORDER_STATES, put, counts)).toEqual(without)
    expect(await listOrderIdsOfCheckout(tx, newId<CheckoutId>())).toEqual([])
  },
  'R11 an event that was processed waits no more': async (tx) => {
    const id = newId<string>()
    await run(
      tx,
      sql`insert into provider_events (id, event, subject, reference, body) values (${id}, 'charge.success', '1', 'x', '{}')`,
    )
    expect(await findWaitingEvent(tx, id)).toMatchObject({ reference: 'x' })
    await run(tx, sql`update provider_events set processed_at = now()`)
    expect(await findWaitingEvent(tx, id)).toBe(null)
  },
  'ADMIN-34 what a price would have cost counts invoices of last month that were not void': async (tx) => {
    const change = { tier: 'BASIC', wasKobo: kobo(100), wouldKobo: kobo(200) } as const
    const shops = async () => (await listPackagesOfLastMonth(tx, [change])).length
    await run(
      tx,
      sql`insert into invoices (id, shop_id, tier, period_from, period_to, due_at)
        values (${newId<InvoiceId>()}, ${rows.shopId}, 'BASIC', last_month_begins(), this_month_begins(), now())`,
    )
    const put = (state: string) =>
      sql`update invoices set status = ${state}, paid_at = case when ${state} = 'PAID' then now() end`

    expect(await statesOf(tx, ['DUE', 'PAID', 'VOID'], put, shops)).toEqual(['DUE', 'PAID'])
    await run(
      tx,
      sql`update invoices set status = 'DUE', paid_at = null, period_from = this_month_begins(), period_to = now() + interval '60 days'`,
    )
    expect(await shops()).toBe(0)
    await run(tx, sql`update invoices set period_from = '2020-01-01', period_to = last_month_begins()`)
    expect(await shops()).toBe(0)
  },
  'CONST-10 who has a package or chose it is emailed its new price, until it has ended': async (tx) => {
    const { shopId } = rows
    const put = (state: string) =>
      sql`update subscriptions set status = ${state}, ended_at = case when ${state} = 'ENDED' then now() end where shop_id = ${shopId}`
    const isNotified = async (tier: 'BASIC' | 'ELITE' = 'BASIC') =>
      (await listSubscribers(tx, tier)).includes(shopId)
    const states = ['CHOSEN', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'ENDED']

    expect(await statesOf(tx, states, put, () => isNotified())).toEqual(states.slice(0, 4))
    await run(tx, put('ACTIVE'))
    expect(await isNotified('ELITE')).toBe(false)
    await run(
      tx,
      sql`update subscriptions set next_tier = 'ELITE', next_period = 'MONTHLY' where shop_id = ${shopId}`,
    )
    expect(await isNotified('ELITE')).toBe(true)
  },
  'PDP-11 beyond the limit the oldest go, of this customer alone': async (tx) => {
    const { accountId, productId } = rows
    const save = (account: string, product: string, ago: number) =>
      run(
        tx,
        sql`insert into saved_items (account_id, product_id, name, price_kobo, saved_at)
          values (${account}, ${product}, 'Pot', 100, now() - make_interval(days => ${ago}))`,
      )
    const [older, newer] = [newId<string>(), newId<string>()]
    await save(accountId, productId, 9)
    await save(accountId, older, 5)
    await save(accountId, newer, 1)
    await save(rival.accountId, productId, 30)
    await deleteOldestBeyond(tx, accountId, 2)
    const { rows: left } = await sql<{ account: string; product: string }>`
      select account_id as account, product_id as product from saved_items`.execute(tx)

    expect(left.map(({ account, product }) => `${account} ${product}`).toSorted()).toEqual(
      [`${accountId} ${older}`, `${accountId} ${newer}`, `${rival.accountId} ${productId}`].toSorted(),
    )
  },
  'ADMIN-15 a colleague who is suspended is not reminded of what they hold': async (tx) => {
    const { staffId, requestId } = rows
    const email = async () => {
      await run(tx, sql`delete from work_notices`)
      const notices = await takeDueNotices(tx)
      return notices.find(({ subject }) => subject === requestId)?.holderEmail ?? null
    }
    await run(
      tx,
      sql`update data_requests set received_at = now() - interval '40 days', due_at = now() - interval '10 days' where id = ${requestId}`,
    )
    await run(
      tx,
      sql`insert into work_claims (kind, subject_id, staff_id) values ('DATA_REQUEST', ${requestId}, ${staffId})`,
    )

    expect(await email()).toMatch(/@/)
    await run(tx, sql`update staff_members set status = 'SUSPENDED' where id = ${staffId}`)
    expect(await email()).toBe(null)
  },
  'WIN-13 a customer sees the shops that they follow, and of these the approved ones': async (tx) => {
    const { shopId, accountId } = rows
    const sees = async (id = accountId) => (await listFollowedJson(tx, id)).includes(shopId)
    const put = (state: string) => sql`update shops set status = ${state} where id = ${shopId}`
    const states = ['PENDING', 'APPROVED', 'SUSPENDED', 'CLOSING', 'ENDED']

    expect(await statesOf(tx, states, put, () => sees())).toEqual(['APPROVED'])
    await run(tx, put('APPROVED'))
    expect([await sees(), await sees(rival.accountId)]).toEqual([true, false])
    expect(await isFollowing(tx, accountId, shopId)).toBe(true)
    expect(await isFollowing(tx, rival.accountId, shopId)).toBe(false)
    expect(await isFollowing(tx, accountId, rival.shopId)).toBe(false)
  },
}

test.each(Object.entries(GUARDS))('%s', (_what, guard) => freely(api, guard))
