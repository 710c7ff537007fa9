import type { ShopId } from '@ahia/contracts/ids'
import type { ImportColumn } from '@ahia/reference/seller/import-columns'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import { headingKey, type Means, type Remembered } from './columns.rules.ts'

/** SELL-44: what the shop answered about these headings before. */
export async function listRemembered(
  reader: Reader,
  { shopId, header }: { shopId: ShopId; header: readonly string[] },
): Promise<Remembered> {
  const { rows } = await sql<{ heading: string; means: ImportColumn | null }>`
    select heading, means from import_columns
    where shop_id = ${shopId} and heading = any(${header.map(headingKey)}::text[])`.execute(reader)
  return new Map(rows.map(({ heading, means }) => [heading, means]))
}

/** One answer for each heading, the newest. Of two that read the same, the one that is used counts. */
export async function rememberColumns(
  tx: Tx,
  { shopId, header, means }: { shopId: ShopId; header: readonly string[]; means: Means },
): Promise<void> {
  const answers = new Map<string, ImportColumn | null>()
  for (const [place, heading] of header.entries()) {
    const key = headingKey(heading)
    if (key !== '') answers.set(key, means[place] ?? answers.get(key) ?? null)
  }
  await sql`
    insert into import_columns (shop_id, heading, means)
    select ${shopId}, heading, means
    from unnest(${[...answers.keys()]}::text[], ${[...answers.values()]}::text[]) as answers (heading, means)
    on conflict (shop_id, heading) do update set means = excluded.means`.execute(tx)
}
