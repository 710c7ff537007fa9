import type { ReviewId } from '@ahia/contracts/ids'
import type { HiddenWordsReason } from '@ahia/reference/goods-reports'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import { answerReports } from '#catalog/reports/close-reports.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { findStaffName } from '#staff/members/staff-names.reads.ts'
import { alreadyDecided } from '#staff/staff.errors.ts'
import type { Db, Tx } from '#tables.ts'
import { reviewNotFound } from '../reviews.errors.ts'
import { lockReview, setHidden } from './moderation.sql.ts'
import { settleReviewPhotos } from './settle-photos.ts'

type Hide = { reviewId: ReviewId; reason: HiddenWordsReason; by: StaffActor }

/** ADMIN-31: words and photos are hidden with a reason that readers see; the stars stay. The same again changes nothing. */
export async function hideWords({ db }: { db: Db }, { reviewId, reason, by }: Hide): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw reviewNotFound()
    const { productId, hiddenReason, hiddenBy } = review
    if (hiddenReason === reason) return
    if (hiddenReason !== null) throw alreadyDecided(await findStaffName(tx, hiddenBy))
    await setHidden(tx, reviewId, { reason, by: by.id })
    await movePhotos(tx, reviewId)
    await answerReports(tx, { productId, reviewId, by: by.id, outcome: 'WORDS_HIDDEN' })
    await recordStaffAct(tx, by, {
      act: 'review.hide',
      subjects: [`review:${reviewId}`, `product:${productId}`],
      fields: ['hidden_reason'],
      reason,
    })
  })
}

/** Readers see the words again. */
export async function showWords({ db }: { db: Db }, { reviewId, by }: Omit<Hide, 'reason'>): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    if (!review) throw reviewNotFound()
    if (review.hiddenReason === null) return
    await setHidden(tx, reviewId, null)
    await movePhotos(tx, reviewId)
    await recordStaffAct(tx, by, {
      act: 'review.show',
      subjects: [`review:${reviewId}`, `product:${review.productId}`],
      fields: ['hidden_reason'],
    })
  })
}

/** As soon as the transaction is committed. */
const movePhotos = (tx: Tx, reviewId: ReviewId): Promise<void> =>
  enqueue(tx, settleReviewPhotos, { reviewId }, { key: `settle_review_photos:${reviewId}` })
