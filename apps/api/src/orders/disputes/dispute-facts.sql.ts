import type {
  AccountId,
  DisputeId,
  DisputeMessageId,
  OrderId,
  ProductId,
  ShopId,
  StaffMemberId,
} from '@ahia/contracts/ids'
import {
  DISPUTE_ANSWER_DAYS,
  DISPUTE_APPEAL_DAYS,
  DISPUTE_DECISION_DAYS,
  DISPUTE_ESCALATION_DAYS,
  GUARANTEE_DAYS,
} from '@ahia/contracts/limits'
import type { DisputeOutcome, DisputeSide, WayBearer } from '@ahia/contracts/shapes/dispute'
import type { OrderStatus } from '@ahia/contracts/shapes/order'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tables } from '#tables.ts'

type DisputeLine = {
  position: number
  productId: ProductId
  name: string
  choices: string[]
  image: string | null
  quantity: number
  unitKobo: Kobo
  lineKobo: Kobo
  returnPolicy: Tables['order_lines']['return_policy']
  returnDays: number
}

type DisputeMessage = {
  id: DisputeMessageId
  by: DisputeSide | 'STAFF'
  staffId: StaffMemberId | null
  asks: DisputeSide | null
  at: string
  words: string
  photos: number
}

export type DisputeDecision = {
  round: number
  outcome: DisputeOutcome
  amountKobo: Kobo
  shopKobo: Kobo
  refundKobo: Kobo
  creditKobo: Kobo
  lines: { position: number; quantity: number }[]
  withReturn: boolean
  wayBorneBy: WayBearer | null
  words: string
  staffId: StaffMemberId | null
  at: string
}

/** Everything that is shown of a dispute, as of `readAt`. */
export type DisputeFacts = {
  id: DisputeId
  orderId: OrderId
  accountId: AccountId
  shopId: ShopId
  shopName: string
  orderStatus: OrderStatus
  totalKobo: Kobo
  /** How many lines the order has. */
  orderLines: number
  kind: Tables['disputes']['kind']
  openedAt: Date
  closedAt: Date | null
  escalatedAt: Date | null
  escalatedBy: DisputeSide | 'MARKET' | null
  refundedKobo: Kobo
  /** ADMIN-14: working days, so holidays that are added move them. */
  answerBy: Date
  escalatesAt: Date
  /** Since when staff are asked; null: not yet. */
  withStaffSince: Date | null
  decidesBy: Date | null
  appealUntil: Date | null
  guaranteeUntil: Date | null
  readAt: Date
  lines: DisputeLine[]
  messages: DisputeMessage[]
  decisions: DisputeDecision[]
  appeal: { by: DisputeSide; words: string; at: string } | null
}

const time = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const linesOf = sql`
  select json_agg(json_build_object(
    'position', l.position, 'productId', l.product_id, 'name', l.name, 'choices', l.choices,
    'image', picture_address(l.picture_key), 'quantity', l.quantity, 'unitKobo', l.unit_kobo, 'lineKobo', l.line_kobo,
    'returnPolicy', l.return_policy, 'returnDays', l.return_days) order by l.position)
  from dispute_lines x join order_lines l on l.order_id = x.order_id and l.position = x.position where x.dispute_id = d.id`

const messagesOf = sql`
  select json_agg(json_build_object(
    'id', m.id, 'by', m.author, 'staffId', m.staff_id, 'asks', m.asks, 'at', ${time('m.sent_at')}, 'words', m.words,
    'photos', (select count(*) from dispute_photos p where p.message_id = m.id)) order by m.sent_at, m.id)
  from dispute_messages m where m.dispute_id = d.id`

const decisionsOf = sql`
  select json_agg(json_build_object(
    'round', e.round, 'outcome', e.outcome, 'amountKobo', e.amount_kobo, 'shopKobo', e.shop_kobo,
    'refundKobo', e.refund_kobo, 'creditKobo', e.credit_kobo, 'withReturn', e.with_return,
    'wayBorneBy', e.way_borne_by, 'words', e.words, 'staffId', e.staff_id, 'at', ${time('e.decided_at')},
    'lines', coalesce((
      select json_agg(json_build_object('position', x.position, 'quantity', x.quantity) order by x.position)
      from dispute_decision_lines x where x.decision_id = e.id
    ), '[]')) order by e.round)
  from dispute_decisions e where e.dispute_id = d.id`

/** `which` is a condition on `disputes d` and its order `o`; oldest first. */
async function selectDisputes(reader: Reader, which: RawBuilder<unknown>): Promise<DisputeFacts[]> {
  const { rows } = await sql<DisputeFacts>`
    select
      d.id, d.order_id as "orderId", o.account_id as "accountId", o.shop_id as "shopId", o.shop_name as "shopName",
      o.status as "orderStatus", o.total_kobo as "totalKobo",
      (select count(*)::integer from order_lines l where l.order_id = o.id) as "orderLines",
      d.kind, d.opened_at as "openedAt", d.closed_at as "closedAt", d.escalated_at as "escalatedAt",
      d.escalated_by as "escalatedBy", d.refunded_kobo as "refundedKobo",
      add_working_days(d.opened_at, ${sql.lit(DISPUTE_ANSWER_DAYS)}) as "answerBy", week.ends as "escalatesAt",
      since.at as "withStaffSince", add_working_days(since.at, ${sql.lit(DISPUTE_DECISION_DAYS)}) as "decidesBy",
      case when a.dispute_id is null then first.decided_at + make_interval(days => ${sql.lit(DISPUTE_APPEAL_DAYS)}) end
        as "appealUntil",
      o.delivered_at + make_interval(days => ${sql.lit(GUARANTEE_DAYS)}) as "guaranteeUntil", now() as "readAt",
      coalesce((${linesOf}), '[]') as lines, coalesce((${messagesOf}), '[]') as messages,
      coalesce((${decisionsOf}), '[]') as decisions,
      case when a.dispute_id is not null then
        json_build_object('by', a.appealed_by, 'words', a.words, 'at', ${time('a.appealed_at')})
      end as appeal
    from disputes d join orders o on o.id = d.order_id
      left join dispute_appeals a on a.dispute_id = d.id
      left join dispute_decisions first on first.dispute_id = d.id and first.round = 1
      cross join lateral (
        select d.opened_at + make_interval(days => ${sql.lit(DISPUTE_ESCALATION_DAYS)}) as ends
      ) as week
      cross join lateral (
        select case
          when a.appealed_at is not null then a.appealed_at
          when d.escalated_at is not null then d.escalated_at
          when week.ends <= now() then week.ends
        end as at
      ) as since
    where ${which} order by d.opened_at, d.id`.execute(reader)
  return rows
}

export async function findDispute(reader: Reader, id: DisputeId): Promise<DisputeFacts | null> {
  const [found] = await selectDisputes(reader, sql`d.id = ${id}`)
  return found ?? null
}

export const listDisputesOf = (reader: Reader, orderId: OrderId): Promise<DisputeFacts[]> =>
  selectDisputes(reader, sql`d.order_id = ${orderId}`)
