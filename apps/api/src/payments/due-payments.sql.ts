import { sql } from 'kysely'
import type { Writer } from '#tables.ts'

type Claim = { limit: number; pausesSeconds: readonly number[]; hours: number }

/**
 * Claims payments that are due for a check, and schedules the next one in the same statement: no two workers check the same
 * payment, and one that dies is made up for by the next check. After `hours` there is no next check.
 */
export async function claimDuePayments(
  writer: Writer,
  { limit, pausesSeconds, hours }: Claim,
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    update payments set
      checks = checks + 1,
      check_at = case when started_at > now() - make_interval(hours => ${hours})
        then now() + make_interval(secs => (${[...pausesSeconds]}::integer[])[least(checks + 1, ${pausesSeconds.length})])
      end
    where id in (
      select id from payments where check_at <= now() order by check_at limit ${limit} for update skip locked
    )
    returning reference`.execute(writer)
  return rows.map(({ reference }) => reference)
}

/** The provider has reported something about it, so it is checked sooner than planned. */
export async function checkSoon(writer: Writer, reference: string): Promise<void> {
  await sql`
    update payments set check_at = now(), checks = 0
    where reference = ${reference} and status in ('STARTED', 'OPEN', 'FAILED')`.execute(writer)
}

/** All payments that can be paid now; the others are checked at their usual time. */
export async function checkOpenSoon(writer: Writer): Promise<void> {
  await sql`
    update payments set check_at = now()
    where status in ('STARTED', 'OPEN') and check_at > now()`.execute(writer)
}
