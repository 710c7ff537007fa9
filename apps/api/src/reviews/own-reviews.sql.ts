import type { AccountId, ProductId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'
import type { NewReview } from './new-review.ts'

/** PDP-14: inserts the customer's first review of a product; returns false for a second one. */
export async function insertOwnReview(
  tx: Tx,
  { accountId, ...review }: NewReview & { accountId: AccountId },
): Promise<boolean> {
  const { id, productId, authorName, stars, text, createdAt } = review
  const { rows } = await sql`
    insert into reviews (id, product_id, author_name, stars, text, created_at, account_id)
    values (${id}, ${productId}, ${authorName}, ${stars}, ${text}, ${createdAt}, ${accountId})
    on conflict (account_id, product_id) where account_id is not null do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

export type OwnReview = { productId: ProductId; stars: number; text: string | null; createdAt: Date }

export async function listReviewsBy(reader: Reader, accountId: AccountId): Promise<OwnReview[]> {
  return reader
    .selectFrom('reviews')
    .select(['product_id as productId', 'stars', 'text', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
}

export async function renameAuthor(tx: Tx, accountId: AccountId, name: string): Promise<void> {
  await sql`update reviews set author_name = ${name}, account_id = null where account_id = ${accountId}`.execute(
    tx,
  )
}
