import { MAX_PAGE_SIZE } from '@ahia/contracts/limits'
import type { Db } from '#tables.ts'
import { listFeaturedJson } from './product.sql.ts'

/** API-02: cards of the products picked for the front page as JSON, newest first. */
export async function listFeatured({ db }: { db: Db }): Promise<string> {
  return listFeaturedJson(db.read, MAX_PAGE_SIZE)
}
