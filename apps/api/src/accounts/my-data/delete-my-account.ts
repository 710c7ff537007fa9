import type { AccountId, OrderId } from '@ahia/contracts/ids'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Reader, Tx } from '#tables.ts'
import { sayAccountDeleted, sayDeletionWaits } from '../account-emails.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { holdCredentials } from '../credentials.sql.ts'
import { getProven } from '../passwords/get-proven.ts'
import { deleteProfile } from '../profile/profiles.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { passwordWrong } from '../sessions/sessions.errors.ts'
import { insertDeletion } from './deletions.sql.ts'
import { eraseAccount } from './erase-account.ts'

type Leaving = { accountId: AccountId; email: string; keepsNewsletter: boolean; leavesOpen: boolean }
type OpenOrders = { orderId: OrderId; shopName: string; status: string }[]

export type DeletionDeps = AccountsDeps & {
  /**
   * Deletes what other slices store for a customer, in the same transaction, and returns how many orders are left. Throws
   * while orders are under way, unless it `leavesOpen` ones.
   */
  deleteBelongings(tx: Tx, customer: Leaving): Promise<number>
  listOpenOrders(reader: Reader, accountId: AccountId): Promise<OpenOrders>
}

type Deletion = {
  account: AccessClaims
  password: string
  keepsNewsletter: boolean
  /** PRIV-04: with an order under way it is done as soon as that is over. */
  whenPossible: boolean
  place: Place
}

/**
 * PROF-06: removes personal data, signs out everywhere and confirms it by email. The address can register again. Returns
 * whether it is done; if not, it waits for an order (PRIV-04).
 */
export async function deleteMyAccount(deps: DeletionDeps, deletion: Deletion): Promise<boolean> {
  const { db, deleteBelongings } = deps
  const { account, place, keepsNewsletter } = deletion
  const credentials = await getProven(deps, deletion)
  const { accountId, email, passwordHash } = credentials
  return db.transaction(async (tx) => {
    if (deletion.whenPossible && (await deps.listOpenOrders(tx, accountId)).length > 0) {
      if (!(await holdCredentials(tx, { accountId, passwordHash }))) throw passwordWrong()
      await insertDeletion(tx, { accountId, keepsNewsletter, requestId: place.requestId })
      await enqueueEmail(tx, await sayDeletionWaits({ email, publicUrl: deps.publicUrl }))
      return false
    }
    const erasing = { kind: 'CUSTOMER', requestId: place.requestId } as const
    if (!(await eraseAccount(tx, { ...credentials, ...erasing }))) throw passwordWrong()
    await deleteProfile(tx, accountId)
    await deleteBelongings(tx, { accountId, email, keepsNewsletter, leavesOpen: false })
    // Without the account: where it was deleted from must not lead to the person.
    const event = { kind: 'ACCOUNT_DELETED', accountKind: account.kind, accountId: null, place } as const
    await recordSecurityEvent(tx, deps, event)
    await enqueueEmail(tx, await sayAccountDeleted({ email }))
    return true
  })
}
