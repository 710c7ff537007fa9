import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import type { Reader, Tx } from '#tables.ts'

type ProductRow = { id: ProductId; shopId: ShopId; name: string; category: Category; basePriceKobo: Kobo }
export type NewProduct = ProductRow & { isFeatured: boolean; createdAt: Date }

export async function insertProduct(tx: Tx, product: NewProduct): Promise<void> {
  await tx
    .insertInto('products')
    .values({
      id: product.id,
      shop_id: product.shopId,
      name: product.name,
      category: product.category,
      base_price_kobo: product.basePriceKobo,
      is_featured: product.isFeatured,
      created_at: product.createdAt,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}

export async function listFeaturedProducts(reader: Reader, limit: number): Promise<ProductRow[]> {
  return reader
    .selectFrom('products')
    .select(['id', 'shop_id as shopId', 'name', 'category', 'base_price_kobo as basePriceKobo'])
    .where('is_featured', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
