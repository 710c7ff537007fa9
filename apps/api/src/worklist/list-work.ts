import type { listWork as contract } from '@ahia/contracts/admin/work'
import type { DataOf } from '@ahia/contracts/endpoint'
import { toNaira } from '@ahia/money/naira'
import { STAFF_PERMISSIONS } from '@ahia/reference/staff/roles'
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKindName } from '@ahia/reference/staff/work-kinds'
import { readAfterKey, toAfterKey } from '#platform/after-key.ts'
import { roleFor } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { aboutWork } from './about-work.rules.ts'
import { readWork, type WaitingRow, type WorkCounts, type Worker, type WorkView } from './waiting.sql.ts'

const PAGE = 50

type Session = Parameters<typeof roleFor>[0] & { staffId: Worker['self'] }
type Wanted = { view: WorkView; kind?: WorkKindName | undefined; after?: string | undefined }

/** ADMIN-12: what waits, of the kinds that this colleague may act on, the most urgent first. */
export async function listWork(
  { db }: { db: Db },
  { session, view, kind, after }: Wanted & { session: Session },
): Promise<DataOf<typeof contract>> {
  const worker = workerOf(session)
  const { rows, counts } = await readWork(db.read, {
    worker,
    kind: kind ?? null,
    view,
    after: readAfterKey(after),
    limit: PAGE + 1,
  })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => toItem(row, worker.self)),
    next: last ? toAfterKey({ at: last.due, id: last.subject }) : null,
    counts: toCounts(counts),
  }
}

const workerOf = (session: Session): Worker => ({
  self: session.staffId,
  kinds: WORK_KIND_NAMES.filter((name) => {
    const { needs } = WORK_KINDS[name]
    return needs !== null && roleFor(session, needs) !== null
  }),
  permissions: STAFF_PERMISSIONS.filter((permission) => roleFor(session, permission) !== null),
})

const toItem = (row: WaitingRow, self: string) => ({
  kind: row.kind,
  subject: row.subject,
  about: aboutWork(row),
  isUrgent: row.isUrgent,
  beganAt: row.begins.toISOString(),
  dueAt: row.due.toISOString(),
  isOverdue: row.isOverdue,
  atStake: row.atStakeKobo === null ? null : toNaira(row.atStakeKobo),
  holder:
    row.holderName === null || row.heldSince === null
      ? null
      : { name: row.holderName, isSelf: row.holderId === self, since: row.heldSince.toISOString() },
  restsUntil: row.restsUntil?.toISOString() ?? null,
  restsBecause: row.restsBecause,
})

const toCounts = (counts: WorkCounts) => ({
  all: sum(counts.map(({ all }) => all)),
  mine: sum(counts.map(({ mine }) => mine)),
  overdue: sum(counts.map(({ overdue }) => overdue)),
  resting: sum(counts.map(({ resting }) => resting)),
  kinds: Object.fromEntries(counts.map(({ kind, all }) => [kind, all])),
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
