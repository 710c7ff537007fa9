import type { TestApi } from '../test-api.ts'

/** Every table of ours and of the job queue that has one of these texts in any column of any row. */
export async function tablesWith(
  { pool }: Pick<TestApi, 'pool'>,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const patterns = texts.map((text) => `%${text}%`)
    const { rowCount } = await pool.query(
      `select from ${name} as t where t::text ilike any($1) or to_jsonb(t)::text ilike any($1) limit 1`,
      [patterns],
    )
    if (rowCount) found.push(name.replace(/^public\./, ''))
  }
  return found
}
