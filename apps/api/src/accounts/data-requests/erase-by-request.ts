import type { AccountId, DataRequestId } from '@ahia/contracts/ids'
import type { StaffActor } from '#audit/record-staff-act.ts'
import type { Reader, Tx } from '#tables.ts'
import type { DeletionDeps } from '../my-data/delete-my-account.ts'
import { eraseCustomer } from '../my-data/finish-deletions.ts'
import { customerNotFound } from '../people/people.errors.ts'
import { alreadyDecided, identityMissing, requestNotFound } from './data-requests.errors.ts'
import { closeRequest, findRequest, lockRequest, type RequestRow } from './data-requests.sql.ts'

type Identity = RequestRow['identity']

/** PRIV-08: whom an erasure that is proposed would erase. Throws when nobody asked for it, or we do not know who asks. */
export async function getErasureOf(
  reader: Reader,
  { id, identity }: { id: DataRequestId; identity: Identity },
): Promise<{ request: DataRequestId; account: AccountId; identity: NonNullable<Identity> }> {
  const request = await findRequest(reader, id)
  if (request === null || request.kind !== 'ERASURE') throw requestNotFound()
  if (request.state !== 'OPEN') throw alreadyDecided('A colleague')
  if (request.account_id === null) throw customerNotFound()
  const known = request.identity ?? identity
  if (known === null) throw identityMissing()
  return { request: id, account: request.account_id, identity: known }
}

type Erasing = { request: DataRequestId; account: AccountId; identity: NonNullable<Identity>; by: StaffActor }

/**
 * PRIV-08: erases the customer and closes the request, once a second person agreed. False when the request was decided or
 * the account is gone meanwhile. The goodbye is the answer.
 */
export async function eraseByRequest(
  tx: Tx,
  deps: Pick<DeletionDeps, 'deleteBelongings'>,
  { request: id, account: accountId, identity, by }: Erasing,
): Promise<boolean> {
  const request = await lockRequest(tx, id)
  if (request?.state !== 'OPEN' || request.account_id !== accountId) return false
  await eraseCustomer(tx, deps, { accountId, keepsNewsletter: false, requestId: by.requestId })
  await closeRequest(tx, id, { state: 'DONE', reason: null, answer: null, identity, by: by.id })
  return true
}
