import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { markFirstListing } from './first-steps.sql.ts'

/** SELL-05: remembered also when the product is gone later. Idempotent. */
export const recordFirstListing = ({ db }: { db: Db }, { shopId }: { shopId: ShopId }): Promise<void> =>
  db.statement((writer) => markFirstListing(writer, shopId))
