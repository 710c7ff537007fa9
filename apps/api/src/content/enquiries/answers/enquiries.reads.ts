import type { EnquiryEntryId, EnquiryId, OrderId, ShopId } from '@ahia/contracts/ids'
import type { Tier } from '@ahia/reference/packages'
import { sql } from 'kysely'
import type { AfterKey } from '#platform/after-key.ts'
import type { Reader, Tx } from '#tables.ts'
import type { EnquiryEntryKind, EnquiryState } from './enquiry-steps.rules.ts'
import type { EnquirySource } from './enquiry-steps.sql.ts'

export type EnquiryHead = {
  id: EnquiryId
  source: EnquirySource
  state: EnquiryState
  subject: string
  email: string
  waitsSince: Date
  dueAt: Date | null
  ownerShopId: ShopId | null
  ownerShopName: string | null
  ownerPackage: Tier | null
}

export type EnquiryFile = EnquiryHead & {
  version: number
  name: string
  phone: string | null
  words: string
  states: string[]
  sentAt: Date
  orderId: OrderId | null
  shopId: ShopId | null
  shopName: string | null
  changedByName: string | null
}

const HEAD = sql`
  enquiry.id, enquiry.source, enquiry.state, enquiry.subject, enquiry.email, enquiry.waits_since as "waitsSince",
  case when enquiry.state = 'OPEN' then enquiry_due(enquiry.source, owner.package, enquiry.waits_since) end as "dueAt",
  owner.shop_id as "ownerShopId", owner.name as "ownerShopName", owner.package as "ownerPackage"`

type Wanted = {
  state: EnquiryState
  source: EnquirySource | null
  after: AfterKey | null
  limit: number
}

/** ADMIN-52: open ones by how long they wait, others the newest first. */
export async function listEnquiryHeads(
  reader: Reader,
  { state, source, after, limit }: Wanted,
): Promise<EnquiryHead[]> {
  const isOldestFirst = state === 'OPEN'
  const direction = isOldestFirst ? sql`asc` : sql`desc`
  const beyond = isOldestFirst ? sql`>` : sql`<`
  const { rows } = await sql<EnquiryHead>`
    with page as materialized (
      select * from enquiries
      where state = ${state} and (${source}::text is null or source = ${source})
        and ${after ? sql`(waits_since, id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by waits_since ${direction}, id ${direction} limit ${sql.lit(limit)}
    )
    select ${HEAD} from page enquiry left join shop_owners owner on owner.email = enquiry.email
    order by enquiry.waits_since ${direction}, enquiry.id ${direction}`.execute(reader)
  return rows
}

export async function findEnquiry(reader: Reader | Tx, id: EnquiryId): Promise<EnquiryFile | null> {
  const { rows } = await sql<EnquiryFile>`
    select ${HEAD}, enquiry.version, enquiry.name, enquiry.phone, enquiry.words, enquiry.states, enquiry.sent_at as "sentAt",
      enquiry.order_id as "orderId", enquiry.shop_id as "shopId", shop.name as "shopName", colleague.name as "changedByName"
    from enquiries enquiry
      left join shop_owners owner on owner.email = enquiry.email
      left join shop_keys shop on shop.id = enquiry.shop_id
      left join staff_names colleague on colleague.id = enquiry.changed_by
    where enquiry.id = ${id}`.execute(reader)
  return rows[0] ?? null
}

export type EntryRow = {
  id: EnquiryEntryId
  kind: EnquiryEntryKind
  words: string | null
  by: string
  at: Date
}

/** The oldest first. */
export async function listEntries(reader: Reader | Tx, id: EnquiryId): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.kind, entry.words, colleague.name as by, entry.happened_at as at
    from enquiry_entries entry join staff_names colleague on colleague.id = entry.staff_id
    where entry.enquiry_id = ${id} order by entry.happened_at, entry.id`.execute(reader)
  return rows
}
