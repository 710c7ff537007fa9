import type { Reader } from '#tables.ts'
import { listShopsNamed, type ShopFound } from './shops.sql.ts'

/** Approved shops for what somebody is typing. */
export async function findShopsNamed(reader: Reader, text: string, limit: number): Promise<ShopFound[]> {
  return listShopsNamed(reader, text.toLowerCase(), limit)
}
