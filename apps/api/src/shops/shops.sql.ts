import type { ShopId } from '@ahia/contracts/ids'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Reader, Tx } from '#tables.ts'

export type NewShop = { id: ShopId; name: string; city: string; state: DeliveryState }
/** What is shown of a shop beside its products. */
export type ShopCard = { id: ShopId; name: string; city: string }

export async function insertShop(tx: Tx, { id, name, city, state }: NewShop): Promise<void> {
  await tx
    .insertInto('shops')
    .values({ id, name, city, state })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

export async function listShops(reader: Reader, shopIds: ShopId[]): Promise<ShopCard[]> {
  return reader
    .selectFrom('shops')
    .select(['id', 'name', 'city'])
    .where((shop) => shop('id', '=', shop.fn.any(shop.val(shopIds))))
    .orderBy('id')
    .execute()
}

export async function hasAnyShop(reader: Reader): Promise<boolean> {
  const shop = await reader.selectFrom('shops').select('id').limit(1).executeTakeFirst()
  return shop !== undefined
}
