import type { AccountId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import { deleteSome } from '#platform/database/delete-some.ts'
import type { Reader, Tx } from '#tables.ts'

type Link = { keyHash: Buffer; accountId: AccountId }

/** Returns when it expires. */
export async function insertExportLink(tx: Tx, { keyHash, accountId }: Link): Promise<Date> {
  const { expires_at } = await tx
    .insertInto('export_links')
    .values({ key_hash: keyHash, account_id: accountId })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

export async function isLinkOpen(reader: Reader, { keyHash, accountId }: Link): Promise<boolean> {
  const { rows } = await sql`
    select from export_links
    where key_hash = ${keyHash} and account_id = ${accountId} and expires_at > now()`.execute(reader)
  return rows.length > 0
}

export const deleteOldExportLinks = (tx: Tx): Promise<number> =>
  deleteSome(tx, 'export_links', sql`expires_at < now()`)
