import type pg from 'pg'

type Index = { name: string; definition: string }

/** Runs `fill` without the indexes of these tables and makes them afterwards: row by row they take far longer than the rows. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await listIndexes(client, tables)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await client.query(definition)
}

/** Those of a constraint stay, and with them what no two rows may share. */
async function listIndexes(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  return rows
}
