import type { Reader } from '#tables.ts'
import { hasAnyShop } from './shops.sql.ts'

/** Whether nobody sells here yet. */
export async function isMarketEmpty(reader: Reader): Promise<boolean> {
  return !(await hasAnyShop(reader))
}
