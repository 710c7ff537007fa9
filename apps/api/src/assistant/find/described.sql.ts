import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A word, and products that have it anywhere in their texts; as many as are looked at. */
type WordHit = { word: string; productIds: ProductId[] }

/** Words that more products have say nothing of any of them, and would cost too much to look up (R31). */
const MOST_WITH_WORD = 3_000
const MOST_LISTED = 120

/** Which products have each of the words; the words of very many are left out. */
export async function listWordHits(reader: Reader, words: readonly string[]): Promise<WordHit[]> {
  const { rows } = await sql<WordHit>`
    with asked as (
      select word, plainto_tsquery('market', word) as query from unnest(${words}::text[]) as listed (word)
      where coalesce((select products from search_words where search_words.word = listed.word), 0) <= ${sql.lit(MOST_WITH_WORD)}
    )
    select word, array(
      select p.id from products p where p.is_visible and p.words @@ asked.query limit ${sql.lit(MOST_LISTED)}
    ) as "productIds"
    from asked where numnode(query) > 0`.execute(reader)
  return rows
}
