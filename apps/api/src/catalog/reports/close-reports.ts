import type { ProductId, ReviewId, StaffMemberId } from '@ahia/contracts/ids'
import { recordStaffAct, type StaffActor } from '#audit/record-staff-act.ts'
import type { Db, Tx } from '#tables.ts'
import { closeOpenReports, type ReportOutcome } from './reports.sql.ts'

type About = { productId: ProductId; reviewId: ReviewId | null }

/** With the decision that answers them, as part of its transaction. */
export const answerReports = (
  tx: Tx,
  answered: About & { by: StaffMemberId | null; outcome: ReportOutcome },
): Promise<number> => closeOpenReports(tx, answered)

/** ADMIN-30: staff have looked, and nothing is wrong. Closed again, it changes nothing. */
export async function closeReports({ db }: { db: Db }, { by, ...about }: About & { by: StaffActor }) {
  await db.transaction(async (tx) => {
    const closed = await closeOpenReports(tx, { ...about, by: by.id, outcome: 'NOTHING_WRONG' })
    if (closed === 0) return
    const { productId, reviewId } = about
    await recordStaffAct(tx, by, {
      act: 'reports.close',
      subjects: reviewId === null ? [`product:${productId}`] : [`review:${reviewId}`, `product:${productId}`],
      fields: ['outcome'],
      reason: 'NOTHING_WRONG',
    })
  })
}
