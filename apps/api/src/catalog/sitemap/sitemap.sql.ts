import type { ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** A place in the order of age. The time as PostgreSQL writes it: a Date would lose its last digits, and the place. */
export type Place = { createdAt: string; id: ProductId }

/** The starts of files, one every this many visible products, oldest first. Index-only. */
export async function listFileStarts(reader: Reader, productsAFile: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with recursive starts as (
      (select created_at, id from products where is_visible order by created_at, id limit 1)
      union all
      select next.created_at, next.id from starts cross join lateral (
        select created_at, id from products
        where is_visible and (created_at, id) > (starts.created_at, starts.id)
        order by created_at, id offset ${productsAFile - 1} limit 1
      ) as next
    )
    select created_at::text as "createdAt", id from starts`.execute(reader)
  return rows
}

/** Of `from` and all after it, or only those after it; up to where the next file begins. */
export type Stretch = { from: Place; isFromIncluded: boolean; until: Place | null; limit: number }

export async function listPlaces(
  reader: Reader,
  { from, isFromIncluded, until, limit }: Stretch,
): Promise<Place[]> {
  const begins = isFromIncluded ? sql`>=` : sql`>`
  const ends =
    until === null ? sql`true` : sql`(created_at, id) < (${until.createdAt}::timestamptz, ${until.id}::uuid)`
  const { rows } = await sql<Place>`
    select created_at::text as "createdAt", id from products
    where is_visible and (created_at, id) ${begins} (${from.createdAt}::timestamptz, ${from.id}::uuid) and ${ends}
    order by created_at, id limit ${limit}`.execute(reader)
  return rows
}
