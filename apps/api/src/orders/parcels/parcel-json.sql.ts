import { QUESTION_DAYS } from '@ahia/contracts/limits'
import { type RawBuilder, sql } from 'kysely'

export const toIso = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A condition on parcels `p`: its shop still has to hand it over. */
export const isToShip = sql<boolean>`p.status in ('NEW', 'ACCEPTED', 'WAITING_FOR_ADDRESS', 'PACKED')`

const movesOf = sql`
  select json_agg(json_build_object(
    'status', m.to_status, 'at', ${toIso(sql`m.moved_at`)}, 'by', m.actor, 'note', m.note) order by m.moved_at, m.id)
  from parcel_moves m where m.parcel_id = p.id`

const questionOf = sql`
  case when p.asked_at is not null then json_build_object(
    'text', p.question, 'askedAt', ${toIso(sql`p.asked_at`)}, 'answeredAt', ${toIso(sql`p.answered_at`)},
    'until', ${toIso(sql`p.asked_at + make_interval(days => ${sql.lit(QUESTION_DAYS)})`)}) end`

/** SELL-27: a parcel `p` in the API's shape. Nothing of its delivery code (SELL-34). */
export const parcelJson = sql`
  json_build_object(
    '_id', p.id, 'status', p.status, 'dueAt', ${toIso(sql`p.due_at`)},
    'isLate', p.due_at <= now() and ${isToShip} and p.status <> 'WAITING_FOR_ADDRESS',
    'cancelsAt', ${toIso(sql`p.cancels_at`)}, 'arrivesBy', ${toIso(sql`p.arrives_by`)},
    'closesAt', ${toIso(sql`p.closes_at`)}, 'carrier', p.carrier, 'waybill', p.waybill, 'proof', p.proof,
    'hasPhoto', p.photo_key is not null, 'returnReason', p.return_reason,
    'question', ${questionOf}, 'moves', (${movesOf}))`
