import type { OrderId, ShopId, StaffMemberId, StandingAppealId } from '@ahia/contracts/ids'
import type { StandingMeasure } from '@ahia/contracts/seller/standing'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type NewAppeal = {
  id: StandingAppealId
  shopId: ShopId
  orderId: OrderId
  measure: StandingMeasure
  words: string
}

/** False when there is one already. */
export async function insertAppeal(tx: Tx, appeal: NewAppeal): Promise<boolean> {
  const { id, shopId, orderId, measure, words } = appeal
  const { rows } = await sql`
    insert into standing_appeals (id, shop_id, order_id, measure, words)
    values (${id}, ${shopId}, ${orderId}, ${measure}, ${words})
    on conflict (order_id, measure) do nothing returning id`.execute(tx)
  return rows.length > 0
}

export type AppealOutcome = 'TAKEN_OUT' | 'STAYS'

export type AppealFacts = NewAppeal & {
  shopName: string
  createdAt: Date
  /** Who decided the complaint about the order; they do not decide this. */
  decidedComplaint: StaffMemberId[]
  decision: { outcome: AppealOutcome; answer: string; at: Date; staffId: StaffMemberId | null } | null
}

type AppealRow = Omit<AppealFacts, 'decision'> & {
  outcome: AppealOutcome | null
  answer: string | null
  decidedAt: Date | null
  staffId: StaffMemberId | null
}

const select = (which: RawBuilder<unknown>) => sql<AppealRow>`
  select a.id, a.shop_id as "shopId", a.order_id as "orderId", a.measure, a.words, a.created_at as "createdAt",
    s.name as "shopName", a.outcome, a.answer, a.decided_at as "decidedAt", a.staff_id as "staffId",
    array(
      select made.staff_id from dispute_decisions made join disputes d on d.id = made.dispute_id
      where d.order_id = a.order_id and made.staff_id is not null
    ) as "decidedComplaint"
  from standing_appeals a join shop_cards s on s.id = a.shop_id where ${which}`

export async function findAppeal(reader: Reader, id: StandingAppealId): Promise<AppealFacts | null> {
  const [row] = (await select(sql`a.id = ${id}`).execute(reader)).rows
  return row ? toFacts(row) : null
}

/** The same, so that of two who decide at once the second sees what the first did. */
export async function lockAppeal(tx: Tx, id: StandingAppealId): Promise<AppealFacts | null> {
  await sql`select from standing_appeals where id = ${id} for update`.execute(tx)
  const [row] = (await select(sql`a.id = ${id}`).execute(tx)).rows
  return row ? toFacts(row) : null
}

function toFacts({ outcome, answer, decidedAt, staffId, ...appeal }: AppealRow): AppealFacts {
  const isDecided = outcome !== null && answer !== null && decidedAt !== null
  return { ...appeal, decision: isDecided ? { outcome, answer, at: decidedAt, staffId } : null }
}

type Decision = {
  id: StandingAppealId
  outcome: AppealOutcome
  answer: string
  staffId: StaffMemberId | null
}

/** The database rejects it from who decided the complaint. */
export async function storeDecision(tx: Tx, { id, outcome, answer, staffId }: Decision): Promise<void> {
  await sql`
    update standing_appeals set outcome = ${outcome}, answer = ${answer}, staff_id = ${staffId}, decided_at = now()
    where id = ${id} and outcome is null`.execute(tx)
}
