import type { ShopId } from '@ahia/contracts/ids'
import type { Period, Tier } from '@ahia/reference/packages'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'
import type { Agreement } from './invoice.rules.ts'

export type Subscription = Agreement & {
  shopId: ShopId
  status: Tables['subscriptions']['status']
  trialEndsAt: Date
  next: { tier: Tier; period: Period } | null
  isEnding: boolean
}

/** What a new row has of itself. */
export type NewSubscription = Omit<Subscription, 'next' | 'isEnding' | 'resumedAt' | 'isSetUp'>

const COLUMNS = [
  'shop_id as shopId',
  'tier',
  'period',
  'status',
  'trial_started_at as trialStartedAt',
  'trial_ends_at as trialEndsAt',
  'period_ends_at as periodEndsAt',
  'resumed_at as resumedAt',
  'is_ending as isEnding',
  sql<Subscription['next']>`
    case when next_tier is not null then json_build_object('tier', next_tier, 'period', next_period) end`.as(
    'next',
  ),
  sql<boolean>`exists (
    select from invoice_lines l where l.shop_id = subscriptions.shop_id and l.what = 'SETUP'
  )`.as('isSetUp'),
] as const

/** Whether it was the shop's first, also under concurrent requests. */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<boolean> {
  const { shopId, tier, period, status, trialStartedAt, trialEndsAt, periodEndsAt } = subscription
  const inserted = await tx
    .insertInto('subscriptions')
    .values({
      shop_id: shopId,
      tier,
      period,
      status,
      trial_started_at: trialStartedAt,
      trial_ends_at: trialEndsAt,
      period_ends_at: periodEndsAt,
    })
    .onConflict((same) => same.column('shop_id').doNothing())
    .returning('shop_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findSubscription(reader: Reader, shopId: ShopId): Promise<Subscription | null> {
  const found = await reader
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return found ?? null
}

type Trial = Pick<Subscription, 'trialStartedAt' | 'trialEndsAt'>

const isSelling = sql<boolean>`subscriptions.shop_id in (select shop_id from selling_shops)`

/** WIN-27: null when the shop sells nothing yet, has chosen no package, or its trial has already started. */
export async function markTrialing(
  tx: Tx,
  shopId: ShopId,
  { trialStartedAt, trialEndsAt }: Trial,
): Promise<Subscription | null> {
  const started = await tx
    .updateTable('subscriptions')
    .set({
      status: 'TRIALING',
      trial_started_at: trialStartedAt,
      trial_ends_at: trialEndsAt,
      period_ends_at: trialEndsAt,
    })
    .where('shop_id', '=', shopId)
    .where('status', '=', 'CHOSEN')
    .where(isSelling)
    .returning(COLUMNS)
    .executeTakeFirst()
  return started ?? null
}

const isStaying = sql<boolean>`
  subscriptions.shop_id not in (select id from shop_cards where status in ('CLOSING', 'ENDED'))`

/**
 * Running subscriptions with something to bill: the next invoice is due, or the last is unpaid. SELL-53: nothing new is billed
 * to a shop that is closing.
 */
const billable = (reader: Reader) =>
  reader
    .selectFrom('subscriptions')
    .where('status', 'not in', ['CHOSEN', 'ENDED'])
    .where(({ eb, fn, or }) =>
      or([eb('status', '=', 'PAST_DUE'), eb('period_ends_at', '<=', fn<Date>('now')).and(isStaying)]),
    )

/** `after` is the last shop of the previous page. */
type Page = { after: ShopId | null; limit: number }

export async function listBillable(reader: Reader, { after, limit }: Page): Promise<ShopId[]> {
  const rows = await billable(reader)
    .select('shop_id as shopId')
    .$if(after !== null, (query) => query.where('shop_id', '>', after))
    .orderBy('shop_id')
    .limit(limit)
    .execute()
  return rows.map(({ shopId }) => shopId)
}

/** Locks the subscription; null when there is nothing left to bill. */
export async function lockBillable(tx: Tx, shopId: ShopId): Promise<Subscription | null> {
  const found = await billable(tx)
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** The shop has been billed for a period that ends then. */
export async function markPastDue(tx: Tx, shopId: ShopId, periodEndsAt: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'PAST_DUE', period_ends_at: periodEndsAt })
    .where('shop_id', '=', shopId)
    .execute()
}

export async function markActive(tx: Tx, shopId: ShopId): Promise<void> {
  await tx.updateTable('subscriptions').set({ status: 'ACTIVE' }).where('shop_id', '=', shopId).execute()
}

export async function markEnded(tx: Tx, shopId: ShopId): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set(({ fn }) => ({
      status: 'ENDED',
      ended_at: fn<Date>('now'),
      is_ending: false,
      next_tier: null,
      next_period: null,
    }))
    .where('shop_id', '=', shopId)
    .execute()
}

export async function listSubscribers(reader: Reader, tier: Tier): Promise<ShopId[]> {
  const rows = await reader
    .selectFrom('subscriptions')
    .select('shop_id as shopId')
    .where(({ eb, or }) => or([eb('tier', '=', tier), eb('next_tier', '=', tier)]))
    .where('status', '<>', 'ENDED')
    .orderBy('shop_id')
    .execute()
  return rows.map(({ shopId }) => shopId)
}

/** Waits for a bill that is being made. */
export async function lockSubscription(tx: Tx, shopId: ShopId): Promise<Subscription | null> {
  const found = await tx
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

type Plan = { next?: Subscription['next']; isEnding?: boolean }

/** What happens when the current period ends. */
export async function planNext(
  tx: Tx,
  shopId: ShopId,
  { next = null, isEnding = false }: Plan,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ next_tier: next?.tier ?? null, next_period: next?.period ?? null, is_ending: isEnding })
    .where('shop_id', '=', shopId)
    .execute()
}

/** Another package from now on; nothing else is planned. */
export async function setPackage(
  tx: Tx,
  shopId: ShopId,
  { tier, period }: { tier: Tier; period: Period },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ tier, period, next_tier: null, next_period: null, is_ending: false })
    .where('shop_id', '=', shopId)
    .execute()
}

/** Starts again now, until the end of a period that is paid. */
export async function markResumed(
  tx: Tx,
  shopId: ShopId,
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'ACTIVE', ended_at: null, resumed_at: at, period_ends_at: until })
    .where('shop_id', '=', shopId)
    .execute()
}
