import type { ProductId, ShopId } from '@ahia/contracts/ids'
import { fromNaira } from '@ahia/money/naira'
import { addProduct } from '#catalog/add-product.ts'
import type { Clock } from '#platform/clock.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { addShop } from '#shops/add-shop.ts'
import { isMarketEmpty } from '#shops/is-market-empty.ts'
import type { Db, Tx } from '#tables.ts'
import { demoShops } from './demo-market.ts'
import { stableId } from './stable-id.ts'

/** Fills an empty market with invented shops; one with any shop in it is left as it is. All of it or nothing. */
export async function seedDemoMarket({ db, now }: { db: Db; now: Clock }): Promise<void> {
  const openedAt = now()
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'seed')
    if (!(await isMarketEmpty(tx))) return
    for (const shop of demoShops) await addDemoShop(tx, shop, openedAt)
  })
}

type DemoShop = (typeof demoShops)[number]

async function addDemoShop(
  tx: Tx,
  { name, city, state, products }: DemoShop,
  createdAt: Date,
): Promise<void> {
  const shopId = stableId<ShopId>('shop', name)
  await addShop(tx, { id: shopId, name, city, state })
  for (const product of products) {
    await addProduct(tx, {
      id: stableId<ProductId>('product', name, product.name),
      shopId,
      name: product.name,
      category: product.category,
      basePriceKobo: fromNaira(product.priceNaira),
      isFeatured: true,
      createdAt,
    })
  }
}
