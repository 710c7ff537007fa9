import type { AccountId } from '@ahia/contracts/ids'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import type { Log } from '#platform/log.ts'
import type { Db, Tx } from '#tables.ts'
import { sayAccountDeleted } from '../account-emails.ts'
import { deleteProfile } from '../profile/profiles.sql.ts'
import type { DeletionDeps } from './delete-my-account.ts'
import { finishDeletion, insertDeletion, listWaitingDeletions, lockDeletion } from './deletions.sql.ts'
import { eraseAccountOf } from './erase-account.ts'

type BelongingsDeps = Pick<DeletionDeps, 'deleteBelongings' | 'listOpenOrders'> & {
  /** PRIV-04: of an account that is gone: takes the names out of what is over by now, and returns how many are left. */
  finishOrders(tx: Tx, accountId: AccountId): Promise<number>
}
export type FinishDeps = BelongingsDeps & { db: Db; log: Log }

const AT_ONCE = 100

/** PRIV-04: deletions that waited for an order, and what was left of those that waited for 30 days. Runs hourly. */
export async function finishDeletions(deps: FinishDeps): Promise<void> {
  let after: AccountId | null = null
  for (;;) {
    const waiting: AccountId[] = await listWaitingDeletions(deps.db.read, { after, limit: AT_ONCE })
    for (const accountId of waiting) await tryToFinish(deps, accountId)
    after = waiting.at(-1) ?? null
    if (waiting.length < AT_ONCE) return
  }
}

/** One that fails is tried again in an hour, and must not keep the others waiting. */
async function tryToFinish(deps: FinishDeps, accountId: AccountId): Promise<void> {
  try {
    await deps.db.transaction((tx) => finish(tx, deps, accountId))
  } catch (error) {
    deps.log.error({ err: error, accountId }, 'a deletion could not be finished')
  }
}

async function finish(tx: Tx, deps: BelongingsDeps, accountId: AccountId): Promise<void> {
  const waiting = await lockDeletion(tx, accountId)
  if (waiting === null) return
  const { isErased, isDue, keepsNewsletter, requestId } = waiting
  if (!isErased && !isDue && (await deps.listOpenOrders(tx, accountId)).length > 0) return
  const left = isErased
    ? await deps.finishOrders(tx, accountId)
    : await eraseCustomer(tx, deps, { accountId, keepsNewsletter, requestId })
  if (left === 0) await finishDeletion(tx, accountId)
}

type Erasing = { accountId: AccountId; keepsNewsletter: boolean; requestId: string; isAgain?: boolean }

/**
 * Erases a customer of whom no password is asked: they asked earlier, a colleague agreed to their request, or a restored
 * database has them again. An order that is open is left, and follows by itself. Returns how many are left.
 */
export async function eraseCustomer(
  tx: Tx,
  deps: Pick<DeletionDeps, 'deleteBelongings'>,
  { accountId, keepsNewsletter, requestId, isAgain = false }: Erasing,
): Promise<number> {
  const email = await eraseAccountOf(tx, { kind: 'CUSTOMER', accountId, requestId, isAgain })
  await deleteProfile(tx, accountId)
  const left = await deps.deleteBelongings(tx, { accountId, email, keepsNewsletter, leavesOpen: true })
  if (left > 0) await insertDeletion(tx, { accountId, keepsNewsletter, requestId })
  if (!isAgain) await enqueueEmail(tx, await sayAccountDeleted({ email }))
  return left
}
