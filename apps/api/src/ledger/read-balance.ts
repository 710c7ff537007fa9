import type { ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Reader } from '#tables.ts'
import type { LedgerAccount } from './entry.rules.ts'
import { sumOfAccount, sumOfShop } from './ledger.sql.ts'

/** The sum of an account; negative is what we owe or earned. Nothing is kept besides the entries, so it is never stale. */
export const readBalance = (reader: Reader, account: LedgerAccount): Promise<Kobo> =>
  sumOfAccount(reader, account)

/** What stands between us and a shop; negative is what it is owed. */
export const readShopBalance = (reader: Reader, shopId: ShopId): Promise<Kobo> => sumOfShop(reader, shopId)
