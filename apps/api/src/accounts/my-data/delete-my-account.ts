import type { AccountId } from '@ahia/contracts/ids'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Tx } from '#tables.ts'
import { sayAccountDeleted } from '../account-emails.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { getProven } from '../passwords/get-proven.ts'
import { deleteProfile } from '../profile/profiles.sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { Place } from '../sessions/open-session.ts'
import { passwordWrong } from '../sessions/sessions.errors.ts'
import { eraseAccount } from './erase-account.ts'

type Leaving = { accountId: AccountId; email: string; keepsNewsletter: boolean }

export type DeletionDeps = AccountsDeps & {
  /** Deletes what other slices store for a customer, in the same transaction; throws while orders are under way. */
  deleteBelongings(tx: Tx, customer: Leaving): Promise<void>
}

type Deletion = { account: AccessClaims; password: string; keepsNewsletter: boolean; place: Place }

/** PROF-06: removes personal data, signs out everywhere and confirms it by email. The address can register again. */
export async function deleteMyAccount(deps: DeletionDeps, deletion: Deletion): Promise<void> {
  const { db, deleteBelongings } = deps
  const { account, place, keepsNewsletter } = deletion
  const credentials = await getProven(deps, deletion)
  const { accountId, email } = credentials
  await db.transaction(async (tx) => {
    const erasing = { kind: 'CUSTOMER', requestId: place.requestId } as const
    if (!(await eraseAccount(tx, { ...credentials, ...erasing }))) throw passwordWrong()
    await deleteProfile(tx, accountId)
    await deleteBelongings(tx, { accountId, email, keepsNewsletter })
    // Without the account: where it was deleted from must not lead to the person.
    const event = { kind: 'ACCOUNT_DELETED', accountKind: account.kind, accountId: null, place } as const
    await recordSecurityEvent(tx, deps, event)
    await enqueueEmail(tx, await sayAccountDeleted({ email }))
  })
}
