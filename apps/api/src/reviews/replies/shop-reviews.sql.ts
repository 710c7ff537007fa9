import type { ProductId, ReviewId, ShopId } from '@ahia/contracts/ids'
import type { HiddenWordsReason } from '@ahia/reference/goods-reports'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type StoredReview = {
  id: ReviewId
  productId: ProductId
  authorName: string
  stars: number
  text: string | null
  hiddenReason: HiddenWordsReason | null
  createdAt: string
  reply: string | null
  repliedAt: string | null
  replyVersion: number
}

const isoTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const columns = sql`
  id, product_id as "productId", author_name as "authorName", stars,
  case when hidden_reason is null then text end as text, hidden_reason as "hiddenReason", ${isoTime('created_at')} as "createdAt",
  reply, ${isoTime('replied_at')} as "repliedAt", reply_version as "replyVersion"`

export type ReviewState = 'open' | 'replied'

const isIn = (state: ReviewState) => (state === 'open' ? sql`reply is null` : sql`reply is not null`)

type ReviewPage = { shopId: ShopId; state: ReviewState; before: ReviewId | null; limit: number }

/** Newest first, after a review of the same shop. */
export async function listOfShop(reader: Reader, page: ReviewPage): Promise<StoredReview[]> {
  const { shopId, state, before, limit } = page
  const { rows } = await sql<StoredReview>`
    select ${columns} from reviews
    where shop_id = ${shopId} and ${isIn(state)} and (
      ${before}::uuid is null
      or (created_at, id) < (select created_at, id from reviews where id = ${before} and shop_id = ${shopId})
    )
    order by created_at desc, id desc limit ${limit}`.execute(reader)
  return rows
}

export async function countOfShop(reader: Reader, shopId: ShopId, state: ReviewState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reviews where shop_id = ${shopId} and ${isIn(state)}`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}

export async function findOfShop(
  reader: Reader,
  shopId: ShopId,
  reviewId: ReviewId,
): Promise<StoredReview | null> {
  const { rows } = await sql<StoredReview>`
    select ${columns} from reviews where id = ${reviewId} and shop_id = ${shopId}`.execute(reader)
  return rows[0] ?? null
}

type Reply = { shopId: ShopId; reviewId: ReviewId; version: number; reply: string }

/** Whether nobody of the shop replied in between. */
export async function storeReply(tx: Tx, { shopId, reviewId, version, reply }: Reply): Promise<boolean> {
  const { rows } = await sql`
    update reviews set reply = ${reply}, replied_at = now(), reply_version = reply_version + 1
    where id = ${reviewId} and shop_id = ${shopId} and reply_version = ${version} returning id`.execute(tx)
  return rows.length > 0
}
