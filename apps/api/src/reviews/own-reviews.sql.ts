import type { AccountId, ProductId, ReviewId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { NewReview } from './new-review.ts'

/** PDP-14: inserts the customer's first review of a product, which they have bought; returns false for a second one. */
export async function insertOwnReview(
  tx: Tx,
  { accountId, ...review }: Omit<NewReview, 'isVerified'> & { accountId: AccountId },
): Promise<boolean> {
  const { id, productId, authorName, stars, text, createdAt } = review
  const { rows } = await sql`
    insert into reviews (id, product_id, author_name, stars, text, created_at, account_id, is_verified)
    values (${id}, ${productId}, ${authorName}, ${stars}, ${text}, ${createdAt}, ${accountId}, true)
    on conflict (account_id, product_id) where account_id is not null do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

/** WIN-38: returns false when one of the pictures already belongs to a review. */
export async function insertPhotos(
  tx: Tx,
  { reviewId, keys }: { reviewId: ReviewId; keys: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    insert into review_photos (review_id, key, place)
    select ${reviewId}::uuid, key, place from unnest(${keys}::text[]) with ordinality as given (key, place)
    on conflict do nothing
    returning key`.execute(tx)
  return rows.length === keys.length
}

export async function deletePhotosBy(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`
    delete from review_photos using reviews
    where reviews.id = review_id and reviews.account_id = ${accountId}`.execute(tx)
}

export type OwnReview = {
  productId: ProductId
  stars: number
  text: string | null
  photos: string[]
  createdAt: Date
}

export async function listReviewsBy(reader: Reader, accountId: AccountId): Promise<OwnReview[]> {
  const { rows } = await sql<OwnReview>`
    select product_id as "productId", stars, text, created_at as "createdAt",
      array(select key from review_photos where review_id = reviews.id order by place) as photos
    from reviews where account_id = ${accountId}
    order by created_at desc, id desc limit 10000`.execute(reader)
  return rows
}

export async function renameAuthor(tx: Tx, accountId: AccountId, name: string): Promise<void> {
  await sql`update reviews set author_name = ${name}, account_id = null where account_id = ${accountId}`.execute(
    tx,
  )
}
