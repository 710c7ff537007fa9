import type { AccountsDeps } from '../accounts-deps.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { insertRecord } from './account-records.sql.ts'
import { recordSecurityEvent } from './record-security-event.ts'

export type ExportRequest = { account: AccessClaims; place: Place; now: Date }

/** T26: called before anything is read, for customers and shops alike. */
export async function recordExport(
  { db, eventCounts }: Pick<AccountsDeps, 'db' | 'eventCounts'>,
  { account, place }: ExportRequest,
): Promise<void> {
  const { accountId, kind: accountKind } = account
  await db.transaction(async (tx) => {
    const event = { kind: 'DATA_EXPORTED', accountKind, accountId, place } as const
    await recordSecurityEvent(tx, { eventCounts }, event)
    await insertRecord(tx, { kind: 'DATA_EXPORTED', accountId, requestId: place.requestId })
  })
}
