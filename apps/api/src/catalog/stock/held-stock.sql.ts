import type {
  AccountId,
  CartLineId,
  OptionId,
  OrderId,
  ProductId,
  ShopId,
  VariantId,
} from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '#tables.ts'

/** What stock is counted of: an option, else a variant, else the product itself. */
export type Sellable = { productId: ProductId; variantId: VariantId | null; optionId: OptionId | null }

/** How many of it to hold, sell or return. */
export type SellableQuantity = Sellable & { quantity: number }

export type HeldLine = SellableQuantity & {
  cartLineId: CartLineId | null
  orderId: OrderId
  position: number
  lineKobo: Kobo
}

/** T11 (hoarding): whose hold counts against the limit; `network` is null for customers who are not counted by network. */
export type StockHolder = { accountId: AccountId; network: string | null }

/**
 * T11 (hoarding): the holder would hold more than the trigger `limit_holds` (0020_hoarding_bounds.sql) allows, which adds up
 * the units and their price per account and network and has the figures. The transaction has failed; try again without a hold.
 */
export class HoldLimitReached extends Error {}

/**
 * Every change of stock locks its products first, in the order of their ids, to avoid deadlocks, and so that what the next
 * statement reads stays true.
 */
export async function lockProducts(tx: Tx, productIds: readonly ProductId[]): Promise<void> {
  await sql`
    select from products where id = any(${productIds}::uuid[])
    order by id for no key update`.execute(tx)
}

/** The same for all of a shop's. */
export async function lockProductsOf(tx: Tx, shopId: ShopId): Promise<void> {
  await sql`select from products where shop_id = ${shopId} order by id for no key update`.execute(tx)
}

/** The same for the products that these orders hold; returns whether they hold any. */
export async function lockHeldProducts(tx: Tx, orderIds: readonly OrderId[]): Promise<boolean> {
  const { rows } = await sql`
    select id from products
    where id in (select product_id from stock_holds where order_id = any(${orderIds}::uuid[]))
    order by id for no key update`.execute(tx)
  return rows.length > 0
}

/**
 * Takes the lines off stock and records the holds; returns those that are short, no longer for sale or do not exist. Stock
 * is taken only at the level that is sold, as higher levels are sums. Levels without lines are left out of the statement,
 * as most orders have only products without choices.
 */
export async function takeAndHold(
  tx: Tx,
  lines: readonly HeldLine[],
  holder: StockHolder | null,
): Promise<Sellable[]> {
  const levels = [...new Set(lines.map(levelOf))].toSorted()
  const taking = levels.map((level) => sql`${sql.ref(level)} as (${TAKE[level]})`)
  const taken = levels.map((level) => sql`select id from ${sql.ref(level)}`)
  const query = sql<Sellable>`
    with line as (
      select * from unnest(
        ${lines.map(({ orderId }) => orderId)}::uuid[], ${lines.map(({ position }) => position)}::smallint[],
        ${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ variantId }) => variantId)}::uuid[],
        ${lines.map(({ optionId }) => optionId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ cartLineId }) => cartLineId)}::uuid[], ${lines.map(({ lineKobo }) => lineKobo)}::bigint[]
      ) as line (order_id, position, product_id, variant_id, option_id, quantity, cart_line_id, kobo)
    ),
    ${addedUp},
    ${sql.join(taking)},
    taken as (${sql.join(taken, sql` union all `)}),
    held as (
      insert into stock_holds (
        order_id, position, product_id, variant_id, option_id, quantity, cart_line_id, kobo, account_id, network
      )
      select order_id, position, product_id, variant_id, option_id, quantity, cart_line_id, kobo,
        ${holder?.accountId ?? null}::uuid, ${holder?.network ?? null}::text
      from line where coalesce(option_id, variant_id, product_id) in (select id from taken)
    )
    select product_id as "productId", variant_id as "variantId", option_id as "optionId"
    from summed where coalesce(option_id, variant_id, product_id) not in (select id from taken)`
  try {
    return (await query.execute(tx)).rows
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.constraint !== 'stock_holds_limit') throw error
    throw new HoldLimitReached('Too much would be held', { cause: error })
  }
}

type Level = 'of_options' | 'of_products' | 'of_variants'

function levelOf({ variantId, optionId }: Sellable): Level {
  if (optionId !== null) return 'of_options'
  return variantId === null ? 'of_products' : 'of_variants'
}

/** The product was locked before, so a shop that closes or hides it has done so by now, or waits for this transaction. */
const isOnSale = sql`exists (select from products p where p.id = summed.product_id and p.is_visible)`

const TAKE = {
  of_options: sql`
    update options o set stock = o.stock - summed.quantity from summed join variants v on v.id = summed.variant_id
    where o.id = summed.option_id and o.variant_id = v.id and v.product_id = summed.product_id
      and o.stock >= summed.quantity and ${isOnSale}
    returning o.id`,
  of_products: sql`
    update products p set stock = p.stock - summed.quantity from summed
    where p.id = summed.product_id and summed.variant_id is null and summed.option_id is null
      and p.variant_name is null and p.stock >= summed.quantity and p.is_visible
    returning p.id`,
  of_variants: sql`
    update variants v set stock = v.stock - summed.quantity from summed
    where v.id = summed.variant_id and v.product_id = summed.product_id
      and summed.option_id is null and v.option_name is null and v.stock >= summed.quantity and ${isOnSale}
    returning v.id`,
} as const satisfies Record<Level, RawBuilder<unknown>>

/** The stock of each, in the order requested; 0 for what cannot be bought like that. */
export async function readAvailable(tx: Tx, requested: readonly Sellable[]): Promise<number[]> {
  const { rows } = await sql<{ available: number }>`
    select coalesce(
      case
        when requested.option_id is not null then o.stock
        when requested.variant_id is not null then case when v.option_name is null then v.stock end
        when p.variant_name is null then p.stock
      end, 0
    ) as available
    from unnest(
      ${requested.map(({ productId }) => productId)}::uuid[], ${requested.map(({ variantId }) => variantId)}::uuid[],
      ${requested.map(({ optionId }) => optionId)}::uuid[]
    ) with ordinality as requested (product_id, variant_id, option_id, place)
      left join products p on p.id = requested.product_id and p.is_visible
      left join variants v on v.id = requested.variant_id and v.product_id = p.id
      left join options o on o.id = requested.option_id and o.variant_id = v.id
    order by requested.place`.execute(tx)
  return rows.map(({ available }) => available)
}

/** The quantity held for each of these cart lines; lines without a hold are missing. */
export async function readHeldFor(
  reader: Reader,
  cartLineIds: readonly CartLineId[],
): Promise<{ cartLineId: CartLineId; quantity: number }[]> {
  const { rows } = await sql<{ cartLineId: CartLineId; quantity: number }>`
    select cart_line_id as "cartLineId", sum(quantity)::integer as quantity
    from stock_holds where cart_line_id = any(${cartLineIds}::uuid[])
    group by cart_line_id`.execute(reader)
  return rows
}

/** I3: returns the held quantities to stock and deletes the holds. What is no longer sold like this goes to no stock (SELL-15). */
export async function releaseHeld(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`
    with line as (
      delete from stock_holds where order_id = any(${orderIds}::uuid[])
      returning product_id, variant_id, option_id, quantity
    ),
    ${addedUp},
    ${restock},
    gone as (
      insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
      select uuidv7(), product_id, variant_id, option_id, 'RETIRED', quantity, now() from summed where not (${isSold})
    )
    select`.execute(tx)
}

/** I3: held becomes sold; `stock` does not change, as it was taken when it was held. */
export async function sellHeld(tx: Tx, orderIds: readonly OrderId[]): Promise<void> {
  await sql`
    with line as (
      delete from stock_holds where order_id = any(${orderIds}::uuid[])
      returning order_id, product_id, variant_id, option_id, quantity
    ),
    moved as (
      insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at, order_id)
      select uuidv7(), product_id, variant_id, option_id, 'SOLD', sum(quantity), now(), order_id
      from line group by order_id, product_id, variant_id, option_id
    )
    update products p set sales = p.sales + sold.quantity
    from (select product_id, sum(quantity)::integer as quantity from line group by product_id) as sold
    where p.id = sold.product_id`.execute(tx)
}

/** Returns sold items to stock. Lines of what is no longer sold like this are skipped (SELL-15). */
export async function restockSold(tx: Tx, lines: readonly SellableQuantity[]): Promise<void> {
  await sql`
    with line as (
      select * from unnest(
        ${lines.map(({ productId }) => productId)}::uuid[], ${lines.map(({ variantId }) => variantId)}::uuid[],
        ${lines.map(({ optionId }) => optionId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[]
      ) as line (product_id, variant_id, option_id, quantity)
      where ${isSoldOf('line')}
    ),
    ${addedUp},
    ${restock},
    moved as (
      insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
      select uuidv7(), product_id, variant_id, option_id, 'RETURNED', quantity, now() from summed
    )
    select`.execute(tx)
}

// Two lines of the same item are added up: an update from two matching rows would apply only one of them.
const addedUp = sql`
  summed as (
    select product_id, variant_id, option_id, sum(quantity)::integer as quantity
    from line group by product_id, variant_id, option_id
  )`

/** Whether stock is still counted at this level: a choice that was retired or divided further is not sold any more. */
const isSoldOf = (line: 'line' | 'summed') => sql`
  case
    when ${sql.ref(`${line}.option_id`)} is not null then exists (
      select from options o where o.id = ${sql.ref(`${line}.option_id`)} and o.retired_at is null)
    when ${sql.ref(`${line}.variant_id`)} is not null then exists (
      select from variants v where v.id = ${sql.ref(`${line}.variant_id`)} and v.retired_at is null and v.option_name is null)
    else exists (select from products p where p.id = ${sql.ref(`${line}.product_id`)} and p.variant_name is null)
  end`
const isSold = isSoldOf('summed')

const restock = sql`
  to_options as (
    update options o set stock = o.stock + summed.quantity from summed
    where o.id = summed.option_id and o.retired_at is null
  ),
  to_variants as (
    update variants v set stock = v.stock + summed.quantity from summed
    where v.id = summed.variant_id and summed.option_id is null and v.retired_at is null and v.option_name is null
  ),
  to_products as (
    update products p set stock = p.stock + summed.quantity from summed
    where p.id = summed.product_id and summed.variant_id is null and p.variant_name is null
  )`
