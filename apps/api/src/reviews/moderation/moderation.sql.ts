import type { ReportedReview } from '@ahia/contracts/admin/reviews'
import type { ProductId, ReviewId, StaffMemberId } from '@ahia/contracts/ids'
import type { HiddenWordsReason } from '@ahia/reference/goods-reports'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type Moderated = {
  productId: ProductId
  hiddenReason: HiddenWordsReason | null
  hiddenBy: StaffMemberId | null
}

export async function lockReview(tx: Tx, reviewId: ReviewId): Promise<Moderated | null> {
  const { rows } = await sql<Moderated>`
    select product_id as "productId", hidden_reason as "hiddenReason", hidden_by as "hiddenBy"
    from reviews where id = ${reviewId} for no key update`.execute(tx)
  return rows[0] ?? null
}

export async function listPhotoKeys(reader: Reader, reviewId: ReviewId): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from review_photos where review_id = ${reviewId} order by place limit 3`.execute(reader)
  return rows.map(({ key }) => key)
}

/** The first has place 0. */
export async function findPhotoKey(
  reader: Reader,
  { reviewId, place }: { reviewId: ReviewId; place: number },
): Promise<string | null> {
  return (await listPhotoKeys(reader, reviewId))[place] ?? null
}

type Hidden = { reason: HiddenWordsReason; by: StaffMemberId }

/** Null: shown again. */
export async function setHidden(tx: Tx, reviewId: ReviewId, hidden: Hidden | null): Promise<void> {
  await sql`
    update reviews set hidden_reason = ${hidden?.reason ?? null}, hidden_by = ${hidden?.by ?? null},
      hidden_at = case when ${hidden !== null} then now() end
    where id = ${reviewId}`.execute(tx)
}

export type ModeratedReview = Omit<ReportedReview, 'product' | 'reports'> & { productId: ProductId }

const HIDDEN_SHOWN = 50

/** These, and the latest whose words are hidden. */
export async function listModerated(reader: Reader, ids: readonly ReviewId[]): Promise<ModeratedReview[]> {
  const { rows } = await sql<ModeratedReview>`
    select id as _id, product_id as "productId", author_name as "authorName", stars, text, reply,
      hidden_reason as "hiddenReason",
      (select count(*)::integer from review_photos where review_id = reviews.id) as photos
    from reviews where id = any(${ids}::uuid[]) or id in (
      select id from reviews where hidden_at is not null order by hidden_at desc limit ${sql.lit(HIDDEN_SHOWN)}
    )
    order by hidden_at desc nulls first, id`.execute(reader)
  return rows
}
