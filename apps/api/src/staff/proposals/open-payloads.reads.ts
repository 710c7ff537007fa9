import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** The payloads of open proposals of one kind, which only that kind can parse. */
export async function listOpenPayloads(reader: Reader, kind: string): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from staff_proposals where kind = ${kind} and state = 'OPEN' and expires_at > now()`.execute(
    reader,
  )
  return rows.map(({ payload }) => payload)
}
