import type { OrderId, ParcelId } from '@ahia/contracts/ids'
import { QUESTION_DAYS } from '@ahia/contracts/limits'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'

export async function storeQuestion(
  tx: Tx,
  { parcelId, question }: { parcelId: ParcelId; question: string },
): Promise<void> {
  await sql`update parcels set question = ${question}, asked_at = now() where id = ${parcelId}`.execute(tx)
}

/** The due time runs again, moved by how long it waited: two days at most. */
export async function resumeDueTime(tx: Tx, parcelId: ParcelId): Promise<void> {
  await sql`
    update parcels p set
      due_at = p.due_at + waited.span, cancels_at = p.cancels_at + waited.span,
      paused_seconds = extract(epoch from waited.span)::integer
    from (
      select least(now() - asked_at, make_interval(days => ${sql.lit(QUESTION_DAYS)})) as span
      from parcels where id = ${parcelId}
    ) as waited
    where p.id = ${parcelId}`.execute(tx)
}

type Answer = { orderId: OrderId; parcelId: ParcelId; street: string; city: string; info: string | null }

export async function storeAddress(tx: Tx, { orderId, parcelId, street, city, info }: Answer): Promise<void> {
  await sql`
    update orders set street = ${street}, city = ${city}, delivery_notes = coalesce(${info}::text, delivery_notes)
    where id = ${orderId}`.execute(tx)
  await sql`update parcels set answered_at = now() where id = ${parcelId}`.execute(tx)
}
