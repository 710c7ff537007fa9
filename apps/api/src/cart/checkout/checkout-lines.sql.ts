import type { AccountId, CartLineId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'
import type { CartLine } from '../cart-lines.sql.ts'

export type ChosenLine = Omit<CartLine, 'addedAt' | 'removedAt'>

export type ChosenLinesQuery = { accountId: AccountId; cartLineIds: readonly CartLineId[] }

/** T5: for each query the account's own lines that are in the cart, in the order requested. */
export async function selectCartLines(
  reader: Reader,
  queries: readonly ChosenLinesQuery[],
): Promise<ChosenLine[][]> {
  const requested = queries.flatMap(({ accountId, cartLineIds }, queryIndex) =>
    cartLineIds.map((id) => ({ queryIndex, accountId, id })),
  )
  const { rows } = await sql<{ queryIndex: number; line: ChosenLine }>`
    select
      requested.query_index as "queryIndex",
      json_build_object(
        'id', l.id, 'productId', l.product_id, 'variantId', l.variant_id, 'optionId', l.option_id,
        'addOns', l.add_ons, 'quantity', l.quantity, 'priceKobo', l.price_kobo
      ) as line
    from unnest(
      ${requested.map(({ queryIndex }) => queryIndex)}::integer[],
      ${requested.map(({ accountId }) => accountId)}::uuid[], ${requested.map(({ id }) => id)}::uuid[]
    ) with ordinality as requested (query_index, account_id, id, place)
    join cart_lines l on l.id = requested.id and l.account_id = requested.account_id and l.removed_at is null
    order by requested.place`.execute(reader)
  const found = Map.groupBy(rows, ({ queryIndex }) => queryIndex)
  return queries.map((_, queryIndex) => (found.get(queryIndex) ?? []).map(({ line }) => line))
}

/** A line that was removed in the meantime is skipped. */
export async function updatePrices(
  writer: Writer,
  accountId: AccountId,
  prices: readonly { cartLineId: CartLineId; priceKobo: Kobo }[],
): Promise<void> {
  await sql`
    update cart_lines l set price_kobo = seen.price_kobo
    from unnest(${prices.map(({ cartLineId }) => cartLineId)}::uuid[], ${prices.map(({ priceKobo }) => priceKobo)}::bigint[])
      as seen (id, price_kobo)
    where l.id = seen.id and l.account_id = ${accountId} and l.removed_at is null`.execute(writer)
}

/** Locked in the order of their ids, to avoid deadlocks. */
export async function deleteBought(
  tx: Tx,
  accountId: AccountId,
  lines: readonly { cartLineId: CartLineId; quantity: number }[],
): Promise<void> {
  await sql`
    with bought as (
      select id, sum(quantity)::integer as quantity
      from unnest(${lines.map(({ cartLineId }) => cartLineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[])
        as bought (id, quantity)
      group by id
    ), held as (
      select l.id, l.quantity - bought.quantity as remaining
      from cart_lines l join bought on bought.id = l.id
      where l.account_id = ${accountId} order by l.id for no key update of l
    ), gone as (
      delete from cart_lines l using held where l.id = held.id and held.remaining <= 0
    )
    update cart_lines l set quantity = held.remaining
    from held where l.id = held.id and held.remaining > 0 and l.removed_at is null`.execute(tx)
}
