import type { OptionId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'

export type SkuChange = { variantId: VariantId | null; optionId: OptionId | null; sku: string | null }

/** Takes all of them away first, so that two rows can change theirs; the primary key refuses one that is taken. */
export async function writeSkus(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  changes: readonly SkuChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ variantId, optionId }) => optionId ?? variantId ?? productId)
  await sql`delete from skus where sellable_id = any(${ids}::uuid[]) and shop_id = ${shopId}`.execute(tx)
  const named = changes.filter(({ sku }) => sku !== null)
  await sql`
    insert into skus (shop_id, product_id, variant_id, option_id, sku)
    select ${shopId}, ${productId}, given.variant_id, given.option_id, given.sku
    from unnest(
      ${named.map(({ variantId }) => variantId)}::uuid[], ${named.map(({ optionId }) => optionId)}::uuid[],
      ${named.map(({ sku }) => sku)}::text[]
    ) as given (variant_id, option_id, sku)`.execute(tx)
}
