import type { AddOnId, OptionId, ProductId, VariantId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { ChoiceFacts } from './choice-facts.rules.ts'
import { type Standing, standing } from './product-standing.sql.ts'

/** What somebody names of a product; whether there is any of it, the facts tell. */
export type Chosen = {
  productId: ProductId
  variantId: VariantId | null
  optionId: OptionId | null
  addOnIds: readonly AddOnId[]
}

/** One statement, as it is asked with everything that is put into a cart. Null when there is no such product at all. */
export async function findChoice(
  reader: Reader,
  { productId, variantId, optionId, addOnIds }: Chosen,
): Promise<(ChoiceFacts & { standing: Standing }) | null> {
  const { rows } = await sql<ChoiceFacts & { standing: Standing }>`
    select
      ${standing} as standing,
      json_build_object(
        'priceKobo', p.base_price_kobo, 'stock', p.stock, 'hasVariants', p.variant_name is not null
      ) as product,
      case when v.id is not null then json_build_object(
        'priceKobo', v.price_kobo, 'stock', v.stock, 'hasOptions', v.option_name is not null
      ) end as variant,
      case when o.id is not null then json_build_object('priceKobo', o.price_kobo, 'stock', o.stock) end as option,
      array(
        select json_build_object('addOnId', a.id, 'priceKobo', a.price_kobo, 'maxQuantity', a.max_quantity)
        from add_ons a where a.product_id = p.id and a.id = any(${addOnIds}::uuid[])
      ) as "addOns"
    from products p
      left join variants v on v.id = ${variantId}::uuid and v.product_id = p.id
      left join options o on o.id = ${optionId}::uuid and o.variant_id = v.id
    where p.id = ${productId}`.execute(reader)
  return rows[0] ?? null
}
