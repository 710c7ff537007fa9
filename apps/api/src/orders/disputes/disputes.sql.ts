import type {
  AccountId,
  DisputeDecisionId,
  DisputeId,
  DisputeMessageId,
  OrderId,
  ShopId,
  StaffMemberId,
} from '@ahia/contracts/ids'
import { DISPUTE_APPEAL_DAYS, DISPUTE_ESCALATION_DAYS } from '@ahia/contracts/limits'
import type { DisputeOutcome, DisputeSide, WayBearer } from '@ahia/contracts/shapes/dispute'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

export type NewDispute = {
  id: DisputeId
  orderId: OrderId
  kind: Tables['disputes']['kind']
  reason: string
  positions: readonly number[]
}

export async function insertDispute(tx: Tx, dispute: NewDispute): Promise<void> {
  const { id, orderId, kind, reason, positions } = dispute
  await tx.insertInto('disputes').values({ id, order_id: orderId, kind, reason }).execute()
  await sql`
    insert into dispute_lines (dispute_id, order_id, position)
    select ${id}, ${orderId}, unnest(${[...positions]}::smallint[])`.execute(tx)
}

/** The places of an order's lines that no complaint was made about. */
export async function listUndisputed(tx: Tx, orderId: OrderId): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select l.position from order_lines l
    where l.order_id = ${orderId} and not exists (
      select from dispute_lines x where x.order_id = l.order_id and x.position = l.position
    ) order by l.position`.execute(tx)
  return rows.map(({ position }) => position)
}

/** The open dispute of an order, or else the one that was closed last. */
export async function findLatestDispute(
  reader: Reader,
  orderId: OrderId,
): Promise<{ id: DisputeId; kind: Tables['disputes']['kind']; reason: string } | null> {
  const { rows } = await sql<{ id: DisputeId; kind: Tables['disputes']['kind']; reason: string }>`
    select id, kind, reason from disputes where order_id = ${orderId}
    order by closed_at desc nulls first, id desc limit 1`.execute(reader)
  return rows[0] ?? null
}

/** Whose order it is about; null for a dispute that does not exist. */
export async function findDisputeOrder(
  reader: Reader,
  id: DisputeId,
): Promise<{ orderId: OrderId; accountId: AccountId; shopId: ShopId } | null> {
  const { rows } = await sql<{ orderId: OrderId; accountId: AccountId; shopId: ShopId }>`
    select o.id as "orderId", o.account_id as "accountId", o.shop_id as "shopId"
    from disputes d join orders o on o.id = d.order_id where d.id = ${id}`.execute(reader)
  return rows[0] ?? null
}

/** Returns false when it was written before. The caller has locked the order. */
export async function insertMessage(
  tx: Tx,
  message: {
    id: DisputeMessageId
    disputeId: DisputeId
    author: DisputeSide | 'STAFF'
    staffId?: StaffMemberId | null
    asks?: DisputeSide | null
    words: string
  },
): Promise<boolean> {
  const { id, disputeId, author, staffId = null, asks = null, words } = message
  const { rows } = await sql`
    insert into dispute_messages (id, dispute_id, author, staff_id, asks, words)
    values (${id}, ${disputeId}, ${author}, ${staffId}, ${asks}, ${words})
    on conflict (id) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function insertPhotos(tx: Tx, messageId: DisputeMessageId, keys: readonly string[]) {
  await sql`
    insert into dispute_photos (message_id, position, key)
    select ${messageId}, place - 1, key from unnest(${[...keys]}::text[]) with ordinality as sent (key, place)`.execute(
    tx,
  )
}

export async function countMessages(
  tx: Tx,
  { disputeId, author }: { disputeId: DisputeId; author: DisputeSide },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from dispute_messages
    where dispute_id = ${disputeId} and author = ${author}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function findPhoto(
  reader: Reader,
  photo: { disputeId: DisputeId; messageId: DisputeMessageId; place: number },
): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select p.key from dispute_photos p join dispute_messages m on m.id = p.message_id
    where m.dispute_id = ${photo.disputeId} and m.id = ${photo.messageId} and p.position = ${photo.place}`.execute(
    reader,
  )
  return rows[0]?.key ?? null
}

/** Returns false when it is with staff already. */
export async function markEscalated(tx: Tx, id: DisputeId, by: DisputeSide | 'MARKET'): Promise<boolean> {
  const { rows } = await sql`
    update disputes set escalated_at = now(), escalated_by = ${by}
    where id = ${id} and closed_at is null and escalated_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Disputes that nobody has settled in a week. */
export async function listToEscalate(reader: Reader, limit: number): Promise<DisputeId[]> {
  const { rows } = await sql<{ id: DisputeId }>`
    select id from disputes
    where closed_at is null and escalated_at is null
      and opened_at <= now() - make_interval(days => ${sql.lit(DISPUTE_ESCALATION_DAYS)})
    order by opened_at limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** ADMIN-26: the dispute is open again. Returns false when somebody has appealed before. */
export async function insertAppeal(
  tx: Tx,
  { disputeId, by, words }: { disputeId: DisputeId; by: DisputeSide; words: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into dispute_appeals (dispute_id, appealed_by, words) values (${disputeId}, ${by}, ${words})
    on conflict do nothing returning dispute_id`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    update disputes set outcome = null, answer = null, closed_at = null, held_until = 'infinity'
    where id = ${disputeId}`.execute(tx)
  return true
}

export type NewDecision = {
  id: DisputeDecisionId
  disputeId: DisputeId
  round: number
  outcome: DisputeOutcome
  amountKobo: Kobo
  shopKobo: Kobo
  refundKobo: Kobo
  creditKobo: Kobo
  lines: readonly { position: number; quantity: number }[]
  withReturn: boolean
  wayBorneBy: WayBearer | null
  words: string
  staffId: StaffMemberId | null
}

/** ADMIN-25: closes the dispute; its lines stay held while somebody can appeal. The database rejects the same arbiter twice. */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  const { id, disputeId, round, outcome, lines, ...rest } = decision
  await sql`
    insert into dispute_decisions (
      id, dispute_id, round, outcome, amount_kobo, shop_kobo, refund_kobo, credit_kobo, with_return, way_borne_by, words, staff_id
    ) values (
      ${id}, ${disputeId}, ${round}, ${outcome}, ${rest.amountKobo}, ${rest.shopKobo}, ${rest.refundKobo},
      ${rest.creditKobo}, ${rest.withReturn}, ${rest.wayBorneBy}, ${rest.words}, ${rest.staffId}
    )`.execute(tx)
  await sql`
    insert into dispute_decision_lines (decision_id, position, quantity)
    select ${id}, * from unnest(
      ${lines.map(({ position }) => position)}::smallint[], ${lines.map(({ quantity }) => quantity)}::integer[]
    )`.execute(tx)
  await sql`
    update disputes set outcome = ${outcome}, answer = ${rest.words}, closed_at = now(),
      refunded_kobo = refunded_kobo + ${rest.refundKobo},
      escalated_at = coalesce(escalated_at, now()), escalated_by = coalesce(escalated_by, 'MARKET'),
      held_until = now() + make_interval(days => ${round === 1 ? DISPUTE_APPEAL_DAYS : 0})
    where id = ${disputeId}`.execute(tx)
}

/** Whether another dispute about other lines of the order is open. */
export async function hasOtherOpen(
  tx: Tx,
  { id, orderId }: { id: DisputeId; orderId: OrderId },
): Promise<boolean> {
  const { rows } = await sql`
    select from disputes where order_id = ${orderId} and id <> ${id} and closed_at is null limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** ADMIN-41: above it a decision needs a fresh proof. */
export async function readProofLimit(reader: Reader): Promise<Kobo> {
  const { rows } = await sql<{ limitKobo: Kobo }>`
    select limit_kobo as "limitKobo" from dispute_limits where name = 'PROOF_ABOVE'`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('There is no limit for decisions')
  return row.limitKobo
}

/** What is left of an order: of what was paid for it, less what was refunded, decided to be refunded, or taken by a bank. */
export async function readLeft(reader: Reader, orderId: OrderId): Promise<Kobo> {
  const { rows } = await sql<{ leftKobo: Kobo }>`
    select greatest(0, least(
      o.total_kobo - (select coalesce(sum(d.refunded_kobo), 0) from disputes d where d.order_id = o.id),
      (select r.left_kobo from order_refundable r where r.order_id = o.id)
    ))::bigint as "leftKobo" from orders o where o.id = ${orderId}`.execute(reader)
  return rows[0]?.leftKobo ?? ZERO
}
