import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import pg from 'pg'
import { notSignedIn } from '#accounts/sessions/sessions.errors.ts'
import type { Tx, Writer } from '#tables.ts'
import { cartFull } from './cart.errors.ts'
import { isInCart, type NewCartLine, type Thing } from './cart-lines.sql.ts'

/**
 * CART-03: adds to the line with this choice, or inserts one. Null when the cart would then have more than `most` of this
 * product, variant and option, whatever the add-ons. The condition is part of the statement, so that concurrent calls with
 * the same choice cannot exceed it; two concurrent calls with different add-ons can.
 */
export async function addToLine(
  writer: Writer,
  line: NewCartLine,
  most: number,
): Promise<{ id: CartLineId; quantity: number } | null> {
  const { rows } = await orRefused(
    sql<{ id: CartLineId; quantity: number }>`
      with beside as (
        select coalesce(sum(quantity), 0) as quantity from cart_lines
        where ${isInCart(line)} and choice_hash <> ${line.choiceHash}
      )
      insert into cart_lines as there (
        id, account_id, product_id, variant_id, option_id, add_ons, choice_hash, quantity, price_kobo
      )
      select
        ${line.id}::uuid, ${line.accountId}::uuid, ${line.productId}::uuid, ${line.variantId}::uuid,
        ${line.optionId}::uuid, ${JSON.stringify(line.addOns)}::jsonb, ${line.choiceHash}::bytea,
        ${line.quantity}::integer, ${line.priceKobo}::bigint
      from beside where beside.quantity + ${line.quantity} <= ${most}
      on conflict (account_id, choice_hash) where removed_at is null do update
      set quantity = there.quantity + excluded.quantity, price_kobo = excluded.price_kobo
      where there.quantity + excluded.quantity + (select quantity from beside) <= ${most}
      returning id, quantity`.execute(writer),
  )
  return rows[0] ?? null
}

type OwnLine = { accountId: AccountId; itemId: CartLineId }

/** A line that was removed before keeps its time of removal. */
export async function removeLine(writer: Writer, { accountId, itemId }: OwnLine): Promise<void> {
  await sql`
    update cart_lines set removed_at = now()
    where id = ${itemId} and account_id = ${accountId} and removed_at is null`.execute(writer)
}

export async function removeAllLines(writer: Writer, accountId: AccountId): Promise<void> {
  await sql`
    update cart_lines set removed_at = now()
    where account_id = ${accountId} and removed_at is null`.execute(writer)
}

/** The quantity left; 0 when the line was removed, now or before. */
export async function takeFromLine(
  writer: Writer,
  { accountId, itemId }: OwnLine,
  by: number,
): Promise<number> {
  // A statement that waited for another one re-reads the row, so two of them never remove the same unit.
  const { rows } = await sql<{ remaining: number }>`
    update cart_lines set
      quantity = case when quantity > ${by} then quantity - ${by} else quantity end,
      removed_at = case when quantity > ${by} then null else now() end
    where id = ${itemId} and account_id = ${accountId} and removed_at is null
    returning case when removed_at is null then quantity else 0 end as remaining`.execute(writer)
  return rows[0]?.remaining ?? 0
}

type Twin = { quantity: number; priceKobo: Kobo }

/**
 * Deletes the other line of the same choice, if one is in the cart, and returns its contents. It is deleted, not marked as
 * removed, as its quantity moves to the restored line and must not be restored a second time.
 */
export async function deleteTwin(tx: Tx, { accountId, itemId }: OwnLine): Promise<Twin | null> {
  const { rows } = await sql<Twin>`
    delete from cart_lines
    where account_id = ${accountId} and removed_at is null and id <> ${itemId}
      and choice_hash = (select choice_hash from cart_lines where id = ${itemId} and account_id = ${accountId})
    returning quantity, price_kobo as "priceKobo"`.execute(tx)
  return rows[0] ?? null
}

/** Restores the line as it was, at its place. A line that is in the cart is not changed. */
export async function restoreLine(tx: Tx, { accountId, itemId }: OwnLine): Promise<void> {
  await orRefused(
    sql`
      update cart_lines set removed_at = null
      where id = ${itemId} and account_id = ${accountId} and removed_at is not null`.execute(tx),
  )
}

/** Adds the quantity of a duplicate line, at its price: beyond `most` only as far as one of the two already was. */
export async function joinTwin(tx: Tx, line: OwnLine & Thing, twin: Twin, most: number): Promise<void> {
  await sql`
    update cart_lines as line set
      price_kobo = ${twin.priceKobo},
      quantity = greatest(quantity, ${twin.quantity}, least(quantity + ${twin.quantity}, ${most} - (
        select coalesce(sum(beside.quantity), 0)::integer from cart_lines beside
        where ${isInCart(line)} and beside.id <> line.id
      )))
    where id = ${line.itemId} and account_id = ${line.accountId}`.execute(tx)
}

export async function deleteLinesOf(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from cart_lines where account_id = ${accountId}`.execute(tx)
}

// Triggers check the limit and the owner, as concurrent inserts cannot see each other's lines.
async function orRefused<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    const broken = error instanceof pg.DatabaseError ? error.constraint : null
    if (broken === 'cart_lines_limit') throw cartFull()
    if (broken === 'cart_lines_owner') throw notSignedIn()
    throw error
  }
}
