import { setTimeout as pause } from 'node:timers/promises'
import type { DemoProduct, DemoShop } from '@ahia/demo-market/demo-goods'
import { demoShops } from '@ahia/demo-market/demo-shops'
import { seededRandom } from '@ahia/demo-market/seeded-random'
import { addProduct } from '#catalog/add-product.ts'
import { foldWithin } from '#catalog/browse/fold-shelf-counts.ts'
import { publishProduct } from '#catalog/publish-product.ts'
import { recordPastSales } from '#catalog/stock/record-past-sales.ts'
import { tryAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { analyzeTables } from '#platform/database/analyze-tables.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { addShop } from '#shops/add-shop.ts'
import { isMarketEmpty } from '#shops/shops.reads.ts'
import type { Db, Tx } from '#tables.ts'
import { ageInDays, daysBeforeDemo } from './demo-dates.ts'
import { toReviews } from './demo-reviews.ts'
import { toSales } from './demo-sales.ts'
import { type DemoPictures, nameDemoPictures } from './pictures/demo-pictures.ts'
import { addDemoAccounts } from './sellers/add-demo-accounts.ts'
import { shopIdOf, toNewProduct } from './to-new-product.ts'

const SHOP_AGE_DAYS = 700
const ASK_AGAIN_MS = 200

type Seeding = {
  db: Db
  /** Whether two of the shops can be signed in to, with a password that everybody knows. */
  hasSellers?: boolean
}

/**
 * Fills an empty market with invented shops; one with any shop is left as it is. All of it or nothing. Of several
 * processes that start at once, one fills it and the others wait until it is done or has died.
 */
export async function seedDemoMarket({ db, hasSellers = false }: Seeding): Promise<void> {
  const isSettled = await db.transaction(async (tx) => {
    if (!(await tryAdvisoryLock(tx, 'seed'))) return false
    if (await isMarketEmpty(tx)) await fillMarket(tx, hasSellers)
    return true
  })
  if (isSettled) return
  await pause(ASK_AGAIN_MS)
  return seedDemoMarket({ db, hasSellers })
}

async function fillMarket(tx: Tx, hasSellers: boolean): Promise<void> {
  const pictures = await nameDemoPictures(demoShops)
  for (const shop of demoShops) await addDemoShop(tx, shop, pictures)
  if (hasSellers) await addDemoAccounts(tx)
  await foldWithin(tx)
  await analyzeTables(tx)
}

async function addDemoShop(tx: Tx, shop: DemoShop, pictures: DemoPictures): Promise<void> {
  await addShop(tx, {
    id: shopIdOf(shop),
    name: shop.name,
    city: shop.city,
    state: shop.state,
    description: shop.description,
    avatarKey: pictures.avatarOf(shop).key,
    sign: shop.sign,
    owner: shop.owner,
    status: 'APPROVED',
    createdAt: daysBeforeDemo(SHOP_AGE_DAYS),
  })
  const goods = shop.products.map((product) => inventGoods({ shop, product, pictures }))
  for (const { added } of goods) await addProduct(tx, added)
  // Of all of a shop's goods at once: each statement fires the triggers of what it changes.
  await recordPastSales(
    tx,
    goods.flatMap(({ sales }) => sales),
  )
  await addReviews(
    tx,
    goods.flatMap(({ reviews }) => reviews),
  )
  for (const { added } of goods) await publishProduct(tx, added.id)
}

type Invented = { shop: DemoShop; product: DemoProduct; pictures: DemoPictures }

/** The product with its past, the same each time. */
function inventGoods({ shop, product, pictures }: Invented) {
  const chance = seededRandom(`${shop.name}/${product.name}`)
  const ageDays = ageInDays(chance.between(0, 1), pictures.isRendered(product))
  const added = toNewProduct({
    shop,
    product,
    pictures: pictures.picturesOf(product),
    createdAt: daysBeforeDemo(ageDays),
  })
  const { rating, sold } = product
  const sales = toSales({ product: added, sold, ageDays }, chance)
  const { id: productId, category } = added
  const reviews = toReviews({ productId, category, rating, sold, ageDays }, chance)
  return { added, sales, reviews }
}
