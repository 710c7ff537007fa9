import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { Sellable } from './held-stock.sql.ts'

/** I3: sets what can be bought of these to 0 and records the difference; what is held for payments stays held. */
export async function takeRest(tx: Tx, sellables: readonly Sellable[]): Promise<void> {
  await sql`
    with line as (
      select distinct * from unnest(
        ${sellables.map(({ productId }) => productId)}::uuid[], ${sellables.map(({ variantId }) => variantId)}::uuid[],
        ${sellables.map(({ optionId }) => optionId)}::uuid[]
      ) as line (product_id, variant_id, option_id)
    ), of_options as (
      update options o set stock = 0 from line where o.id = line.option_id and o.stock > 0
      returning line.product_id, line.variant_id, line.option_id, old.stock as quantity
    ), of_variants as (
      update variants v set stock = 0 from line
      where v.id = line.variant_id and line.option_id is null and v.option_name is null and v.stock > 0
      returning line.product_id, line.variant_id, line.option_id, old.stock as quantity
    ), of_products as (
      update products p set stock = 0 from line
      where p.id = line.product_id and line.variant_id is null and p.variant_name is null and p.stock > 0
      returning line.product_id, line.variant_id, line.option_id, old.stock as quantity
    ), taken as (
      select * from of_options union all select * from of_variants union all select * from of_products
    )
    insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
    select uuidv7(), product_id, variant_id, option_id, 'COUNTED_LESS', quantity, now() from taken`.execute(
    tx,
  )
}
