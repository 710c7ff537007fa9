import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData as contract } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import { listEmailsSentTo } from '#notifications/sent-emails/sent-emails.ts'
import { listConsents } from '#privacy/consents/consents.reads.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { listTeamData } from '../people/team-data.ts'
import { getProfile } from '../profile/get-profile.ts'
import { listAcceptedTerms } from '../registration/accepted-terms.ts'
import { listAccountHistory } from '../security-events/list-account-history.ts'
import { type ExportRequest, recordExport } from '../security-events/record-export.ts'
import { listStoredSessions } from '../sessions/list-stored-sessions.ts'
import { listLeftOut } from './left-out.ts'

type Export = z.output<typeof contract.data>

export type ExportDeps = Pick<AccountsDeps, 'db' | 'limits' | 'eventCounts'> & {
  /** Stored by slices on the same layer or above, which accounts cannot import. */
  findNewsletterStatus(email: string): Promise<Export['newsletter']>
  listEnquiriesOf(email: string): Promise<Export['enquiries']>
  listRetainedItems(accountId: AccountId): Promise<Export['cart']>
  listSavedItems(accountId: AccountId): Promise<Export['wishlist']>
  listFollowedShopsOf(accountId: AccountId): Promise<Export['following']>
  listAllOrders(accountId: AccountId): Promise<Export['orders']>
  listOwnPayments(accountId: AccountId): Promise<Export['payments']>
  listOwnQuestions(accountId: AccountId): Promise<Export['questions']>
  listOwnReviews(accountId: AccountId): Promise<Export['reviews']>
  listOrderHistory(accountId: AccountId): Promise<Pick<Export, 'orderMoves' | 'disputes' | 'addressReads'>>
}

/** PROF-06, PRIV-02: everything the market stores about the account, in one response, and what is left out and why. */
export async function exportMyData(
  { db, eventCounts, ...others }: Omit<ExportDeps, 'limits'>,
  request: ExportRequest,
): Promise<Export> {
  const { accountId } = request.account
  await recordExport({ db, eventCounts }, request)
  const user = await getProfile(db.read, accountId)
  return {
    exportedAt: request.now.toISOString(),
    user,
    sessions: await listStoredSessions(db.read, accountId),
    ...(await listAccountHistory(db.read, accountId)),
    consents: await listConsents(db.read, { accountId, email: user.email }),
    acceptedTerms: await listAcceptedTerms(db.read, accountId),
    emails: await listEmailsSentTo(db.read, accountId),
    ...(await listTeamData(db.read, accountId)),
    leftOut: listLeftOut(),
    newsletter: await others.findNewsletterStatus(user.email),
    enquiries: await others.listEnquiriesOf(user.email),
    cart: await others.listRetainedItems(accountId),
    wishlist: await others.listSavedItems(accountId),
    following: await others.listFollowedShopsOf(accountId),
    orders: await others.listAllOrders(accountId),
    ...(await others.listOrderHistory(accountId)),
    payments: await others.listOwnPayments(accountId),
    questions: await others.listOwnQuestions(accountId),
    reviews: await others.listOwnReviews(accountId),
  }
}
