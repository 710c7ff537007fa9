import type { ShopDocumentId, ShopId, StaffMemberId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import type { Reader, Tx } from '#tables.ts'

export type CheckRow = {
  kind: string
  label: string
  ask: string
  isRequired: boolean
  state: 'OPEN' | 'SENT' | 'ACCEPTED' | 'REFUSED' | 'WAIVED'
  runsOutOn: string | null
  decidedBy: string | null
  decidedAt: Date | null
  documentId: ShopDocumentId | null
  sentAt: Date | null
}

/**
 * The rows that a shop of this category has, with its newest document of each. A newer document opens a decided row, and so
 * does the day after it expires.
 */
export async function listChecks(reader: Reader | Tx, shopId: ShopId): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select k.kind, k.label, k.ask, k.is_required as "isRequired",
      case when c.state is not null and (d.id is null or c.document_id is not distinct from d.id or c.state = 'WAIVED')
          and (c.state = 'REFUSED' or c.runs_out_on is null or c.runs_out_on >= (now() at time zone 'Africa/Lagos')::date) then c.state
        when d.id is distinct from c.document_id and d.id is not null then 'SENT' else 'OPEN' end as state,
      to_char(c.runs_out_on, 'YYYY-MM-DD') as "runsOutOn", member.name as "decidedBy", c.decided_at as "decidedAt",
      d.id as "documentId", d.sent_at as "sentAt"
    from shops s
      join shop_check_kinds k on k.categories is null or s.category = any(k.categories)
      left join shop_checks c on c.shop_id = s.id and c.kind = k.kind
      left join staff_members member on member.id = c.staff_id
      left join lateral (
        select id, sent_at from shop_documents where shop_id = s.id and kind = k.kind and upload_key is not null
        order by sent_at desc limit 1
      ) as d on true
    where s.id = ${shopId} order by k.place`.execute(reader)
  return rows
}

/** Required rows that are neither accepted nor waived, or whose decision has expired: the same rule as the list. */
export async function listMissing(reader: Reader | Tx, shopId: ShopId): Promise<string[]> {
  const { rows } = await sql<{ missing: string[] }>`
    select open_shop_checks(id, category) as missing from shops where id = ${shopId}`.execute(reader)
  return rows[0]?.missing ?? []
}

type Decided = {
  shopId: ShopId
  kind: string
  state: 'ACCEPTED' | 'REFUSED' | 'WAIVED'
  documentId: ShopDocumentId | null
  runsOutOn: string | null
  staffId: StaffMemberId | null
}

export async function upsertCheck(
  tx: Tx,
  { shopId, kind, state, documentId, runsOutOn, staffId }: Decided,
): Promise<void> {
  await sql`
    insert into shop_checks (shop_id, kind, state, document_id, runs_out_on, staff_id)
    values (${shopId}, ${kind}, ${state}, ${documentId}, ${runsOutOn}::date, ${staffId})
    on conflict (shop_id, kind) do update set state = excluded.state, document_id = excluded.document_id,
      runs_out_on = excluded.runs_out_on, staff_id = excluded.staff_id, decided_at = now()`.execute(tx)
}

export async function insertDocument(
  tx: Tx,
  { shopId, kind, key }: { shopId: ShopId; kind: string; key: string },
): Promise<ShopDocumentId> {
  const id = newId<ShopDocumentId>()
  await sql`
    insert into shop_documents (id, shop_id, kind, upload_key) values (${id}, ${shopId}, ${kind}, ${key})`.execute(
    tx,
  )
  return id
}

export async function findDocumentKey(
  reader: Reader,
  { shopId, documentId }: { shopId: ShopId; documentId: ShopDocumentId },
): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select upload_key as key from shop_documents where id = ${documentId} and shop_id = ${shopId}`.execute(
    reader,
  )
  return rows[0]?.key ?? null
}

/** ADMIN-19: of shops that ended 13 months ago or earlier. */
export async function takeOldDocuments(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      select d.id, d.upload_key as key from shop_documents d join shop_closings c on c.shop_id = d.shop_id
      where d.upload_key is not null and c.closed_at < now() - interval '13 months' limit ${sql.lit(limit)} for update of d skip locked
    )
    update shop_documents set upload_key = null from gone where shop_documents.id = gone.id returning gone.key`.execute(
    tx,
  )
  return rows.map(({ key }) => key)
}
