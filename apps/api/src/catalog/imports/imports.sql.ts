import type { AccountId, ImportId, SellableId, ShopId } from '@ahia/contracts/ids'
import type { Import } from '@ahia/contracts/seller/imports'
import type { Kobo } from '@ahia/money/kobo'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx, Writer } from '#tables.ts'
import { importRunning } from '../catalog.errors.ts'
import type { Means } from './columns.rules.ts'
import type { NewProductRow } from './new-row.rules.ts'
import type { Known, PlannedRow } from './plan-row.rules.ts'

type NewImport = { id: ImportId; shopId: ShopId; accountId: AccountId | null; fileName: string; file: Buffer }

/** Throws when another file of the shop is being read or applied. What was planned before and not applied is forgotten. */
export async function insertImport(
  tx: Tx,
  { id, shopId, accountId, fileName, file }: NewImport,
): Promise<void> {
  await sql`delete from imports where shop_id = ${shopId} and state in ('MATCHING', 'PLANNED', 'REFUSED')`.execute(
    tx,
  )
  await onlyOne(
    sql`insert into imports (id, shop_id, account_id, file_name, file)
      values (${id}, ${shopId}, ${accountId}, ${fileName}, ${file})`.execute(tx),
  )
}

async function onlyOne<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'imports_one_running') throw importRunning()
    throw error
  }
}

const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::integer`

export type ImportRecord = Omit<Import, 'createdAt'> & { createdAt: Date }

const columnsOf = sql`(
  select coalesce(json_agg(json_build_object('heading', heading, 'example', example, 'means', nullif(means, ''))
    order by place), '[]') from unnest(i.header, i.examples, i.means) with ordinality as c (heading, example, means, place)
)`

/** T5: this shop's import; the newest one when none is named. */
export async function findImport(
  reader: Reader,
  { shopId, importId }: { shopId: ShopId; importId: ImportId | null },
): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`
    select i.id as _id, i.state, i.file_name as "fileName", i.created_at as "createdAt", i.refused as reason,
      i.plan_hash as "planHash", ${columnsOf} as columns,
      i.file is not null and i.state <> 'READING' as "canMatch", (
        select json_build_object(
          'new', ${count(sql`outcome = 'NEW'`)}, 'changed', ${count(sql`outcome = 'CHANGED'`)}, 'same', ${count(sql`outcome = 'SAME'`)},
          'wrong', ${count(sql`outcome = 'WRONG'`)}, 'odd', ${count(sql`is_odd`)},
          'done', ${count(sql`result = 'DONE'`)}, 'skipped', ${count(sql`result = 'SKIPPED'`)}
        ) from import_rows r where r.import_id = i.id
      ) as counts
    from imports i where i.shop_id = ${shopId} and (${importId}::uuid is null or i.id = ${importId})
    order by i.id desc limit 1`.execute(reader)
  return rows[0] ?? null
}

/** `matched`: what its columns mean, where the shop has said so. */
export type SentFile = { shopId: ShopId; file: Buffer; matched: (ImportColumn | null)[] | null }

export async function readFile(reader: Reader, importId: ImportId): Promise<SentFile | null> {
  const { rows } = await sql<SentFile>`
    select shop_id as "shopId", file, case when is_matched then array(
      select nullif(means, '') from unnest(means) with ordinality as m (means, place) order by place
    ) end as matched
    from imports where id = ${importId} and state = 'READING'`.execute(reader)
  return rows[0] ?? null
}

/** What the shop has under these SKUs and ids. They are looked up by an index: joined, the whole shop would be read for each few. */
export async function listKnown(
  reader: Reader,
  { shopId, skus, ids }: { shopId: ShopId; skus: readonly string[]; ids: readonly string[] },
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select s.id, k.sku, s.name || coalesce(', ' || s.choice, '') as item, s.price_kobo as "priceKobo", s.stock,
      s.low_stock as low, s.version
    from sellables s left join skus k on k.sellable_id = s.id
    where s.shop_id = ${shopId} and s.status <> 'REMOVED' and s.id = any(array(
      select sellable_id from skus where shop_id = ${shopId} and sku_key = any(${[...skus]}::text[])
      union select id from unnest(${[...ids]}::uuid[]) as id
    ))`.execute(reader)
  return rows
}

/** Which of these names products of the shop have. */
export async function listTakenNames(
  reader: Reader,
  { shopId, names }: { shopId: ShopId; names: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from products
    where shop_id = ${shopId} and name = any(${[...names]}::text[]) and status <> 'REMOVED'`.execute(reader)
  return rows.map(({ name }) => name)
}

export type NewRow = {
  line: number
  cells: string[]
  outcome: PlannedRow['outcome']
  columnName: string | null
  reason: string | null
  sellableId: SellableId | null
  item: string | null
  version: number | null
  draft: NewProductRow | null
  oldPrice: Kobo | null
  newPrice: Kobo | null
  isOdd: boolean
  oldStock: number | null
  newStock: number | null
  oldLow: number | null
  newLow: number | null
}

export async function insertRows(writer: Writer, importId: ImportId, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into import_rows (
      import_id, line, cells, outcome, column_name, reason, sellable_id, item, version, draft, old_price_kobo,
      new_price_kobo, is_odd, old_stock, new_stock, old_low, new_low
    )
    select ${importId}, line, array(select json_array_elements_text(cells)), outcome, "columnName", reason, "sellableId",
      item, version, draft, "oldPrice", "newPrice", "isOdd", "oldStock", "newStock", "oldLow", "newLow"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      line integer, cells json, outcome text, "columnName" text, reason text, "sellableId" uuid, item text, version integer,
      draft jsonb, "oldPrice" bigint, "newPrice" bigint, "isOdd" boolean, "oldStock" integer, "newStock" integer, "oldLow" integer,
      "newLow" integer
    )`.execute(writer)
}

/** A job that was killed begins again. */
export async function deleteRows(writer: Writer, importId: ImportId): Promise<void> {
  await sql`delete from import_rows where import_id = ${importId}`.execute(writer)
}

type ReadFile = {
  importId: ImportId
  header: readonly string[]
  means: Means
  examples: readonly string[]
  delimiter: string
}

const readColumns = ({ header, means, examples, delimiter }: ReadFile) =>
  sql`header = ${[...header]}::text[], means = ${means.map((one) => one ?? '')}::text[],
    examples = ${[...examples]}::text[], delimiter = ${delimiter}`

/** The file is kept: its columns can be matched otherwise until the plan is applied. */
export async function markPlanned(writer: Writer, read: ReadFile & { planHash: string }): Promise<void> {
  await sql`
    update imports set state = 'PLANNED', plan_hash = ${read.planHash}, ${readColumns(read)}
    where id = ${read.importId} and state = 'READING'`.execute(writer)
}

/** What its columns mean has to be said first. */
export async function markMatching(writer: Writer, read: ReadFile & { unclear: string }): Promise<void> {
  await sql`
    update imports set state = 'MATCHING', refused = ${read.unclear}, ${readColumns(read)}
    where id = ${read.importId} and state = 'READING'`.execute(writer)
}

/** Returns false when its columns can't be matched any more. Throws while another one of the shop is worked on. */
export async function readAgain(
  tx: Tx,
  { shopId, importId, means }: { shopId: ShopId; importId: ImportId; means: Means },
): Promise<boolean> {
  const { rows } = await onlyOne(
    sql`update imports set state = 'READING', refused = null, plan_hash = null, is_matched = true,
        means = ${means.map((one) => one ?? '')}::text[]
      where id = ${importId} and shop_id = ${shopId} and state in ('MATCHING', 'PLANNED') and file is not null
      returning id`.execute(tx),
  )
  return rows.length > 0
}

export async function markRefused(writer: Writer, importId: ImportId, refused: string): Promise<void> {
  await sql`
    update imports set state = 'REFUSED', file = null, refused = ${refused}
    where id = ${importId} and state = 'READING'`.execute(writer)
}

/** Returns false when this plan is not the one that is planned. Throws while another one is applied. */
export async function startApplying(
  tx: Tx,
  {
    shopId,
    importId,
    planHash,
    appliesOdd,
  }: { shopId: ShopId; importId: ImportId; planHash: string; appliesOdd: boolean },
): Promise<boolean> {
  const { rows } = await onlyOne(
    sql`update imports set state = 'APPLYING', file = null, applies_odd = ${appliesOdd}
      where id = ${importId} and shop_id = ${shopId} and state = 'PLANNED' and plan_hash = ${planHash} returning id`.execute(
      tx,
    ),
  )
  return rows.length > 0
}

const KEPT_DAYS = 30

export async function deleteOldImports(writer: Writer): Promise<void> {
  await sql`
    delete from imports where id in (
      select id from imports where created_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})
        and state not in ('READING', 'APPLYING') order by created_at limit 100
    )`.execute(writer)
}
