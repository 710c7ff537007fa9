import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** What is proposed of one kind and waits for a second person; the kind reads its own payloads. */
export async function listOpenPayloads(reader: Reader, kind: string): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from staff_proposals where kind = ${kind} and state = 'OPEN' and expires_at > now()`.execute(
    reader,
  )
  return rows.map(({ payload }) => payload)
}
