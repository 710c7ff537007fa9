import type { GoodsReportId, ProductId, ReviewId, StaffMemberId } from '@ahia/contracts/ids'
import type { ReportReason } from '@ahia/reference/goods-reports'
import { sql } from 'kysely'
import type { Tables, Tx, Writer } from '#tables.ts'

type NewReport = {
  id: GoodsReportId
  productId: ProductId
  reviewId: ReviewId | null
  reporter: Buffer
  source: Buffer
  reason: ReportReason
  words: string | null
}

/** False for a second report of the same person. */
export async function insertReport(writer: Writer, report: NewReport): Promise<boolean> {
  const { id, productId, reviewId, reporter, source, reason, words } = report
  const { rows } = await sql`
    insert into goods_reports (id, product_id, review_id, reporter, source, reason, words)
    values (${id}, ${productId}, ${reviewId}, ${reporter}, ${source}, ${reason}, ${words})
    on conflict (product_id, reporter, review_id) do nothing returning id`.execute(writer)
  return rows.length > 0
}

export type ReportOutcome = NonNullable<Tables['goods_reports']['outcome']>
type Closing = {
  productId: ProductId
  reviewId: ReviewId | null
  by: StaffMemberId | null
  outcome: ReportOutcome
}

/** How many were open. */
export async function closeOpenReports(
  tx: Tx,
  { productId, reviewId, by, outcome }: Closing,
): Promise<number> {
  const { rows } = await sql`
    update goods_reports set closed_at = now(), closed_by = ${by}, outcome = ${outcome}
    where product_id = ${productId} and review_id is not distinct from ${reviewId}::uuid and closed_at is null
    returning id`.execute(tx)
  return rows.length
}

export async function forgetWordsOf(tx: Tx, reporter: Buffer): Promise<void> {
  await sql`update goods_reports set words = null where reporter = ${reporter} and words is not null`.execute(
    tx,
  )
}

/** At most `atMost` at a time. */
export async function deleteClosedReports(writer: Writer, days: number, atMost: number): Promise<void> {
  await sql`
    delete from goods_reports where id in (
      select id from goods_reports where closed_at < now() - make_interval(days => ${days}) order by closed_at limit ${atMost}
    )`.execute(writer)
}
