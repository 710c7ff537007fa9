import type { ShopId } from '@ahia/contracts/ids'
import type { Tx } from '#tables.ts'
import { lockShopDays } from './holidays.sql.ts'

/** SELL-48: those of these shops that are on holiday. All are locked: until the transaction ends no other holiday can be set for any of these shops. */
export async function lockShopsAndListAway(
  tx: Tx,
  shopIds: readonly ShopId[],
): Promise<{ shopId: ShopId; name: string; backOn: string }[]> {
  const shops = await lockShopDays(tx, [...new Set(shopIds)])
  return shops.flatMap(({ backOn, ...shop }) => (backOn === null ? [] : [{ ...shop, backOn }]))
}
