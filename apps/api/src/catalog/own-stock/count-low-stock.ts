import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { countRows } from './stock-rows.sql.ts'

/** SELL-46: how many things of the shop are running low, and how many are sold out. */
export const countLowStock = (
  { db }: { db: Db },
  shopId: ShopId,
): Promise<{ low: number; soldOut: number }> => countRows(db.read, shopId)
