import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData as contract } from '@ahia/contracts/user'
import type { z } from 'zod'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { Db } from '#tables.ts'
import { getProfile } from '../profile/get-profile.ts'
import { listStoredSessions } from '../sessions/list-stored-sessions.ts'

type Export = z.output<typeof contract.data>

export type ExportDeps = {
  db: Db
  limits: RateLimits
  /** Stored by slices on the same layer or above, which accounts cannot import. */
  findNewsletterStatus(email: string): Promise<Export['newsletter']>
  listEnquiriesOf(email: string): Promise<Export['enquiries']>
  listRetainedItems(accountId: AccountId): Promise<Export['cart']>
  listSavedItems(accountId: AccountId): Promise<Export['wishlist']>
  listAllOrders(accountId: AccountId): Promise<Export['orders']>
  listOwnReviews(accountId: AccountId): Promise<Export['reviews']>
}

/** PROF-06: everything the market stores about the account, in one response. */
export async function exportMyData(
  { db, ...others }: Omit<ExportDeps, 'limits'>,
  accountId: AccountId,
  now: Date,
): Promise<Export> {
  const user = await getProfile(db.read, accountId)
  return {
    exportedAt: now.toISOString(),
    user,
    sessions: await listStoredSessions(db.read, accountId),
    newsletter: await others.findNewsletterStatus(user.email),
    enquiries: await others.listEnquiriesOf(user.email),
    cart: await others.listRetainedItems(accountId),
    wishlist: await others.listSavedItems(accountId),
    orders: await others.listAllOrders(accountId),
    reviews: await others.listOwnReviews(accountId),
  }
}
