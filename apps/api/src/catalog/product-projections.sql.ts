import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import type { ProductProjection } from './product-projection.rules.ts'
import { wholeProduct } from './whole-product.sql.ts'

/** In the order of the ids; `queries` in the language of to_tsquery. */
export async function listProductProjections(
  reader: Reader,
  productIds: readonly ProductId[],
  queries: readonly string[],
): Promise<ProductProjection[]> {
  const { rows } = await sql<ProductProjection>`
    select ${wholeProduct} as product, s.state, array(
      select case
        when p.name_words @@ word.query then 'name'
        when to_tsvector('market', p.subcategory) @@ word.query then 'shelf'
        when p.ranked_words @@ word.query then 'summary'
        when p.words @@ word.query then 'text'
        else 'nowhere'
      end
      from (
        select to_tsquery('market', one) as query, place
        from unnest(${queries}::text[]) with ordinality as searched (one, place)
      ) as word order by word.place
    ) as places
    from unnest(${productIds}::uuid[]) with ordinality as listed (id, place)
    join products p on p.id = listed.id and p.is_visible join shop_cards s on s.id = p.shop_id
    order by listed.place`.execute(reader)
  return rows
}
