import type { AccountId, CheckoutId, OrderId } from '@ahia/contracts/ids'
import { HOLD_MINUTES } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import pg from 'pg'
import { notSignedIn } from '#accounts/sessions/sessions.errors.ts'
import type { Tx } from '#tables.ts'

/** T11 (hoarding): the number of checkouts per customer and window. Repeated requests create none and are not counted. */
export const MAX_CHECKOUTS = 10
export const RATE_WINDOW_SECONDS = 60

/** docs/decisions/0030 says what the request key and the two hashes are for. */
export type NewCheckout = {
  id: CheckoutId
  accountId: AccountId
  requestKey: string | null
  requestHash: Buffer
  contentsHash: Buffer
  /** What it is made from: cart lines, or the products and choices of Buy Now. */
  sources: readonly string[]
}

/** At least half of its hold is left. */
const SAME_MINUTES = HOLD_MINUTES / 2

/** Longer than any order waits for payment: the hold, and a day in which a late payment is still accepted. */
const UNPAID_HOURS = 25

/** `repeated`: the request key has been used before. `first`: the account has no earlier checkout. */
type InsertOutcome = 'repeated' | 'first' | 'later'

/**
 * R3: inserts a checkout, unless its request key has been used. The trigger `begin_checkout` (0014_checkouts.sql) locks the
 * account, so that its other checkouts and its deletion wait until the transaction ends; it fills `has_earlier`, and throws
 * 'checkouts_owner' when the account is no longer active.
 */
export async function insertCheckout(tx: Tx, checkout: NewCheckout): Promise<InsertOutcome> {
  const { id, accountId, requestKey, requestHash, contentsHash, sources } = checkout
  try {
    const { rows } = await sql<{ outcome: InsertOutcome }>`
      insert into checkouts (id, account_id, request_key, request_hash, contents_hash, sources)
      values (${id}, ${accountId}, ${requestKey}, ${requestHash}, ${contentsHash}, ${sources}::text[])
      on conflict (account_id, request_key) do nothing
      returning case when has_earlier then 'later' else 'first' end as outcome`.execute(tx)
    return rows[0]?.outcome ?? 'repeated'
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'checkouts_owner') throw notSignedIn()
    throw error
  }
}

export async function findByKey(
  tx: Tx,
  { accountId, requestKey }: Pick<NewCheckout, 'accountId' | 'requestKey'>,
): Promise<Pick<NewCheckout, 'id' | 'requestHash'> | null> {
  const { rows } = await sql<Pick<NewCheckout, 'id' | 'requestHash'>>`
    select id, request_hash as "requestHash" from checkouts
    where account_id = ${accountId} and request_key = ${requestKey}`.execute(tx)
  return rows[0] ?? null
}

export type EarlierCheckout = {
  id: CheckoutId
  secondsAgo: number
  /** The same contents, and at least half of the hold is left. */
  isSame: boolean
  /** Shares a cart line or product with the new one. */
  isShared: boolean
  /** All of it can still be paid. */
  isPayable: boolean
  /**
   * Some of it is unpaid and not released, perhaps because a payment is under way after its time. The view calls that
   * `holds_items`, but it need not hold any (decision 0045).
   */
  awaitsPayment: boolean
  unpaid: OrderId[]
}

/** The account's unpaid checkouts and those of the last minute, latest first. */
export async function listEarlier(
  tx: Tx,
  { id, accountId, contentsHash, sources }: NewCheckout,
): Promise<EarlierCheckout[]> {
  const { rows } = await sql<EarlierCheckout>`
    select
      c.id, extract(epoch from now() - c.placed_at)::float8 as "secondsAgo",
      c.contents_hash = ${contentsHash} and c.placed_at > now() - make_interval(mins => ${SAME_MINUTES}) as "isSame",
      c.sources && ${sources}::text[] as "isShared",
      bool_and(o.is_payable) as "isPayable", bool_or(o.holds_items) as "awaitsPayment",
      coalesce(array_agg(o.id) filter (where o.is_unpaid), '{}') as unpaid
    from checkouts c join checkout_orders o on o.checkout_id = c.id
    where c.account_id = ${accountId} and c.id <> ${id} and c.placed_at > now() - make_interval(hours => ${UNPAID_HOURS})
      and (c.replaced_at is null or c.placed_at > now() - make_interval(secs => ${RATE_WINDOW_SECONDS}))
    group by c.id
    having bool_or(o.is_unpaid) or c.placed_at > now() - make_interval(secs => ${RATE_WINDOW_SECONDS})
    order by c.placed_at desc, c.id desc`.execute(tx)
  return rows
}

export async function markCheckoutsReplaced(tx: Tx, checkoutIds: readonly CheckoutId[]): Promise<void> {
  await sql`update checkouts set replaced_at = now() where id = any(${checkoutIds}::uuid[])`.execute(tx)
}

/** For a checkout that turned out to repeat an earlier one. */
export async function deleteCheckout(tx: Tx, id: CheckoutId): Promise<void> {
  await sql`delete from checkouts where id = ${id}`.execute(tx)
}

/** PRIV-14: the buyer has said that they are 18 or older, now. */
export async function markAdult(tx: Tx, id: CheckoutId): Promise<void> {
  await sql`update checkouts set adult_at = now() where id = ${id}`.execute(tx)
}
