import type { ReviewId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type OpenReport = { reason: string; words: string | null; at: string }

const AT_ONCE = 150
const OF_ONE = 20

/** Open reports by the review they are about; the first reported first. */
export async function listOpenReviewReports(reader: Reader): Promise<Map<ReviewId, OpenReport[]>> {
  const { rows } = await sql<{ reviewId: ReviewId; reports: OpenReport[] }>`
    select review_id as "reviewId", (array_agg(json_build_object(
      'reason', reason, 'words', words, 'at', to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) order by reported_at))[1:${sql.lit(OF_ONE)}] as reports
    from goods_reports where closed_at is null and review_id is not null
    group by review_id order by not bool_or(reason = 'SAFETY'), min(reported_at), review_id limit ${sql.lit(AT_ONCE)}`.execute(
    reader,
  )
  return new Map(rows.map(({ reviewId, reports }) => [reviewId, reports]))
}
