import type { ShopJson } from '#shops/shops.reads.ts'
import type { Reader } from '#tables.ts'
import { listWindows } from './windows.sql.ts'

/** WIN-10: each shop as JSON with the products in its window. */
export async function withWindows(reader: Reader, shops: readonly ShopJson[]): Promise<string[]> {
  const windows = await listWindows(
    reader,
    shops.map(({ shopId }) => shopId),
  )
  return shops.map(({ shopId, json }) => `${json.slice(0, -1)},"products":${windows.get(shopId) ?? '[]'}}`)
}
