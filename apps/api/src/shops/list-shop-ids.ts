import type { ShopId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { listApprovedIds } from './shops.sql.ts'

type ShopIds = { after: ShopId | null; limit: number }

/** Approved shops in the order of their ids, so that all of them can be walked through a few at a time. */
export async function listShopIds(reader: Reader, { after, limit }: ShopIds): Promise<ShopId[]> {
  return listApprovedIds(reader, after, limit)
}
