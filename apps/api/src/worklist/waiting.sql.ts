import type { StaffMemberId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { StaffPermission } from '@ahia/reference/staff/roles'
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
  'suspension_answers_waiting',
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

/** A proposal needs the permission of its kind, and anybody but who made it; all else the permission of the kind of work. */
const PROPOSED = sql`left join staff_proposals proposed on w.kind = 'PROPOSAL' and proposed.id = w.subject_id`

/** Whose work it is. */
export type Worker = {
  self: StaffMemberId
  /** Kinds of which they may act on each item. */
  kinds: readonly WorkKindName[]
  /** What proposals may need, for them to decide. */
  permissions: readonly StaffPermission[]
}

/** ADMIN-21: the answer to a suspension is another colleague's to decide about. */
const IS_SUSPENDER = (self: StaffMemberId) => sql`exists (
  select from suspension_answers_open o where o.shop_id = w.subject_id and o.suspended_by = ${self})`

/** All that waits for them, with who has it and how long it rests. */
const work = ({ self, kinds, permissions }: Worker) => sql`
  select w.kind, w.subject_id, w.about, w.urgent, w.begins_at, w.due_at, w.due_at < now() as is_overdue, w.at_stake_kobo,
    c.staff_id as holder_id, member.name as holder_name, c.claimed_at, s.until, s.reason
  from (${UNION}) as w ${PROPOSED}
    left join work_claims c on c.kind = w.kind and c.subject_id = w.subject_id and c.claimed_at > now() - interval '30 minutes'
    left join staff_members member on member.id = c.staff_id
    left join work_snoozes s on s.kind = w.kind and s.subject_id = w.subject_id and s.begins_at = date_trunc('milliseconds', w.begins_at)
      and s.until > now() and w.due_at > now()
  where (w.kind = any(${[...kinds]}::text[]) and not (w.kind = 'SUSPENSION_ANSWER' and ${IS_SUSPENDER(self)}))
    or (proposed.needs = any(${[...permissions]}::text[]) and proposed.proposed_by <> ${self})`

const VIEWS = {
  all: () => sql`until is null`,
  mine: (self: StaffMemberId) => sql`holder_id = ${self}`,
  overdue: () => sql`is_overdue`,
  resting: () => sql`until is not null`,
} satisfies Record<string, (self: StaffMemberId) => RawBuilder<unknown>>

export type WorkView = keyof typeof VIEWS

type Wanted = {
  worker: Worker
  kind: WorkKindName | null
  view: WorkView
  after: AfterKey | null
  limit: number
}

export type WorkCounts = { kind: WorkKindName; all: number; mine: number; overdue: number; resting: number }[]

type Work = { rows: WaitingRow[]; counts: WorkCounts }

/** A page of it and what all of it counts, in one statement: when each item is due costs most, and is worked out once. */
export async function readWork(reader: Reader, { worker, kind, view, after, limit }: Wanted): Promise<Work> {
  const isOfView = VIEWS[view](worker.self)
  const { rows } = await sql<{ counts: WorkCounts | null } & (WaitingRow | { kind: null })>`
    with work as materialized (${work(worker)}), counted as (
      select kind, count(*) filter (where ${VIEWS.all()}) as all, count(*) filter (where ${VIEWS.mine(worker.self)}) as mine,
        count(*) filter (where ${VIEWS.overdue()}) as overdue, count(*) filter (where ${VIEWS.resting()}) as resting
      from work group by kind
    ), page as (
      select *, date_trunc('milliseconds', due_at) as place from work
      where ${isOfView} and ${kind === null ? sql`true` : sql`kind = ${kind}`} and ${after ? sql`(date_trunc('milliseconds', due_at), subject_id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by place, subject_id limit ${sql.lit(limit)}
    )
    select all_counts.counts, page.kind, subject_id as subject, about, urgent as "isUrgent", begins_at as begins, due_at as due,
      is_overdue as "isOverdue", at_stake_kobo as "atStakeKobo", holder_id as "holderId", holder_name as "holderName",
      claimed_at as "heldSince", until as "restsUntil", reason as "restsBecause"
    from (select json_agg(counted) as counts from counted) as all_counts left join page on true
    order by place, subject_id`.execute(reader)
  return { rows: rows.filter((row) => row.kind !== null), counts: rows[0]?.counts ?? [] }
}

type Waiting = { begins: Date; due: Date } & OfProposal
/** Null for what is no proposal. */
type OfProposal = { needs: StaffPermission | null; proposedBy: StaffMemberId | null }

export async function findWaiting(
  reader: Reader | Tx,
  { kind, subject }: { kind: WorkKindName; subject: string },
): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select w.begins_at as begins, w.due_at as due, proposed.needs, proposed.proposed_by as "proposedBy"
    from (${UNION}) as w ${PROPOSED} where w.kind = ${kind} and w.subject_id = ${subject}::uuid`.execute(
    reader,
  )
  return rows[0] ?? null
}

export type DueNotice = OfProposal & {
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
    select s.kind, s.subject_id as subject, s.about, s.due_at as due, s.stage, member.email as "holderEmail",
      proposed.needs, proposed.proposed_by as "proposedBy"
    from stages s join sent using (kind, subject_id, stage)
      left join staff_proposals proposed on s.kind = 'PROPOSAL' and proposed.id = s.subject_id
      left join work_claims c on c.kind = s.kind and c.subject_id = s.subject_id and c.claimed_at > now() - interval '12 hours'
      left join staff_members member on member.id = c.staff_id and member.status = 'ACTIVE'
    order by s.due_at`.execute(tx)
  return rows
}
