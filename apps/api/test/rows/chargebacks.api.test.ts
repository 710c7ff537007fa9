import type { ChargebackId, LedgerJournalId, PaymentId, ShopId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { credit, debit } from '#ledger/entry.rules.ts'
import { listRates } from '#ledger/ledger.reads.ts'
import { insertJournal } from '#ledger/ledger.sql.ts'
import { readIndividualPercent } from '#ledger/rate-book/rate-book.reads.ts'
import { listShopEntries } from '#ledger/shop-entries.reads.ts'
import {
  closeChargeback,
  listUnfinished,
  lockCaptured,
  nameReversal,
  updateDispute,
} from '#payments/chargebacks/chargebacks.sql.ts'
import { claimDueChargebacks, listUnknown } from '#payments/chargebacks/due-chargebacks.sql.ts'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { startOrdersApi } from '../order-fixture.ts'
import type { TestApi } from '../test-api.ts'
import { freely, inUndone } from './in-undone.ts'
import { aRowOfEach } from './row-of-each.ts'

let api: TestApi
let paymentId: PaymentId
let chargebackId: ChargebackId
let reference: string
let shopId: ShopId
beforeAll(async () => {
  api = await startOrdersApi()
  ;({ paymentId, chargebackId, shopId } = await aRowOfEach(api))
  const found = await api.pool.query('select reference from payments where id = $1', [paymentId])
  reference = found.rows[0].reference
})

const dispute = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`update chargebacks set ${changes} where id = ${chargebackId}`.execute(tx)

test('PAY-05 a dispute takes over only a reversal that nothing explains and whose money is away', () =>
  inUndone(api, async (tx) => {
    const news = {
      providerId: '78',
      providerStatus: 'pending',
      reason: 'fraud',
      amountKobo: null,
      dueAt: null,
      status: 'open',
    } as never
    const name = (of = paymentId) => nameReversal(tx, { paymentId: of, amountKobo: kobo(9), dispute: news })
    expect(await name()).toBe(false)
    await dispute(
      tx,
      sql`provider_id = null, status = 'WON', closed_at = now(), taken_kobo = 5, taken_at = now(), returned_at = now()`,
    )
    expect(await name()).toBe(false)
    await dispute(tx, sql`status = 'LOST', returned_at = null`)
    expect(await name(newId())).toBe(false)
    await sql`insert into chargebacks (id, payment_id, provider_id, status, provider_status, reason, amount_kobo)
      values (${newId<string>()}, ${paymentId}, '78', 'OPEN', 'pending', 'fraud', 9)`.execute(tx)
    expect(await name()).toBe(false)
    await sql`delete from chargebacks where provider_id = '78'`.execute(tx)
    expect(await name()).toBe(true)
    await dispute(tx, sql`status = 'LOST', closed_at = now()`)
    expect(await updateDispute(tx, { amountKobo: kobo(9), dispute: news })).toMatchObject({
      status: 'LOST',
      amountKobo: 100,
    })
    await dispute(tx, sql`status = 'OPEN', closed_at = null`)
    expect(await updateDispute(tx, { amountKobo: kobo(9), dispute: news })).toMatchObject({ amountKobo: 9 })
  }))

test.each([
  ['OPEN', null, null, true],
  ['LOST', null, null, false],
  ['LOST', 5, null, true],
  ['WON', 5, 'returned', false],
])('PAY-05 a chargeback that is %s with %s taken and %s matters: %s', (status, taken, back, matters) =>
  inUndone(api, async (tx) => {
    await dispute(
      tx,
      sql`status = ${status}, taken_kobo = ${taken}, taken_at = case when ${taken}::integer is null then null else now() end,
        returned_at = case when ${back}::text is null then null else now() end,
        closed_at = case when ${status} = 'OPEN' then null else now() end`,
    )
    expect(await listUnfinished(tx, paymentId)).toHaveLength(matters ? 1 : 0)
    expect(await listUnfinished(tx, newId())).toEqual([])
  }),
)

test('PAY-05 money returns with a dispute that is won, if it was taken', () =>
  inUndone(api, async (tx) => {
    const returned = async () =>
      (await sql<{ at: Date | null }>`select returned_at as at from chargebacks`.execute(tx)).rows[0]?.at
    await closeChargeback(tx, { id: newId(), status: 'WON' })
    await closeChargeback(tx, { id: chargebackId, status: 'WON' })
    expect(await returned()).toBe(null)
    await dispute(tx, sql`status = 'OPEN', closed_at = null, taken_kobo = 5, taken_at = now()`)
    await closeChargeback(tx, { id: chargebackId, status: 'LOST' })
    expect(await returned()).toBe(null)
    expect(await lockCaptured(tx, paymentId)).toMatchObject({ status: 'SETTLED' })
    await sql`update payments set status = 'FAILED', captured_kobo = null where id = ${paymentId}`.execute(tx)
    expect(await lockCaptured(tx, paymentId)).toBe(null)
  }))

test('PAY-05 an open dispute is due at its time, alone, and a known one is not unknown', () =>
  inUndone(api, async (tx) => {
    const due = async (at: string) => {
      await dispute(tx, sql`check_at = now() + ${at}::interval`)
      return claimDueChargebacks(tx, 9)
    }
    expect([await due('1 millisecond'), await due('0')]).toEqual([[], [reference]])
    expect(await listUnknown(tx, [{ reference, disputeId: '77' }])).toEqual([])
    expect(await listUnknown(tx, [{ reference, disputeId: '78' }])).toEqual([reference])
    expect(await listUnknown(tx, [{ reference: 'none', disputeId: '78' }])).toEqual([])
  }))

test('CONST-10 a rate holds from its moment on', () =>
  freely(api, async (tx) => {
    // A date of JavaScript has whole milliseconds.
    const millisecond = sql`date_trunc('milliseconds', now())`
    const { rows: now } = await sql<{ at: Date }>`select ${millisecond} as at`.execute(tx)
    const from = async (when: string) => {
      for (const table of ['commission_rates', 'individual_rates'])
        await sql`update ${sql.table(table)} set valid_from = ${millisecond} + ${when}::interval
          where rate_bps = 9999`.execute(tx)
      return [
        (await listRates(tx)).some(({ rateBps }) => rateBps === 9_999),
        (await listRates(tx, now[0]?.at)).some(({ rateBps }) => rateBps === 9_999),
        (await readIndividualPercent(tx)) === 99.99,
      ]
    }
    await sql`insert into commission_rates (has_package, category, valid_from, rate_bps, announced_at)
      values (true, 'FOOD', now() + interval '9 days', 9999, now() - interval '99 days')`.execute(tx)
    await sql`insert into individual_rates (valid_from, rate_bps, announced_at)
      values (now() + interval '9 days', 9999, now() - interval '99 days')`.execute(tx)
    expect([await from('1 second'), await from('1 millisecond')]).toEqual([
      [false, false, false],
      [false, false, false],
    ])
    expect(await from('0')).toEqual([true, true, true])
  }))

test('PAYOUT-01 bookings of a shop are paged, each with the balance after it', () =>
  inUndone(api, async (tx) => {
    const start = Date.now()
    for (const amount of [100, 200, 300]) {
      const entries = [
        debit('PROVIDER', null, kobo(amount)),
        { ...credit('SHOP', null, kobo(amount)), shopId },
      ]
      // A page is in the order of the ids, and two of one millisecond are in any order.
      const id = newId<LedgerJournalId>(new Date(start + amount))
      await insertJournal(tx, id, { key: `settle:${id}`, kind: 'SETTLEMENT', entries })
    }
    const page = async (before: Parameters<typeof listShopEntries>[1]['before']) =>
      listShopEntries(tx, { shopId, before, limit: 2 })
    const shown = (found: Awaited<ReturnType<typeof page>>) =>
      found.map(({ kobo: amount, balanceKobo }) => [amount, balanceKobo])
    const first = await page(null)
    expect(shown(first)).toEqual([
      [300, 600],
      [200, 300],
    ])
    expect(shown(await page(first[1] ?? null))).toEqual([[100, 100]])
    expect(shown(await page(first[0] ?? null))).toEqual([
      [200, 300],
      [100, 100],
    ])
  }))
