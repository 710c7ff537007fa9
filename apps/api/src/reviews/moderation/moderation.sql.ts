import type { ProductId, ReviewId, StaffMemberId } from '@ahia/contracts/ids'
import type { HiddenWordsReason } from '@ahia/reference/goods-reports'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Moderated = {
  productId: ProductId
  hiddenReason: HiddenWordsReason | null
  hiddenBy: StaffMemberId | null
  hiddenAt: Date | null
}

export async function lockReview(tx: Tx, reviewId: ReviewId): Promise<Moderated | null> {
  const { rows } = await sql<Moderated>`
    select product_id as "productId", hidden_reason as "hiddenReason", hidden_by as "hiddenBy", hidden_at as "hiddenAt"
    from reviews where id = ${reviewId} for no key update`.execute(tx)
  return rows[0] ?? null
}

type Hidden = { reason: HiddenWordsReason; by: StaffMemberId }

/** Null: shown again. */
export async function setHidden(tx: Tx, reviewId: ReviewId, hidden: Hidden | null): Promise<void> {
  await sql`
    update reviews set hidden_reason = ${hidden?.reason ?? null}, hidden_by = ${hidden?.by ?? null},
      hidden_at = case when ${hidden !== null} then now() end
    where id = ${reviewId}`.execute(tx)
}
