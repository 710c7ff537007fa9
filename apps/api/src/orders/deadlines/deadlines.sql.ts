import type { OrderId, ParcelId } from '@ahia/contracts/ids'
import { QUESTION_DAYS } from '@ahia/contracts/limits'
import { REMINDER_DAYS } from '@ahia/rules/parcels/due-time'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

/** What can fall due of a parcel, by the database's clock (I20). */
export type Deadline =
  | 'ANSWER'
  | 'LATE'
  | 'OFFER'
  | 'CANCEL'
  | 'REMIND_FIRST'
  | 'REMIND_LAST'
  | 'SILENCE'
  | 'RETURN'

const [FIRST, LAST] = REMINDER_DAYS
const runs = sql`p.status in ('NEW', 'ACCEPTED', 'PACKED')`
const isOut = sql`p.status in ('HANDED_OVER', 'AT_POINT')`

/** Conditions on parcels `p`; each is false again once it was dealt with. */
const IS_DUE = {
  ANSWER: sql`p.status = 'WAITING_FOR_ADDRESS' and p.asked_at <= now() - make_interval(days => ${sql.lit(QUESTION_DAYS)})`,
  LATE: sql`${runs} and p.due_at <= now() and p.late_at is null`,
  OFFER: sql`${runs} and p.due_at <= now() - interval '24 hours' and p.late_offered_at is null`,
  CANCEL: sql`${runs} and p.cancels_at <= now()`,
  REMIND_FIRST: sql`${isOut} and p.reminders = 0 and p.closes_at <= now() + make_interval(days => ${sql.lit(FIRST)})`,
  REMIND_LAST: sql`${isOut} and p.reminders = 1 and p.closes_at <= now() + make_interval(days => ${sql.lit(LAST)})`,
  SILENCE: sql`${isOut} and p.reminders = 2 and p.closes_at <= now()`,
  RETURN: sql`p.status = 'RETURNING' and p.closes_at <= now()`,
} as const satisfies Record<Deadline, RawBuilder<unknown>>

/** The orders whose parcels are due for it, in the order of their ids. */
export async function listDue(
  reader: Reader,
  deadline: Deadline,
  { after, limit }: { after: OrderId | null; limit: number },
): Promise<OrderId[]> {
  const { rows } = await sql<{ orderId: OrderId }>`
    select p.order_id as "orderId" from parcels p
    where ${IS_DUE[deadline]} and (${after}::uuid is null or p.order_id > ${after})
    order by p.order_id limit ${limit}`.execute(reader)
  return rows.map(({ orderId }) => orderId)
}

/** Asked again under the lock of the order: somebody may have acted since. */
export async function isStillDue(tx: Tx, deadline: Deadline, parcelId: ParcelId): Promise<boolean> {
  const { rows } = await sql`
    select from parcels p where p.id = ${parcelId} and ${IS_DUE[deadline]}`.execute(tx)
  return rows.length > 0
}

export async function markLate(tx: Tx, parcelId: ParcelId): Promise<void> {
  await sql`update parcels set late_at = now() where id = ${parcelId}`.execute(tx)
}

export async function markLateOffered(tx: Tx, parcelId: ParcelId): Promise<void> {
  await sql`update parcels set late_offered_at = now() where id = ${parcelId}`.execute(tx)
}

/** A reminder that is sent late, as nothing ran for days, still leaves the customer its days. */
export async function markReminded(tx: Tx, parcelId: ParcelId, days: number): Promise<void> {
  await sql`
    update parcels set
      reminders = reminders + 1, closes_at = greatest(closes_at, now() + make_interval(days => ${days}))
    where id = ${parcelId}`.execute(tx)
}

/** `promisedAt` is when same-day food is due, which no public holiday moves; null for everything else. */
export type OpenDueTime = { parcelId: ParcelId; paidAt: Date; promisedAt: Date | null }

/** Parcels whose due time has not passed, locked. */
export async function selectOpenDueTimes(tx: Tx): Promise<OpenDueTime[]> {
  const { rows } = await sql<OpenDueTime>`
    select p.id as "parcelId", p.paid_at as "paidAt",
      case when p.promise_hours is not null then p.due_at - make_interval(secs => p.paused_seconds) end as "promisedAt"
    from parcels p where p.status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED') and p.due_at > now()
    order by p.id for no key update`.execute(tx)
  return rows
}

/** SELL-25: a holiday moves a due time, and never shortens one. */
export async function moveDueTimes(
  tx: Tx,
  times: readonly { parcelId: ParcelId; dueAt: Date; cancelsAt: Date }[],
): Promise<void> {
  await sql`
    update parcels p set
      due_at = greatest(p.due_at, t."dueAt" + make_interval(secs => p.paused_seconds)),
      cancels_at = greatest(p.cancels_at, t."cancelsAt" + make_interval(secs => p.paused_seconds))
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (
      "parcelId" uuid, "dueAt" timestamptz, "cancelsAt" timestamptz
    )
    where p.id = t."parcelId"`.execute(tx)
}

/** ADMIN-28: until when a delivery that is late may take; true when the parcel is on its way. */
export async function moveArrival(tx: Tx, { parcelId, arrivesBy, closesAt }: NewArrival): Promise<void> {
  await sql`
    update parcels set arrives_by = ${arrivesBy}, closes_at = ${closesAt}, reminders = 0
    where id = ${parcelId}`.execute(tx)
}

type NewArrival = { parcelId: ParcelId; arrivesBy: Date; closesAt: Date }
