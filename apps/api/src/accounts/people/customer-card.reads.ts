import type { CustomerCard } from '@ahia/contracts/admin/customers'
import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { listEmailsSentTo } from '#notifications/sent-emails/sent-emails.ts'
import type { Reader } from '#tables.ts'
import { listRequestsOf, toDataRequest } from '../data-requests/data-requests.sql.ts'
import { findOpenBlock } from './blocks.sql.ts'
import { getCoveredCustomer } from './find-customers.ts'
import { listNotes, listOpenSessionsOf, listReveals } from './people.sql.ts'

type OwnPart = Omit<CustomerCard, 'counts' | 'orders'>
const EMAILS = 20

/** ADMIN-36: what accounts know of a customer, masked. */
export async function readCustomerCard(reader: Reader, accountId: AccountId): Promise<OwnPart> {
  const customer = await getCoveredCustomer(reader, accountId)
  return {
    customer,
    sessions: (await listOpenSessionsOf(reader, accountId)).map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    emails: await listEmailsSentTo(reader, accountId, EMAILS),
    dataRequests: (await listRequestsOf(reader, accountId)).map(toDataRequest),
    block: await readBlock(reader, accountId),
    notes: (await listNotes(reader, accountId)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    looks: (await listReveals(reader, accountId)).map(({ at, ...look }) => ({
      ...look,
      at: at.toISOString(),
    })),
  }
}

async function readBlock(reader: Reader, accountId: AccountId): Promise<CustomerCard['block']> {
  const block = await findOpenBlock(reader, accountId)
  if (block === null) return null
  const { rows } = await sql<{ name: string }>`
    select name from staff_names where id = ${block.blocked_by}`.execute(reader)
  return {
    reason: block.reason,
    words: block.words,
    by: rows[0]?.name ?? '',
    blockedAt: block.blocked_at.toISOString(),
    endsAt: block.ends_at?.toISOString() ?? null,
    reviewAt: block.review_at?.toISOString() ?? null,
  }
}

type MetError = { code: string; times: number; lastAt: string }

/** ADMIN-38: what the market refused them lately. */
export async function listErrorsOf(reader: Reader, accountId: AccountId): Promise<MetError[]> {
  const { rows } = await sql<{ code: string; times: number; lastAt: Date }>`
    select code, times, last_at as "lastAt" from security_events
    where account_id = ${accountId} and kind = 'FORBIDDEN' order by last_at desc, id desc limit 20`.execute(
    reader,
  )
  return rows.map(({ lastAt, ...error }) => ({ ...error, lastAt: lastAt.toISOString() }))
}
