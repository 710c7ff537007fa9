import type { ShopId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { listShops, type ShopCard } from './shops.sql.ts'

/** The cards of these shops, each once, in one query however many there are. */
export async function listShopCards(reader: Reader, shopIds: ShopId[]): Promise<ShopCard[]> {
  return listShops(reader, [...new Set(shopIds)])
}
