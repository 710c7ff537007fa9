import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { type ProductVisibility, visibility } from '../product-visibility.sql.ts'
import type { PricedChoice } from './priced-choice.rules.ts'

type WithVisibility = PricedChoice & { visibility: ProductVisibility }

/** Product, variant and option of a choice, without its add-ons. */
export const pricedChoice = sql`
  ${visibility} as visibility,
  json_build_object(
    'priceKobo', p.base_price_kobo, 'stock', p.stock, 'hasVariants', p.variant_name is not null
  ) as product,
  case when v.id is not null then json_build_object(
    'priceKobo', v.price_kobo, 'stock', v.stock, 'hasOptions', v.option_name is not null
  ) end as variant,
  case when o.id is not null then json_build_object('priceKobo', o.price_kobo, 'stock', o.stock) end as option`

/**
 * One row per choice, by place; an unknown product has no id. As rows of values and not as arrays, whose length the planner
 * learns only from the value: it would plan again each time, which takes twice as long as the query. Padded to a power of
 * two, so that there are few different statements.
 */
export function fromChoices(chosen: readonly ProductChoice[]) {
  const rows = chosen.map(
    ({ productId, selectedVariantId, selectedOptionId }, place) =>
      sql`(${place}::integer, ${productId}::uuid, ${selectedVariantId}::uuid, ${selectedOptionId}::uuid)`,
  )
  while (rows.length & (rows.length - 1)) rows.push(sql`(null::integer, null::uuid, null::uuid, null::uuid)`)
  return sql`
    from (values ${sql.join(rows)}) as chosen (place, product_id, variant_id, option_id)
      left join products p on p.id = chosen.product_id
      left join variants v on v.id = chosen.variant_id and v.product_id = p.id and v.retired_at is null
      left join options o on o.id = chosen.option_id and o.variant_id = v.id and o.retired_at is null`
}

const addOnIdsOf = ({ selectedAddOns }: ProductChoice) => selectedAddOns.map(({ addOnId }) => addOnId)

/** Add-ons of a product that any of the callers chose; matched to callers by id afterwards. */
export const areChosenAddOns = (chosen: readonly ProductChoice[]) =>
  sql`a.product_id = p.id and a.id = any(${chosen.flatMap(addOnIdsOf)}::uuid[])`

/** In the order of the choices; null where the product does not exist. */
export async function findChoices(
  reader: Reader,
  chosen: readonly ProductChoice[],
): Promise<(WithVisibility | null)[]> {
  if (chosen.length === 0) return []
  const { rows } = await sql<WithVisibility & { isThere: boolean }>`
    select p.id is not null as "isThere", ${pricedChoice}, array(
      select json_build_object('addOnId', a.id, 'priceKobo', a.price_kobo, 'maxQuantity', a.max_quantity)
      from add_ons a where ${areChosenAddOns(chosen)}
    ) as "addOns"
    ${fromChoices(chosen)}
    where chosen.place is not null order by chosen.place`.execute(reader)
  return rows.map(({ isThere, ...choice }, at) => (isThere ? withOwnAddOns(choice, chosen[at]) : null))
}

/** Callers of one batch may want different add-ons of the same product. */
const withOwnAddOns = (choice: WithVisibility, chosen: ProductChoice | undefined): WithVisibility => ({
  ...choice,
  addOns: choice.addOns.filter((one) =>
    chosen?.selectedAddOns.some(({ addOnId }) => addOnId === one.addOnId),
  ),
})
