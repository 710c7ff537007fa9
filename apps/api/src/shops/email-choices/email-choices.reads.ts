import type { ShopId } from '@ahia/contracts/ids'
import type { ShopEmail } from '@ahia/contracts/seller/email-choices'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

/** SELL-47: the kinds of news that a shop does not want by email. */
export async function listMutedEmails(reader: Reader, shopId: ShopId): Promise<ShopEmail[]> {
  const { rows } = await sql<{ muted: ShopEmail[] }>`
    select muted_emails as muted from shops where id = ${shopId}`.execute(reader)
  return rows[0]?.muted ?? []
}
