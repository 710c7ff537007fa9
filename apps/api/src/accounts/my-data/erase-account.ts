import type { AccountId } from '@ahia/contracts/ids'
import { forgetEmailsOf } from '#notifications/sent-emails/sent-emails.ts'
import { recordErasure } from '#privacy/erasures/store-erasures.ts'
import type { Tx } from '#tables.ts'
import { voidCodes } from '../codes/codes.sql.ts'
import { eraseAddress } from '../codes/erase-address.sql.ts'
import { finishGrants } from '../codes/grants.sql.ts'
import { type Credentials, emptyAccount, findErasable } from '../credentials.sql.ts'
import { forgetDevices } from '../devices/known-devices.sql.ts'
import { forgetFailures } from '../passwords/failures.sql.ts'
import { insertRecord } from '../security-events/account-records.sql.ts'
import { deleteEventsOf } from '../security-events/security-events.sql.ts'
import type { AccountKind } from '../sessions/access-token.ts'
import { endAllSessions } from '../sessions/sessions.sql.ts'
import { erasePeopleRows } from './erase-people-rows.sql.ts'

type Erasing = {
  kind: AccountKind
  requestId: string
  /** PRIV-11: in a restored database; it is written down already. */
  isAgain?: boolean
}

/**
 * PROF-06, SELL-53: removes what identifies an account and opens it, and ends its sessions. Returns false, having changed
 * nothing of the account, when its password has changed since `credentials` were read. T26: leaves a record for good, with
 * the request that asked for it.
 */
export async function eraseAccount(
  tx: Tx,
  { kind, accountId, email, passwordHash, requestId, isAgain = false }: Credentials & Erasing,
): Promise<boolean> {
  // Earlier codes and grants must not open the account that the address may have next.
  await voidCodes(tx, { kind, email })
  await finishGrants(tx, { kind, email }, null)
  // Locked before anything is deleted: what is being saved for the account is saved before, or not at all.
  if (!(await emptyAccount(tx, { accountId, passwordHash }))) return false
  await forgetDevices(tx, accountId)
  await endAllSessions(tx, accountId, 'ACCOUNT_DELETED')
  await forgetFailures(tx, { kind, email })
  await eraseAddress(tx, { kind, email })
  await deleteEventsOf(tx, accountId)
  await erasePeopleRows(tx, accountId)
  await forgetEmailsOf(tx, { accountId, email })
  if (!isAgain) await recordErasure(tx, accountId) // PRIV-11
  await insertRecord(tx, { kind: 'ACCOUNT_DELETED', accountId, requestId })
  return true
}

/** The same for an account that was asked about earlier; returns the address that it had. */
export async function eraseAccountOf(
  tx: Tx,
  { accountId, ...erasing }: Erasing & { accountId: AccountId },
): Promise<string> {
  const credentials = await findErasable(tx, accountId)
  if (credentials === null || !(await eraseAccount(tx, { ...credentials, ...erasing })))
    throw new Error('An account changed while it was being erased')
  return credentials.email
}
