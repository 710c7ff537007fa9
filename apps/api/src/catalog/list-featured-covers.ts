import type { PictureKey } from '@ahia/pictures/address'
import type { Db } from '#tables.ts'
import { listCoversOfFeatured } from './product.sql.ts'

/** The first pictures of the products that the front page shows first. */
export async function listFeaturedCovers({ db }: { db: Db }, limit: number): Promise<PictureKey[]> {
  return listCoversOfFeatured(db.read, limit)
}
