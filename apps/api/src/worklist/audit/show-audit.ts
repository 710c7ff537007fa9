import type { listAudit } from '@ahia/contracts/admin/audit'
import type { AnswerOf } from '@ahia/contracts/endpoint'
import { findLastSeal, listLatestEntries } from '#audit/audit-page.reads.ts'
import { listStaffNames } from '#staff/members/staff-names.reads.ts'
import type { Db } from '#tables.ts'

const PAGE = 50

type Wanted = Omit<Parameters<typeof listLatestEntries>[1], 'limit'>

/** ADMIN-46: for the auditor: who did what, when and why. No personal value is in it. */
export async function showAudit({ db }: { db: Db }, wanted: Wanted): Promise<AnswerOf<typeof listAudit>> {
  const [rows, colleagues, seal] = await Promise.all([
    listLatestEntries(db.read, { ...wanted, limit: PAGE + 1 }),
    listStaffNames(db.read),
    findLastSeal(db.read),
  ])
  const names = new Map<string, string>(colleagues.map(({ id, name }) => [id, name]))
  const shown = rows.slice(0, PAGE)
  return {
    entries: shown.map(({ actorId, happenedAt, ...rest }) => ({
      ...rest,
      happenedAt: happenedAt.toISOString(),
      by: (actorId && names.get(actorId)) ?? null,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.sequence ?? null) : null,
    colleagues: colleagues.map(({ id, name }) => ({ _id: id, name })),
    sealed: seal && { ...seal, at: seal.at.toISOString() },
  }
}
