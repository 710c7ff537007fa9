import type { OrderId, StandingAppealId } from '@ahia/contracts/ids'
import type { StandingMeasure } from '@ahia/contracts/seller/standing'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

type OpenAppeal = {
  id: StandingAppealId
  orderId: OrderId
  measure: StandingMeasure
  shopName: string
  words: string
  createdAt: Date
}

/** The oldest first. */
export async function listOpenAppeals(reader: Reader, limit: number): Promise<OpenAppeal[]> {
  const { rows } = await sql<OpenAppeal>`
    select a.id, a.order_id as "orderId", a.measure, a.words, a.created_at as "createdAt",
      s.name as "shopName"
    from standing_appeals a join shop_cards s on s.id = a.shop_id
    where a.outcome is null order by a.created_at, a.id limit ${limit}`.execute(reader)
  return rows
}
