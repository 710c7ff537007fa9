import type { Breach, getBreach as contract } from '@ahia/contracts/admin/breaches'
import type { DataOf } from '@ahia/contracts/endpoint'
import { type BreachId, shopIdSchema } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { type BreachRow, countAffected, findBreach, listBreachRows, listDecisions } from './breaches.sql.ts'
import { breachNotFound } from './record-breach.ts'

/** PRIV-09 */
export const listBreaches = async (reader: Reader): Promise<Breach[]> =>
  (await listBreachRows(reader)).map(toBreach)

export async function getBreach(reader: Reader, id: BreachId): Promise<DataOf<typeof contract>> {
  const row = await findBreach(reader, id)
  if (row === null) throw breachNotFound()
  const decisions = await listDecisions(reader, id)
  return {
    breach: toBreach(row),
    affected: await countAffected(reader, row),
    decisions: decisions.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
  }
}

const toBreach = (row: BreachRow): Breach => ({
  id: row.id,
  title: row.title,
  words: row.words,
  affects: row.affects,
  shopId: row.shop_id === null ? null : shopIdSchema.parse(row.shop_id),
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at.toISOString(),
  foundAt: row.found_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  commission: row.commission_decision,
  people: row.people_decision,
})
