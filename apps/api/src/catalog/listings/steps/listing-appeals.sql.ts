import type { ProductId, ProductMoveId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** False when there is one already. */
export async function insertAppeal(tx: Tx, moveId: ProductMoveId, words: string): Promise<boolean> {
  const { rows } = await sql`
    insert into listing_appeals (move_id, words) values (${moveId}, ${words})
    on conflict do nothing returning move_id`.execute(tx)
  return rows.length > 0
}

type Appeal = {
  moveId: ProductMoveId
  takenDownBy: StaffMemberId | null
  answer: string | null
  answeredBy: StaffMemberId | null
}

/** About the latest time that it was taken down. */
export async function findAppeal(reader: Reader | Tx, productId: ProductId): Promise<Appeal | null> {
  const { rows } = await sql<Appeal>`
    select a.move_id as "moveId", m.staff_id as "takenDownBy", a.answer, a.answered_by as "answeredBy"
    from (
      select id, staff_id from product_moves where product_id = ${productId} and to_status = 'TAKEN_DOWN'
      order by moved_at desc, id desc limit 1
    ) as m join listing_appeals a on a.move_id = m.id`.execute(reader)
  return rows[0] ?? null
}

type Answer = { moveId: ProductMoveId; answer: string; by: StaffMemberId | null }

export async function answerAppeal(tx: Tx, { moveId, answer, by }: Answer): Promise<void> {
  await sql`
    update listing_appeals set answer = ${answer}, answered_at = now(), answered_by = ${by}
    where move_id = ${moveId} and answer is null`.execute(tx)
}
