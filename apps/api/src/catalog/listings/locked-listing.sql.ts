import type { ListingStatus } from '@ahia/reference/listings'
import { sql } from 'kysely'
import type { Tx } from '#tables.ts'
import type { OwnProduct } from './listing.sql.ts'

export type LockedListing = {
  status: ListingStatus
  version: number
  shopStatus: string
  category: string
  hasCategory: boolean
  variantName: string | null
  stock: number
  pictureKeys: string[]
  name: string
  subtitle: string
  description: string
  basePriceKobo: number
}

/** Everybody who sells, holds or edits it waits, so that what is read stays true. Null for unknown and others' products. */
export async function lockOwnListing(
  tx: Tx,
  { shopId, productId }: OwnProduct,
): Promise<LockedListing | null> {
  const { rows } = await sql<LockedListing>`
    select status, version, shop_status as "shopStatus", category, has_category as "hasCategory",
      variant_name as "variantName", stock, picture_keys as "pictureKeys", name, subtitle, description,
      base_price_kobo as "basePriceKobo"
    from products where id = ${productId} and shop_id = ${shopId} for no key update`.execute(tx)
  return rows[0] ?? null
}

export async function raiseVersion(tx: Tx, { shopId, productId }: OwnProduct): Promise<void> {
  await sql`
    update products set version = version + 1 where id = ${productId} and shop_id = ${shopId}`.execute(tx)
}
