import type { EnquiryEntryId, EnquiryId, OrderId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { EnquiryTable } from '../enquiries.sql.ts'
import { ENQUIRY_STEPS, type EnquiryEntryKind } from './enquiry-steps.rules.ts'

export type EnquirySource = 'CONTACT' | 'LOGISTICS'

const TABLES: Record<EnquirySource, EnquiryTable> = {
  CONTACT: 'contact_messages',
  LOGISTICS: 'logistics_applications',
}

type Move = {
  id: EnquiryId
  source: EnquirySource
  version: number
  kind: EnquiryEntryKind
  by: StaffMemberId
  about?: { orderId: OrderId | null; shopId: ShopId | null } | undefined
}

/** False when it is no longer as it was seen, or this may not happen to it now. */
export async function moveEnquiry(tx: Tx, { id, source, version, kind, by, about }: Move): Promise<boolean> {
  const { from, to, waitsAgain = false } = ENQUIRY_STEPS[kind]
  const { rows } = await sql`
    update ${sql.table(TABLES[source])}
    set version = version + 1, changed_by = ${by}, state = coalesce(${to}, state),
      waits_since = case when ${waitsAgain} then date_trunc('milliseconds', now()) else waits_since end,
      order_id = case when ${about !== undefined} then ${about?.orderId ?? null}::uuid else order_id end,
      shop_id = case when ${about !== undefined} then ${about?.shopId ?? null}::uuid else shop_id end
    where id = ${id} and version = ${version} and state = any(${[...from]}::text[])
    returning 1`.execute(tx)
  return rows.length > 0
}

type NewEntry = {
  id: EnquiryEntryId
  enquiryId: EnquiryId
  source: EnquirySource
  kind: EnquiryEntryKind
  words: string | null
  by: StaffMemberId
}

export async function insertEntry(
  tx: Tx,
  { id, enquiryId, source, kind, words, by }: NewEntry,
): Promise<void> {
  const column = sql.ref(source === 'CONTACT' ? 'message_id' : 'application_id')
  await sql`
    insert into enquiry_entries (id, ${column}, kind, words, staff_id)
    values (${id}, ${enquiryId}, ${kind}, ${words}, ${by})`.execute(tx)
}

/** Whether this very entry was written before: a repeat. */
export async function isEntryKnown(
  tx: Tx,
  { id, enquiryId }: { id: EnquiryEntryId; enquiryId: EnquiryId },
): Promise<boolean> {
  const { rows } = await sql`
    select from enquiry_entries where id = ${id} and enquiry_id = ${enquiryId}`.execute(tx)
  return rows.length > 0
}
