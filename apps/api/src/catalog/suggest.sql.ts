import type { ProductCard } from '@ahia/contracts/catalog'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type Suggested = Pick<ProductCard, '_id' | 'name' | 'images' | 'placeholder' | 'basePrice'>

/** Who types waits for each letter, so the best sold are chosen among so many at most. */
const ENOUGH = 100

/** Products with these words in their name, best sold first; see `pickMatches` for what is gathered and what is walked. */
export async function listSuggested(
  reader: Reader,
  { query, limit, isCommon }: { query: string; limit: number; isCommon: boolean },
): Promise<Suggested[]> {
  const found = sql`name_words @@ to_tsquery('market', ${query})`
  const ids = isCommon
    ? sql`select id from products where is_visible and stock > 0 and (${found}) is true
          order by sales desc, id desc limit ${limit}`
    : sql`with gathered as materialized (
            select id, sales, stock from products where is_visible and ${found} limit ${ENOUGH}
          ) select id from gathered order by stock > 0 desc, sales desc, id desc limit ${limit}`
  const { rows } = await sql<Suggested>`
    select id as "_id", name, array(select picture_address(key) from unnest(picture_keys) as key) as images,
      cover_placeholder as placeholder, naira(base_price_kobo) as "basePrice"
    from products where id = any (array(${ids}))
    order by stock > 0 desc, sales desc, id desc`.execute(reader)
  return rows
}
