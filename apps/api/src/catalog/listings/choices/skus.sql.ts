import type { OptionId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from '../listing.sql.ts'

export type SkuChange = { variantId: VariantId | null; optionId: OptionId | null; sku: string | null }

/** Takes those that change away first, so that two rows can change theirs; the primary key rejects one that is taken. */
export async function writeSkus(
  tx: Tx,
  { shopId, productId }: OwnProduct,
  changes: readonly SkuChange[],
): Promise<void> {
  if (changes.length === 0) return
  const given = sql`unnest(
      ${changes.map(({ variantId }) => variantId)}::uuid[], ${changes.map(({ optionId }) => optionId)}::uuid[],
      ${changes.map(({ sku }) => sku)}::text[]
    ) as given (variant_id, option_id, sku)`
  const isOf = sql`k.shop_id = ${shopId} and k.sellable_id = coalesce(given.option_id, given.variant_id, ${productId})`
  await sql`
    delete from skus k using ${given} where ${isOf} and k.sku is distinct from given.sku`.execute(tx)
  await sql`
    insert into skus (shop_id, product_id, variant_id, option_id, sku)
    select ${shopId}, ${productId}, given.variant_id, given.option_id, given.sku from ${given}
    where given.sku is not null and not exists (select from skus k where ${isOf})`.execute(tx)
}
