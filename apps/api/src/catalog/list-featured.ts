import type { Product } from '@ahia/contracts/catalog'
import { toNaira } from '@ahia/money/naira'
import { listShopCards } from '#shops/list-shop-cards.ts'
import type { Db } from '#tables.ts'
import { listFeaturedProducts } from './catalog.sql.ts'

const FEATURED_MAX = 60

/** API-02: products picked for the front page, newest first, each with the card of its shop. */
export async function listFeatured({ db }: { db: Db }): Promise<Product[]> {
  const products = await listFeaturedProducts(db.read, FEATURED_MAX)
  const shops = await listShopCards(
    db.read,
    products.map(({ shopId }) => shopId),
  )
  const shopById = new Map(shops.map((shop) => [shop.id, shop]))
  return products.flatMap(({ id, name, category, basePriceKobo, shopId }) => {
    const shop = shopById.get(shopId)
    if (!shop) return []
    const seller = { _id: shop.id, name: shop.name, city: shop.city }
    return [{ _id: id, name, category, basePrice: toNaira(basePriceKobo), shopId: seller }]
  })
}
