import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export async function sumUpShelfCounts(tx: Tx): Promise<void> {
  await sql`
    with crowded as (
      select shelf, axis, step, traits from shelf_counts
      group by shelf, axis, step, traits having count(*) > 1 or sum(products) = 0
    ), taken as (
      delete from shelf_counts using crowded
      where (shelf_counts.shelf, shelf_counts.axis, shelf_counts.step, shelf_counts.traits)
        = (crowded.shelf, crowded.axis, crowded.step, crowded.traits)
      returning shelf_counts.*
    )
    insert into shelf_counts (shelf, axis, step, traits, products)
    select shelf, axis, step, traits, sum(products) from taken
    group by shelf, axis, step, traits having sum(products) <> 0`.execute(tx)
}
