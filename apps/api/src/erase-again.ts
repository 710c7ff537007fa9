import type { AccountId } from '@ahia/contracts/ids'
import { eraseCustomer } from '#accounts/my-data/finish-deletions.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { LineStore } from '#privacy/erasures/line-store.ts'
import { replayErasures } from '#privacy/erasures/store-erasures.ts'
import { eraseShopOwner } from '#shops/closing/finish-closing.ts'
import { createAccountData } from './account-data.ts'
import { createShopData } from './shop-data.ts'
import type { Db, Tx } from './tables.ts'

type Opening = { db: Db; lines: LineStore; log: Log; publicUrl: string; secrets: Secrets }

/** PRIV-11: before a restored database serves, those who were erased since it was backed up are erased in it too. */
export async function eraseAgainAfterRestore({ db, lines, log, publicUrl, secrets }: Opening): Promise<void> {
  const ofAccounts = createAccountData({ db, secrets })
  const ofShops = { db, publicUrl, ...createShopData({ db }) }
  const eraseAgain = async (tx: Tx, accountId: AccountId) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['kind', 'status'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!account || account.status === 'DELETED') return
    const erasing = { accountId, requestId: 'restore', keepsNewsletter: false, isAgain: true }
    if (account.kind === 'CUSTOMER') await eraseCustomer(tx, ofAccounts, erasing)
    if (account.kind === 'SHOP') await eraseShopOwner(tx, ofShops, erasing)
  }
  const count = await replayErasures({ db, lines, eraseAgain })
  if (count > 0)
    log.warn({ count }, 'accounts were erased again, as this database is older than their erasure')
}
