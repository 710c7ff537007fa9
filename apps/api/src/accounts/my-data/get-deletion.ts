import type { DataOf } from '@ahia/contracts/endpoint'
import type { AccountId } from '@ahia/contracts/ids'
import type { getDeletion as contract } from '@ahia/contracts/profile/privacy'
import type { Db } from '#tables.ts'
import type { DeletionDeps } from './delete-my-account.ts'
import { deleteDeletion, findRequestedAt } from './deletions.sql.ts'

const AT_MOST_DAYS = 30
const DAY_MS = 86_400_000

type Deps = Pick<DeletionDeps, 'listOpenOrders'> & { db: Db }

/** PRIV-04: what a deletion would wait for, and until when at the latest. */
export async function getDeletion(
  { db, listOpenOrders }: Deps,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<DataOf<typeof contract>> {
  const requestedAt = await findRequestedAt(db.read, accountId)
  const latest = (requestedAt ?? now).getTime() + AT_MOST_DAYS * DAY_MS
  return {
    waitsFor: await listOpenOrders(db.read, accountId),
    latestAt: new Date(latest).toISOString(),
    requestedAt: requestedAt?.toISOString() ?? null,
  }
}

/** PRIV-04: takes back a deletion that waits. */
export const keepMyAccount = ({ db }: { db: Db }, accountId: AccountId): Promise<void> =>
  db.transaction((tx) => deleteDeletion(tx, accountId))
