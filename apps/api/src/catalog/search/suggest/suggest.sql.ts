import type { ProductCard } from '@ahia/contracts/catalog'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { nameMatchesByFilter, nameMatchesByIndex } from '../match-conditions.sql.ts'

type Suggested = Pick<ProductCard, '_id' | 'name' | 'images' | 'placeholder' | 'basePrice'>

/** Suggestions must be fast: best sellers are searched among this many products, or this many matches. */
const WALK = 2_000
const ENOUGH = 100

/** Overall best sellers whose name contains the words: fast for common words, few results for rare ones. */
export async function listBestSold(reader: Reader, words: string, limit: number): Promise<Suggested[]> {
  return listSuggested(
    reader,
    sql`
      select id from (
        select * from products where is_visible order by sales desc, id desc limit ${sql.lit(WALK)}
      ) as head
      where stock > 0 and ${nameMatchesByFilter(words)} order by sales desc, id desc limit ${limit}`,
  )
}

/** Some products with these words in their name, the best sold of them first. */
export async function listNamed(reader: Reader, words: string, limit: number): Promise<Suggested[]> {
  return listSuggested(
    reader,
    sql`
      with gathered as materialized (
        select id, sales, stock from products where is_visible and ${nameMatchesByIndex(words)} limit ${sql.lit(ENOUGH)}
      )
      select id from gathered order by stock > 0 desc, sales desc, id desc limit ${limit}`,
  )
}

async function listSuggested(reader: Reader, ids: RawBuilder<unknown>): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    select id as "_id", name, array(select picture_address(key) from unnest(picture_keys) as key) as images,
      cover_placeholder as placeholder, naira(base_price_kobo) as "basePrice"
    from products where id = any (array(${ids}))
    order by stock > 0 desc, sales desc, id desc`.execute(reader)
  return rows
}
