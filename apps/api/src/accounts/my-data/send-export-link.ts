import type { AccountId } from '@ahia/contracts/ids'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Tx } from '#tables.ts'
import { writeExportEmail } from '../account-emails.ts'
import { hashLinkSecret, newLinkSecret } from '../codes/secret.ts'
import { getEmail } from '../get-email.ts'
import { insertExportLink } from './export-links.sql.ts'

/** PRIV-02, PRIV-08: emails the owner of an account a link to their export; returns when it expires. */
export async function sendExportLink(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  accountId: AccountId,
): Promise<Date> {
  const key = newLinkSecret()
  const expiresAt = await insertExportLink(tx, { accountId, keyHash: hashLinkSecret(key) })
  await enqueueEmail(tx, await writeExportEmail({ email: await getEmail(tx, accountId), key, publicUrl }))
  return expiresAt
}
