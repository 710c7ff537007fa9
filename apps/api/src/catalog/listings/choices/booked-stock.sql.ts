import type { OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export type StockChange = {
  variantId: VariantId | null
  optionId: OptionId | null
  /** What was typed less what was shown. */
  change: number
  isOpening: boolean
}

/**
 * I3: adds the differences and records them. A sale in between stays a sale; the checks of the tables refuse what would
 * be less than nothing. The product is locked.
 */
export async function bookStock(
  tx: Tx,
  productId: ProductId,
  changes: readonly StockChange[],
): Promise<void> {
  const rows = changes.filter(({ change }) => change !== 0)
  if (rows.length === 0) return
  await sql`
    with given as materialized (
      select * from unnest(
        ${rows.map(({ variantId }) => variantId)}::uuid[], ${rows.map(({ optionId }) => optionId)}::uuid[],
        ${rows.map(({ change }) => change)}::integer[], ${rows.map(({ isOpening }) => isOpening)}::boolean[]
      ) as given (variant_id, option_id, change, is_opening)
    ), of_options as (
      update options o set stock = o.stock + given.change from given where o.id = given.option_id
    ), of_variants as (
      update variants v set stock = v.stock + given.change from given
      where v.id = given.variant_id and given.option_id is null and v.product_id = ${productId}
    ), of_products as (
      update products p set stock = p.stock + given.change, is_counted = true from given
      where p.id = ${productId} and given.variant_id is null
    )
    insert into stock_moves (id, product_id, variant_id, option_id, kind, quantity, moved_at)
    select uuidv7(), ${productId}, variant_id, option_id,
      case when change < 0 then 'COUNTED_LESS' when is_opening then 'OPENING' else 'RESTOCKED' end, abs(change), now()
    from given`.execute(tx)
}
