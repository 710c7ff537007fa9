import type { AccountId, ImportId, SellableId, ShopId } from '@ahia/contracts/ids'
import type { ImportRow } from '@ahia/contracts/seller/imports'
import type { Kobo } from '@ahia/money/kobo'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx, Writer } from '#tables.ts'
import type { NewProductRow } from './new-row.rules.ts'

export type ShownRows = 'WRONG' | 'NEW' | 'CHANGED' | 'SKIPPED'

const SHOWN = {
  WRONG: sql`outcome = 'WRONG'`,
  NEW: sql`outcome = 'NEW'`,
  CHANGED: sql`outcome = 'CHANGED'`,
  SKIPPED: sql`result = 'SKIPPED'`,
} as const satisfies Record<ShownRows, RawBuilder<unknown>>

const changeOf = (old: RawBuilder<unknown>, next: RawBuilder<unknown>) =>
  sql`case when ${next} is not null then json_build_object('from', ${old}, 'to', ${next}) end`

export async function listRows(
  reader: Reader,
  { importId, only, after, limit }: { importId: ImportId; only: ShownRows; after: number; limit: number },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select line, case when result = 'SKIPPED' then 'SKIPPED' else outcome end as outcome, item, column_name as column, reason,
      ${changeOf(sql`naira(old_price_kobo)`, sql`naira(new_price_kobo)`)} as price, is_odd as "isOdd",
      ${changeOf(sql`old_stock`, sql`new_stock`)} as available, ${changeOf(sql`old_low`, sql`new_low`)} as "lowStock"
    from import_rows where import_id = ${importId} and ${SHOWN[only]} and line > ${after}
    order by line limit ${limit}`.execute(reader)
  return rows
}

/** The rows to put right, as they were sent. */
export async function listErrorRows(
  reader: Reader,
  { importId, after, limit }: { importId: ImportId; after: number; limit: number },
): Promise<{ line: number; cells: string[]; reason: string }[]> {
  const { rows } = await sql<{ line: number; cells: string[]; reason: string }>`
    select line, cells, coalesce(column_name || ': ', '') || reason as reason from import_rows
    where import_id = ${importId} and (outcome = 'WRONG' or result = 'SKIPPED') and line > ${after}
    order by line limit ${limit}`.execute(reader)
  return rows
}

export async function readHeader(
  reader: Reader,
  importId: ImportId,
): Promise<{ header: string[]; delimiter: string }> {
  const { rows } = await sql<{ header: string[]; delimiter: string }>`
    select header, delimiter from imports where id = ${importId}`.execute(reader)
  return rows[0] ?? { header: [], delimiter: ',' }
}

export type Applying = { shopId: ShopId; accountId: AccountId | null; appliesOdd: boolean }

export async function findApplying(reader: Reader, importId: ImportId): Promise<Applying | null> {
  const { rows } = await sql<Applying>`
    select shop_id as "shopId", account_id as "accountId", applies_odd as "appliesOdd"
    from imports where id = ${importId} and state = 'APPLYING'`.execute(reader)
  return rows[0] ?? null
}

type Planned = { line: number; newPrice: Kobo | null; newStock: number | null; newLow: number | null }

export type ChangedRow = Planned & {
  sellableId: SellableId
  version: number
  isOdd: boolean
  oldStock: number | null
}

/** A row that no product had. */
export type DraftRow = Planned & { draft: NewProductRow }

type WaitingRow = (ChangedRow & { draft: null }) | DraftRow

/** The next rows of the plan; a second worker waits here and then finds them done. */
export async function takeWaiting(tx: Tx, importId: ImportId, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select line, sellable_id as "sellableId", version, draft, new_price_kobo as "newPrice", is_odd as "isOdd",
      old_stock as "oldStock", new_stock as "newStock", new_low as "newLow"
    from import_rows where import_id = ${importId} and outcome in ('NEW', 'CHANGED') and result is null
    order by line limit ${limit} for update`.execute(tx)
  return rows
}

export type RowResult = { line: number; reason: string | null }

/** Without a reason it is done, with one it was skipped. */
export async function writeResults(tx: Tx, importId: ImportId, results: readonly RowResult[]): Promise<void> {
  await sql`
    update import_rows r set result = case when given.reason is null then 'DONE' else 'SKIPPED' end, reason = given.reason
    from unnest(
      ${results.map(({ line }) => line)}::integer[], ${results.map(({ reason }) => reason)}::text[]
    ) as given (line, reason)
    where r.import_id = ${importId} and r.line = given.line`.execute(tx)
}

export async function markDone(writer: Writer, importId: ImportId): Promise<void> {
  await sql`update imports set state = 'DONE' where id = ${importId} and state = 'APPLYING'`.execute(writer)
}

/** SELL-46: where stock is low, for each of these. */
export async function updateLowStock(
  tx: Tx,
  marks: readonly { sellableId: SellableId; low: number }[],
): Promise<void> {
  if (marks.length === 0) return
  const ids = marks.map(({ sellableId }) => sellableId)
  await sql`
    with mark as (
      select s.product_id, s.variant_id, s.option_id, m.low
      from unnest(${ids}::uuid[], ${marks.map(({ low }) => low)}::integer[]) as m (id, low)
      join sellables s on s.id = m.id and s.id = any(${ids}::uuid[])
    ),
    of_options as (update options o set low_stock = mark.low from mark where o.id = mark.option_id),
    of_variants as (
      update variants v set low_stock = mark.low from mark where v.id = mark.variant_id and mark.option_id is null
    )
    update products p set low_stock = mark.low from mark where p.id = mark.product_id and mark.variant_id is null`.execute(
    tx,
  )
}
