import type { AccountId, ShopId } from '@ahia/contracts/ids'
import { holdAccount } from '#accounts/hold-account.ts'
import { advisoryLock } from '#platform/database/advisory-lock.ts'
import type { Db } from '#tables.ts'
import { followingFull, shopNotFound } from '../shops.errors.ts'
import { insertFollowed } from './following.sql.ts'

type FollowShop = { accountId: AccountId; shopId: ShopId }

/** WIN-13: idempotent. Throws for a shop that shoppers cannot see, and beyond the limit. */
export async function followShop({ db }: { db: Db }, { accountId, shopId }: FollowShop): Promise<void> {
  await db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    await advisoryLock(tx, `following ${accountId}`) // two devices at once must not exceed the limit
    const { isOpen, isFollowed } = await insertFollowed(tx, accountId, shopId)
    if (!isOpen) throw shopNotFound()
    if (!isFollowed) throw followingFull()
  })
}
