import type { listOfficeRequests as contract } from '@ahia/contracts/admin/data-requests'
import type { DataOf } from '@ahia/contracts/endpoint'
import type { DataRequestId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { maskEmail } from '../people/mask.rules.ts'
import { listRequestPage, toDataRequest } from './data-requests.sql.ts'

const PAGE = 50

/** PRIV-08: a page of the register, with where to answer masked. */
export async function listOfficeRequests(
  reader: Reader,
  { state, after }: { state: 'OPEN' | 'ALL'; after: DataRequestId | null },
): Promise<DataOf<typeof contract>> {
  const found = await listRequestPage(reader, { state, after, limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const { rows: names } = await sql<{ id: string; name: string }>`
    select id, name from staff_names where id = any(${rows.map(({ decided_by }) => decided_by)}::uuid[])`.execute(
    reader,
  )
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return {
    requests: rows.map((row) => ({
      ...toDataRequest(row),
      accountId: row.account_id,
      source: row.source,
      contact: row.contact?.includes('@') ? maskEmail(row.contact) : row.contact && '•••',
      identity: row.identity,
      reason: row.reason,
      decidedBy: row.decided_by && (nameOf.get(row.decided_by) ?? null),
    })),
    next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null,
  }
}
