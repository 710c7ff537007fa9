import type { ProductId } from '@ahia/contracts/ids'
import type { Review } from '@ahia/contracts/reviews'
import { pictureKey, pictureSources } from '@ahia/pictures/address'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { NewReview } from './new-review.ts'

/** Returns the reviews that were new. */
export async function insertReviews(
  tx: Tx,
  reviews: NewReview[],
): Promise<{ productId: ProductId; stars: number }[]> {
  const { rows } = await sql<{ productId: ProductId; stars: number }>`
    insert into reviews (id, product_id, author_name, stars, text, created_at, is_verified)
    select * from unnest(
      ${reviews.map(({ id }) => id)}::uuid[], ${reviews.map(({ productId }) => productId)}::uuid[],
      ${reviews.map(({ authorName }) => authorName)}::text[], ${reviews.map(({ stars }) => stars)}::integer[],
      ${reviews.map(({ text }) => text)}::text[], ${reviews.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${reviews.map(({ isVerified }) => isVerified)}::boolean[]
    )
    on conflict (id) do nothing
    returning product_id as "productId", stars`.execute(tx)
  return rows
}

export type StarCount = { stars: number; count: number }

/** The number of reviews per stars; values without reviews may be missing. */
export async function readStarCounts(reader: Reader, productId: ProductId): Promise<StarCount[]> {
  return reader
    .selectFrom('review_counts')
    .select(['stars', 'reviews as count'])
    .where('product_id', '=', productId)
    .execute()
}

type ReviewPage = { productId: ProductId; limit: number; offset: number }

/** Newest first. Earlier pages are skipped in the index alone. */
export async function listReviewPage(
  reader: Reader,
  { productId, limit, offset }: ReviewPage,
): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select id as "_id", author_name as "authorName", stars, is_verified as "isVerifiedPurchase",
      case when hidden_reason is null then text end as text,
      array(select key from review_photos where review_id = reviews.id and hidden_reason is null order by place) as photos,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      case when hidden_reason is null then reply end as reply, hidden_reason as "hiddenReason"
    from reviews where id = any (array(
      select id from reviews where product_id = ${productId}
      order by created_at desc, id desc limit ${limit} offset ${offset}
    ))
    order by created_at desc, id desc`.execute(reader)
  return rows.map((review) => ({ ...review, photos: review.photos.map(photoAddress) }))
}

export const photoAddress = (key: string): string => pictureSources(pictureKey(key), 'square').src
