import type { AccountId, ImportId, SellableId, ShopId } from '@ahia/contracts/ids'
import type { Import } from '@ahia/contracts/seller/imports'
import type { Kobo } from '@ahia/money/kobo'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx, Writer } from '#tables.ts'
import { importRunning } from '../catalog.errors.ts'
import type { Known } from './plan-row.rules.ts'

type NewImport = { id: ImportId; shopId: ShopId; accountId: AccountId | null; fileName: string; file: Buffer }

/** Throws when another file of the shop is being read or applied. What was planned before and not applied is forgotten. */
export async function insertImport(
  tx: Tx,
  { id, shopId, accountId, fileName, file }: NewImport,
): Promise<void> {
  await sql`delete from imports where shop_id = ${shopId} and state in ('PLANNED', 'REFUSED')`.execute(tx)
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

/** T5: this shop's import; the newest one when none is named. */
export async function findImport(
  reader: Reader,
  { shopId, importId }: { shopId: ShopId; importId: ImportId | null },
): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`
    select i.id as _id, i.state, i.file_name as "fileName", i.created_at as "createdAt", i.refused as reason,
      i.plan_hash as "planHash", (
        select json_build_object(
          'changed', ${count(sql`outcome = 'CHANGED'`)}, 'same', ${count(sql`outcome = 'SAME'`)},
          'wrong', ${count(sql`outcome = 'WRONG'`)}, 'odd', ${count(sql`is_odd`)},
          'done', ${count(sql`result = 'DONE'`)}, 'skipped', ${count(sql`result = 'SKIPPED'`)}
        ) from import_rows r where r.import_id = i.id
      ) as counts
    from imports i where i.shop_id = ${shopId} and (${importId}::uuid is null or i.id = ${importId})
    order by i.id desc limit 1`.execute(reader)
  return rows[0] ?? null
}

export async function readFile(
  reader: Reader,
  importId: ImportId,
): Promise<{ shopId: ShopId; file: Buffer } | null> {
  const { rows } = await sql<{ shopId: ShopId; file: Buffer }>`
    select shop_id as "shopId", file from imports where id = ${importId} and state = 'READING'`.execute(
    reader,
  )
  return rows[0] ?? null
}

/** What the shop has under these SKUs and ids. */
export async function listKnown(
  reader: Reader,
  { shopId, skus, ids }: { shopId: ShopId; skus: readonly string[]; ids: readonly string[] },
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select s.id, k.sku, s.name || coalesce(', ' || s.choice, '') as item, s.price_kobo as "priceKobo", s.stock,
      s.low_stock as low, s.version
    from (
      select sellable_id as id, sku from skus where shop_id = ${shopId} and sku_key = any(${[...skus]}::text[])
      union select id, null from unnest(${[...ids]}::uuid[]) as id
    ) as asked join sellables s on s.id = asked.id and s.shop_id = ${shopId} and s.status <> 'REMOVED'
      left join skus k on k.sellable_id = s.id`.execute(reader)
  return rows
}

export type NewRow = {
  line: number
  cells: string[]
  outcome: 'CHANGED' | 'SAME' | 'WRONG'
  columnName: string | null
  reason: string | null
  sellableId: SellableId | null
  item: string | null
  version: number | null
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
      import_id, line, cells, outcome, column_name, reason, sellable_id, item, version, old_price_kobo, new_price_kobo,
      is_odd, old_stock, new_stock, old_low, new_low
    )
    select ${importId}, line, array(select json_array_elements_text(cells)), outcome, "columnName", reason, "sellableId",
      item, version, "oldPrice", "newPrice", "isOdd", "oldStock", "newStock", "oldLow", "newLow"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      line integer, cells json, outcome text, "columnName" text, reason text, "sellableId" uuid, item text, version integer,
      "oldPrice" bigint, "newPrice" bigint, "isOdd" boolean, "oldStock" integer, "newStock" integer, "oldLow" integer,
      "newLow" integer
    )`.execute(writer)
}

/** A job that was killed begins again. */
export async function deleteRows(writer: Writer, importId: ImportId): Promise<void> {
  await sql`delete from import_rows where import_id = ${importId}`.execute(writer)
}

type Planned = { importId: ImportId; planHash: string; header: readonly string[]; delimiter: string }

export async function markPlanned(
  writer: Writer,
  { importId, planHash, header, delimiter }: Planned,
): Promise<void> {
  await sql`
    update imports set state = 'PLANNED', file = null, plan_hash = ${planHash}, header = ${[...header]}::text[],
      delimiter = ${delimiter}
    where id = ${importId} and state = 'READING'`.execute(writer)
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
    sql`update imports set state = 'APPLYING', applies_odd = ${appliesOdd}
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
