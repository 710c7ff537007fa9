import type { OrderId, ProductId, ShopId, ShopNewsId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tables, Tx } from '#tables.ts'

type ShopNewsKind = Tables['shop_news']['kind']
/** SELL-46: what is sold out, under its name at that time. */
type AboutThing = { kind: 'SOLD_OUT'; productId: ProductId; subject: string }
export type ListingNewsKind = Extract<ShopNewsKind, `LISTING_${string}`>
type AboutOrder = { kind: Exclude<ShopNewsKind, ListingNewsKind | 'SOLD_OUT'>; orderId: OrderId }
export type NewsContent = AboutOrder | AboutThing
export type NewShopNews = { id: ShopNewsId; shopId: ShopId } & NewsContent

export async function insertShopNews(tx: Tx, news: readonly NewShopNews[]): Promise<void> {
  await tx
    .insertInto('shop_news')
    .values(
      news.map(({ id, shopId, kind, ...about }) => ({
        id,
        shop_id: shopId,
        kind,
        order_id: 'orderId' in about ? about.orderId : null,
        product_id: 'subject' in about ? about.productId : null,
        subject: 'subject' in about ? about.subject : null,
      })),
    )
    .execute()
}

type ListingNews = { id: ShopNewsId; shopId: ShopId; kind: ListingNewsKind; productId: ProductId }

/** Without a turn in the email about orders: a decision about a listing has an email of its own. */
export async function insertListingNews(tx: Tx, { id, shopId, kind, productId }: ListingNews): Promise<void> {
  await sql`
    insert into shop_news (id, shop_id, kind, product_id, emailed_at)
    values (${id}, ${shopId}, ${kind}, ${productId}, now())`.execute(tx)
}

type OrderNewsEmailed = { id: ShopNewsId; shopId: ShopId; kind: AboutOrder['kind']; orderId: OrderId }

/** The same of an order. */
export async function insertOrderNewsEmailed(
  tx: Tx,
  { id, shopId, kind, orderId }: OrderNewsEmailed,
): Promise<void> {
  await sql`
    insert into shop_news (id, shop_id, kind, order_id, emailed_at)
    values (${id}, ${shopId}, ${kind}, ${orderId}, now())`.execute(tx)
}

/** Those that no email has told yet; from now on one has. */
export async function takeToEmail(tx: Tx, shopId: ShopId): Promise<NewsContent[]> {
  const { rows } = await sql<NewsContent & { id: string }>`
    update shop_news set emailed_at = now() where shop_id = ${shopId} and emailed_at is null
    returning id, kind, order_id as "orderId", product_id as "productId", subject`.execute(tx)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export type ShopNews = {
  id: ShopNewsId
  kind: ShopNewsKind
  orderId: OrderId | null
  productId: ProductId | null
  subject: string | null
  createdAt: Date
  isRead: boolean
}
type NewsPage = { shopId: ShopId; before: ShopNewsId | null; limit: number }

export async function listNews(reader: Reader, { shopId, before, limit }: NewsPage): Promise<ShopNews[]> {
  const { rows } = await sql<ShopNews>`
    select id, kind, order_id as "orderId", product_id as "productId", subject, created_at as "createdAt", read_at is not null as "isRead"
    from shop_news where shop_id = ${shopId} and (${before}::uuid is null or id < ${before})
    order by id desc limit ${limit}`.execute(reader)
  return rows
}

export async function countUnread(reader: Reader, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from shop_news where shop_id = ${shopId} and read_at is null`.execute(
    reader,
  )
  return rows[0]?.unread ?? 0
}

export async function markRead(
  tx: Tx,
  { shopId, upTo }: { shopId: ShopId; upTo: ShopNewsId },
): Promise<void> {
  await sql`
    update shop_news set read_at = now()
    where shop_id = ${shopId} and read_at is null and id <= ${upTo}`.execute(tx)
}
