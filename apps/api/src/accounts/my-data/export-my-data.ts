import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData as contract } from '@ahia/contracts/user'
import type { z } from 'zod'
import type { AccountsDeps } from '../accounts-deps.ts'
import { getProfile } from '../profile/get-profile.ts'
import { insertRecord, listRecords } from '../security-events/account-records.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { listStoredEvents } from '../security-events/security-events.sql.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import { listStoredSessions } from '../sessions/list-stored-sessions.ts'
import type { Place } from '../sessions/open-session.ts'

type Export = z.output<typeof contract.data>

export type ExportDeps = Pick<AccountsDeps, 'db' | 'limits' | 'eventCounts'> & {
  /** Stored by slices on the same layer or above, which accounts cannot import. */
  findNewsletterStatus(email: string): Promise<Export['newsletter']>
  listEnquiriesOf(email: string): Promise<Export['enquiries']>
  listRetainedItems(accountId: AccountId): Promise<Export['cart']>
  listSavedItems(accountId: AccountId): Promise<Export['wishlist']>
  listAllOrders(accountId: AccountId): Promise<Export['orders']>
  listOwnPayments(accountId: AccountId): Promise<Export['payments']>
  listOwnQuestions(accountId: AccountId): Promise<Export['questions']>
  listOwnReviews(accountId: AccountId): Promise<Export['reviews']>
}

/** PROF-06: everything the market stores about the account, in one response. */
export async function exportMyData(
  { db, eventCounts, ...others }: Omit<ExportDeps, 'limits'>,
  { account, place, now }: { account: AccessClaims; place: Place; now: Date },
): Promise<Export> {
  const { accountId, kind: accountKind } = account
  const event = { kind: 'DATA_EXPORTED', accountKind, accountId, place } as const
  await db.transaction(async (tx) => {
    await recordSecurityEvent(tx, { eventCounts }, event)
    await insertRecord(tx, { kind: 'DATA_EXPORTED', accountId, requestId: place.requestId })
  })
  const user = await getProfile(db.read, accountId)
  const activity = await listStoredEvents(db.read, accountId)
  return {
    exportedAt: now.toISOString(),
    user,
    sessions: await listStoredSessions(db.read, accountId),
    activity: activity.map(({ last_at, ...event }) => ({ ...event, lastAt: last_at.toISOString() })),
    records: (await listRecords(db.read, accountId)).map(({ kind, recorded_at }) => ({
      kind,
      recordedAt: recorded_at.toISOString(),
    })),
    newsletter: await others.findNewsletterStatus(user.email),
    enquiries: await others.listEnquiriesOf(user.email),
    cart: await others.listRetainedItems(accountId),
    wishlist: await others.listSavedItems(accountId),
    orders: await others.listAllOrders(accountId),
    payments: await others.listOwnPayments(accountId),
    questions: await others.listOwnQuestions(accountId),
    reviews: await others.listOwnReviews(accountId),
  }
}
