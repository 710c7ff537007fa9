import type { InvoiceId, ShopId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { Tx } from '#tables.ts'
import { openShop } from '../../../test/builders.ts'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { getOpenInvoice, insertInvoice, listInvoices, markPaid, voidDue } from '../invoices.sql.ts'
import {
  findSubscription,
  insertSubscription,
  lockSubscription,
  markActive,
  markEnded,
  markPastDue,
  markResumed,
  markTrialing,
  planNext,
  setPackage,
} from '../subscriptions.sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const [BEGIN, END] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-06-01T00:00:00Z')]
const LATER = new Date('2026-07-01T00:00:00Z')

/** A shop that sells, has chosen Basic and owes its first invoice. */
async function aSubscriber() {
  const { shop } = await openShop(database.db, [{ name: 'Beef suya' }])
  const invoiceId = newId<InvoiceId>()
  await database.db.transaction(async (tx) => {
    const agreed = { shopId: shop.id, tier: 'BASIC', period: 'MONTHLY', status: 'CHOSEN' } as const
    await insertSubscription(tx, { ...agreed, trialStartedAt: BEGIN, trialEndsAt: END, periodEndsAt: END })
    const lines = [{ what: 'SUBSCRIPTION' as const, kobo: fromNaira(120_000) }]
    await insertInvoice(tx, {
      id: invoiceId,
      shopId: shop.id,
      tier: 'BASIC',
      bill: { from: END, to: LATER, lines },
    })
  })
  return { shopId: shop.id, invoiceId }
}
type Subscriber = Awaited<ReturnType<typeof aSubscriber>>

const stateOf = async ({ shopId }: Subscriber) => ({
  subscription: await findSubscription(database.db.read, shopId),
  invoices: await listInvoices(database.db.read, shopId),
})

const WRITES: Record<string, (tx: Tx, of: Subscriber) => Promise<unknown>> = {
  'begins its free months': (tx, { shopId }) =>
    markTrialing(tx, shopId, { trialStartedAt: END, trialEndsAt: LATER }),
  'is past due': (tx, { shopId }) => markPastDue(tx, shopId, LATER),
  'has paid': (tx, { shopId }) => markActive(tx, shopId),
  'has left': (tx, { shopId }) => markEnded(tx, shopId),
  'plans its end': (tx, { shopId }) => planNext(tx, shopId, { isEnding: true }),
  'takes another package': (tx, { shopId }) => setPackage(tx, shopId, { tier: 'ELITE', period: 'QUARTERLY' }),
  resumes: (tx, { shopId }) => markResumed(tx, shopId, { at: END, until: LATER }),
  'owes nothing any more': (tx, { shopId }) => voidDue(tx, shopId),
}

test.each(Object.entries(WRITES))('SELL-52 when one shop %s, no other does', async (_what, write) => {
  const [one, other] = [await aSubscriber(), await aSubscriber()]
  const before = [await stateOf(one), await stateOf(other)]

  await database.db.transaction((tx) => write(tx, one))

  expect(await stateOf(one)).not.toEqual(before[0])
  expect(await stateOf(other)).toEqual(before[1])
})

test('SELL-52 a paid invoice stays paid, and what is read of a shop is its own', async () => {
  const subscribers = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
  const [paid, ...owing] = subscribers
  if (!paid) throw new Error('Nobody has paid')
  await database.db.transaction((tx) => markPaid(tx, paid.invoiceId))
  await database.db.transaction((tx) => voidDue(tx, paid.shopId))

  const read = (tx: Tx, shopId: ShopId) =>
    Promise.all([lockSubscription(tx, shopId), getOpenInvoice(tx, shopId, 30)])

  expect((await listInvoices(database.db.read, paid.shopId)).map(({ status }) => status)).toEqual(['PAID'])
  for (const { shopId, invoiceId } of owing)
    expect(await database.db.transaction((tx) => read(tx, shopId))).toMatchObject([
      { shopId },
      { id: invoiceId, status: 'DUE' },
    ])
})
