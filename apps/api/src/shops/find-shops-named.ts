import type { Reader } from '#tables.ts'
import { listShopsNamed, type ShopFound } from './shops.sql.ts'

/** Approved shops for the words that somebody is typing: lower case, letters and digits only. */
export async function findShopsNamed(reader: Reader, words: string[], limit: number): Promise<ShopFound[]> {
  return listShopsNamed(reader, words, limit)
}
