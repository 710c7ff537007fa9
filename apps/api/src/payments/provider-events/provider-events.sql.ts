import type { ProviderEventId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'
import type { ProviderEvent } from './provider-event.rules.ts'

/** I14: an event that is already stored is skipped; returns whether it is new. */
export async function insertProviderEvent(
  tx: Tx,
  { id, event, subject, reference, body }: ProviderEvent & { id: ProviderEventId },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_events (id, event, subject, reference, body)
    values (${id}, ${event}, ${subject}, ${reference}, ${JSON.stringify(body)}::jsonb)
    on conflict (event, subject, reference) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** An event that has not been processed yet. */
export async function findWaitingEvent(
  reader: Reader,
  id: string,
): Promise<{ event: string; reference: string } | null> {
  const { rows } = await sql<{ event: string; reference: string }>`
    select event, reference from provider_events where id = ${id} and processed_at is null`.execute(reader)
  return rows[0] ?? null
}

/** Events that wait longer than their job takes: it was lost with its worker, or the provider was down. */
export async function listMissedEvents(
  reader: Reader,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from provider_events
    where processed_at is null and received_at < now() - make_interval(secs => ${seconds})
    order by received_at, id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Events this old are of no use to anyone. */
const KEEP_DAYS = 90
/** Small enough that no other statement waits for it. */
const AT_ONCE = 5_000

/** Returns the number of deleted rows. Unprocessed events stay. */
export async function deleteOldEvents(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from provider_events where id = any(array(
      select id from provider_events where processed_at < now() - make_interval(days => ${sql.lit(KEEP_DAYS)})
      limit ${sql.lit(AT_ONCE)}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function markProcessed(writer: Writer, id: string): Promise<void> {
  await sql`update provider_events set processed_at = now() where id = ${id}`.execute(writer)
}
