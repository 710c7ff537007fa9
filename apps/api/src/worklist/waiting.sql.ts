import type { StaffMemberId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { WorkKindName } from '@ahia/reference/staff/work-kinds'
import { type RawBuilder, sql } from 'kysely'
import type { AfterKey } from '#platform/after-key.ts'
import type { Reader, Tx } from '#tables.ts'

/** ADMIN-13: the views of the slices, each with the same columns. A test finds each `…_waiting` of the database here. */
export const WAITING_VIEWS = [
  'access_reviews_waiting',
  'announcements_waiting',
  'chargebacks_waiting',
  'disputes_waiting',
  'enquiries_waiting',
  'listings_waiting',
  'blocks_waiting',
  'breaches_waiting',
  'data_requests_waiting',
  'proposals_waiting',
  'refunds_waiting',
  'reports_waiting',
  'shop_documents_waiting',
  'shops_waiting',
  'standing_appeals_waiting',
] as const

const UNION = sql.join(
  WAITING_VIEWS.map(
    (view) =>
      sql`select kind, subject_id, begins_at, due_at, at_stake_kobo, about, urgent from ${sql.ref(view)}`,
  ),
  sql` union all `,
)

export type WaitingRow = {
  kind: WorkKindName
  subject: string
  about: string
  isUrgent: boolean
  begins: Date
  due: Date
  isOverdue: boolean
  atStakeKobo: Kobo | null
  holderId: StaffMemberId | null
  holderName: string | null
  heldSince: Date | null
  restsUntil: Date | null
  restsBecause: string | null
}

/** All that waits, of these kinds, with who has it and how long it rests. */
const work = (kinds: readonly WorkKindName[]) => sql`
  select w.kind, w.subject_id, w.about, w.urgent, w.begins_at, w.due_at, w.due_at < now() as is_overdue, w.at_stake_kobo,
    c.staff_id as holder_id, member.name as holder_name, c.claimed_at, s.until, s.reason
  from (${UNION}) as w
    left join work_claims c on c.kind = w.kind and c.subject_id = w.subject_id and c.claimed_at > now() - interval '30 minutes'
    left join staff_members member on member.id = c.staff_id
    left join work_snoozes s on s.kind = w.kind and s.subject_id = w.subject_id and s.begins_at = date_trunc('milliseconds', w.begins_at)
      and s.until > now() and w.due_at > now()
  where w.kind = any(${[...kinds]}::text[])`

const VIEWS = {
  all: () => sql`until is null`,
  mine: (self: StaffMemberId) => sql`holder_id = ${self}`,
  overdue: () => sql`is_overdue`,
  resting: () => sql`until is not null`,
} satisfies Record<string, (self: StaffMemberId) => RawBuilder<unknown>>

export type WorkView = keyof typeof VIEWS

type Wanted = {
  kinds: readonly WorkKindName[]
  view: WorkView
  self: StaffMemberId
  after: AfterKey | null
  limit: number
}

export async function listWaiting(
  reader: Reader,
  { kinds, view, self, after, limit }: Wanted,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select kind, subject_id as subject, about, urgent as "isUrgent", begins_at as begins, due_at as due,
      is_overdue as "isOverdue", at_stake_kobo as "atStakeKobo", holder_id as "holderId", holder_name as "holderName",
      claimed_at as "heldSince", until as "restsUntil", reason as "restsBecause"
    from (${work(kinds)}) as work
    where ${VIEWS[view](self)} and ${after ? sql`(date_trunc('milliseconds', due_at), subject_id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by date_trunc('milliseconds', due_at), subject_id limit ${sql.lit(limit)}`.execute(reader)
  return rows
}

export type WorkCounts = { kind: WorkKindName; all: number; mine: number; overdue: number; resting: number }[]

export async function countWaiting(
  reader: Reader,
  { kinds, self }: { kinds: readonly WorkKindName[]; self: StaffMemberId },
): Promise<WorkCounts> {
  const { rows } = await sql<WorkCounts[number]>`
    select kind, count(*) filter (where ${VIEWS.all()})::int as all, count(*) filter (where ${VIEWS.mine(self)})::int as mine,
      count(*) filter (where ${VIEWS.overdue()})::int as overdue, count(*) filter (where ${VIEWS.resting()})::int as resting
    from (${work(kinds)}) as work group by kind`.execute(reader)
  return rows
}

export async function findWaiting(
  reader: Reader | Tx,
  { kind, subject }: { kind: WorkKindName; subject: string },
): Promise<{ begins: Date; due: Date } | null> {
  const { rows } = await sql<{ begins: Date; due: Date }>`
    select begins_at as begins, due_at as due from (${UNION}) as w where kind = ${kind} and subject_id = ${subject}::uuid`.execute(
    reader,
  )
  return rows[0] ?? null
}

export type DueNotice = {
  kind: WorkKindName
  subject: string
  about: string
  due: Date
  stage: string
  holderEmail: string | null
}

/**
 * ADMIN-16: stages that nobody has been informed of yet: three quarters of the time, its end, and for chargebacks at once and
 * every four hours. Recorded by the same statement, so that each is sent once however many processes look.
 */
export async function takeDueNotices(tx: Tx): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with stages as (
      select w.*, stage from (${UNION}) as w
        cross join lateral (
          select 'OVERDUE' as stage where w.due_at <= now()
          union all select 'SOON' where w.due_at > now() and now() >= w.begins_at + (w.due_at - w.begins_at) * 0.75
          union all select 'AT_ONCE_' || floor(extract(epoch from now() - w.begins_at) / 14400)::int where w.kind = 'CHARGEBACK'
        ) as due
    ), sent as (
      insert into work_notices (kind, subject_id, begins_at, stage)
      select kind, subject_id, begins_at, stage from stages on conflict do nothing
      returning kind, subject_id, stage
    )
    select s.kind, s.subject_id as subject, s.about, s.due_at as due, s.stage, member.email as "holderEmail"
    from stages s join sent using (kind, subject_id, stage)
      left join work_claims c on c.kind = s.kind and c.subject_id = s.subject_id and c.claimed_at > now() - interval '12 hours'
      left join staff_members member on member.id = c.staff_id and member.status = 'ACTIVE'
    order by s.due_at`.execute(tx)
  return rows
}
