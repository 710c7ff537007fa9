import type { OrderId, ShopId, StandingAppealId } from '@ahia/contracts/ids'
import type { StandingMeasure } from '@ahia/contracts/seller/standing'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

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

type Decision = { id: StandingAppealId; outcome: 'TAKEN_OUT' | 'STAYS'; answer: string }
type Decided = { shopId: ShopId; orderId: OrderId; measure: StandingMeasure }

/** Null when it was decided before, or there is no such appeal. */
export async function decide(tx: Tx, { id, outcome, answer }: Decision): Promise<Decided | null> {
  const { rows } = await sql<Decided>`
    update standing_appeals set outcome = ${outcome}, answer = ${answer}, decided_at = now()
    where id = ${id} and outcome is null
    returning shop_id as "shopId", order_id as "orderId", measure`.execute(tx)
  return rows[0] ?? null
}
