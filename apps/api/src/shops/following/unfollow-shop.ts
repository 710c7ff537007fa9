import type { AccountId, ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { deleteFollowed } from './following.sql.ts'

type UnfollowShop = { accountId: AccountId; shopId: ShopId }

/** WIN-13: idempotent. */
export async function unfollowShop({ db }: { db: Db }, { accountId, shopId }: UnfollowShop): Promise<void> {
  await db.statement((writer) => deleteFollowed(writer, accountId, shopId))
}
