import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '#tables.ts'
import { cartFull } from './cart.errors.ts'
import type { NewCartLine } from './cart-lines.sql.ts'

/**
 * CART-03: adds to the line that has this choice, or makes one. Null when there would be more than `most` of it then:
 * the condition stands in the statement, so that of many who add at once none goes beyond it.
 */
export async function addToLine(
  writer: Reader,
  line: NewCartLine,
  most: number,
): Promise<{ id: CartLineId; quantity: number } | null> {
  const { rows } = await orCartFull(
    sql<{ id: CartLineId; quantity: number }>`
      insert into cart_lines as there (
        id, account_id, product_id, variant_id, option_id, add_ons, choice_hash, quantity, price_kobo
      )
      values (
        ${line.id}, ${line.accountId}, ${line.productId}, ${line.variantId}, ${line.optionId},
        ${JSON.stringify(line.addOns)}, ${line.choiceHash}, ${line.quantity}, ${line.priceKobo}
      )
      on conflict (account_id, choice_hash) where removed_at is null do update
      set quantity = there.quantity + excluded.quantity, price_kobo = excluded.price_kobo
      where there.quantity + excluded.quantity <= ${most}
      returning id, quantity`.execute(writer),
  )
  return rows[0] ?? null
}

type OwnLine = { accountId: AccountId; itemId: CartLineId }

/** One that was taken out before stays out since then. */
export async function removeLine(writer: Reader, { accountId, itemId }: OwnLine): Promise<void> {
  await sql`
    update cart_lines set removed_at = now()
    where id = ${itemId} and account_id = ${accountId} and removed_at is null`.execute(writer)
}

export async function removeAllLines(writer: Reader, accountId: AccountId): Promise<void> {
  await sql`
    update cart_lines set removed_at = now()
    where account_id = ${accountId} and removed_at is null`.execute(writer)
}

/** How many are left; 0 when the line went with the last one, or had gone before. */
export async function takeFromLine(
  writer: Reader,
  { accountId, itemId }: OwnLine,
  by: number,
): Promise<number> {
  // Who waits for another's change decides by the row as that one left it: so no two take the same one away.
  const { rows } = await sql<{ remaining: number }>`
    update cart_lines set
      quantity = case when quantity > ${by} then quantity - ${by} else quantity end,
      removed_at = case when quantity > ${by} then null else now() end
    where id = ${itemId} and account_id = ${accountId} and removed_at is null
    returning case when removed_at is null then quantity else 0 end as remaining`.execute(writer)
  return rows[0]?.remaining ?? 0
}

/** Takes the other line of the same choice out, if there is one, and says how many were in it. */
export async function removeTwin(tx: Tx, { accountId, itemId }: OwnLine): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    update cart_lines set removed_at = now()
    where account_id = ${accountId} and removed_at is null and id <> ${itemId}
      and choice_hash = (select choice_hash from cart_lines where id = ${itemId} and account_id = ${accountId})
    returning quantity`.execute(tx)
  return rows[0]?.quantity ?? 0
}

/** Back at its place with so many more, but never beyond `most`. One that is in the cart stays as it is. */
export async function restoreLine(
  tx: Tx,
  { accountId, itemId }: OwnLine,
  { more, most }: { more: number; most: number },
): Promise<void> {
  await orCartFull(
    sql`
      update cart_lines set removed_at = null, quantity = least(quantity + ${more}, ${most})
      where id = ${itemId} and account_id = ${accountId} and removed_at is not null`.execute(tx),
  )
}

export async function deleteLinesOf(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from cart_lines where account_id = ${accountId}`.execute(tx)
}

// The database counts, as two who add at once cannot see each other's line.
async function orCartFull<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'cart_lines_limit') throw cartFull()
    throw error
  }
}
