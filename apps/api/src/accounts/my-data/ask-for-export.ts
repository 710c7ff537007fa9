import type { AccountId } from '@ahia/contracts/ids'
import { DomainError } from '#platform/domain-error.ts'
import type { Db } from '#tables.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { hashLinkSecret } from '../codes/secret.ts'
import { getProven } from '../passwords/get-proven.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { isLinkOpen } from './export-links.sql.ts'
import { sendExportLink } from './send-export-link.ts'

type Asking = { account: AccessClaims; password: string; place: Place }

/** PRIV-02: emails the link to the export, for a day. The export is made when it is opened, so there is no copy to lose. */
export async function askForExport(deps: AccountsDeps, asking: Asking): Promise<Date> {
  const { accountId } = await getProven(deps, asking)
  return deps.db.transaction((tx) => sendExportLink(tx, deps, accountId))
}

/** PRIV-02: for this account's own key only, within a day. */
export async function assertExportLink(
  { db }: { db: Db },
  { accountId, key }: { accountId: AccountId; key: string },
): Promise<void> {
  if (await isLinkOpen(db.read, { accountId, keyHash: hashLinkSecret(key) })) return
  throw new DomainError(
    'LINK_EXPIRED',
    'This link has expired, or is not for this account. Ask for a new one.',
  )
}
