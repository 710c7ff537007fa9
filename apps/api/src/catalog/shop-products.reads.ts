import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { ListingStatus } from '@ahia/reference/listings'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'

export type ShopProduct = {
  productId: ProductId
  name: string
  status: ListingStatus
  price: number
  stock: number
  createdAt: string
}

const ALL = 100_000

/** SELL-61: all products of a shop, whatever their status. */
export async function listShopProducts(reader: Reader, shopId: ShopId): Promise<ShopProduct[]> {
  const { rows } = await sql<Omit<ShopProduct, 'createdAt'> & { createdAt: Date }>`
    select id as "productId", name, status, naira(base_price_kobo) as price, stock, created_at as "createdAt"
    from products where shop_id = ${shopId} order by created_at, id limit ${sql.lit(ALL)}`.execute(reader)
  return rows.map((product) => ({ ...product, createdAt: product.createdAt.toISOString() }))
}

type ProductLook = { image: string | null; isOnSale: boolean }

export type ProductLooks = ReadonlyMap<ProductId, ProductLook>

/** The first pictures of these products of a shop, and whether shoppers can see their pages now. */
export async function listProductLooks(
  reader: Reader,
  { shopId, productIds }: { shopId: ShopId; productIds: readonly ProductId[] },
): Promise<ProductLooks> {
  const { rows } = await sql<ProductLook & { id: ProductId }>`
    select id, picture_address(picture_keys[1]) as image, is_visible as "isOnSale"
    from products where shop_id = ${shopId} and id = any (${[...new Set(productIds)]}::uuid[])`.execute(
    reader,
  )
  return new Map(rows.map(({ id, ...look }) => [id, look]))
}

export async function hasLiveProduct(reader: Reader, shopId: ShopId): Promise<boolean> {
  const { rows } = await sql`
    select from products where shop_id = ${shopId} and status = 'LIVE' limit 1`.execute(reader)
  return rows.length > 0
}

type ProductName = { name: string; image: string | null }

/** SELL-64: names and first pictures of these products of a shop. */
export async function listProductNames(
  reader: Reader,
  { shopId, productIds }: { shopId: ShopId; productIds: readonly ProductId[] },
): Promise<ReadonlyMap<ProductId, ProductName>> {
  const { rows } = await sql<ProductName & { id: ProductId }>`
    select id, name, picture_address(picture_keys[1]) as image
    from products where shop_id = ${shopId} and id = any (${[...new Set(productIds)]}::uuid[])`.execute(
    reader,
  )
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}

/** Names of products of any shop, by id. */
export async function listNamesOf(
  reader: Reader,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, string>> {
  const { rows } = await sql<{ id: ProductId; name: string }>`
    select id, name from products where id = any (${[...new Set(productIds)]}::uuid[])`.execute(reader)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
