import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#tables.ts'

type Row = Record<string, unknown>

/** Instead of a table's rows copies of one of them, each changed. Nothing checks them, so that they are in any state. */
export async function makeCopies(
  tx: Tx,
  table: string,
  { first, changes }: { first: RawBuilder<unknown> | undefined; changes: readonly Row[] },
): Promise<void> {
  await allowAnything(tx, table)
  await first?.execute(tx)
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t limit 1`.execute(tx)
  const [copied] = rows
  if (!copied) throw new Error(`No row of ${table} to copy`)
  await sql`delete from ${sql.table(table)}`.execute(tx)
  const columns = sql.join((await columnsOf(tx, table)).map((column) => sql.ref(column)))
  const copies = JSON.stringify(changes.map((changed) => ({ ...copied.row, ...changed })))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${copies}::jsonb)`.execute(tx)
}

async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}

async function allowAnything(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    tx,
  )
  for (const { name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
}
