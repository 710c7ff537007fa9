import type { AccountId } from '@ahia/contracts/ids'
import type { exportMyData as contract } from '@ahia/contracts/profile/privacy'
import type { z } from 'zod'
import type { Reader, Tx } from '#tables.ts'
import { deleteAllFollowed, listAllFollowed } from './following.sql.ts'

type ExportedFollowing = z.output<typeof contract.data>['following']

/** PROF-06: for the export of an account. */
export async function listFollowedShopsOf(reader: Reader, accountId: AccountId): Promise<ExportedFollowing> {
  const followed = await listAllFollowed(reader, accountId)
  return followed.map(({ followedAt, ...shop }) => ({ ...shop, followedAt: followedAt.toISOString() }))
}

/** PROF-06: for an account that is being deleted. */
export const deleteFollowedShopsOf = (tx: Tx, accountId: AccountId): Promise<void> =>
  deleteAllFollowed(tx, accountId)
