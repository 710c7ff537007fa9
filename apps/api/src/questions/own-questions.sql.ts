import type { AccountId, ProductId, ShopId } from '@ahia/contracts/ids'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

type OwnQuestion = { productId: ProductId; text: string; askedAt: Date; answer: string | null }

/** A customer's questions, newest first. */
export async function listQuestionsBy(reader: Reader, accountId: AccountId): Promise<OwnQuestion[]> {
  return reader
    .selectFrom('questions')
    .select(['product_id as productId', 'text', 'asked_at as askedAt', 'answer'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
}

type ShopAnswer = {
  productId: ProductId
  productName: string
  question: string
  answer: string
  answeredAt: Date
}

/** What a shop has answered, newest first. A question without an answer is its asker's alone. */
export async function listAnswersOf(reader: Reader, shopId: ShopId): Promise<ShopAnswer[]> {
  const { rows } = await sql<ShopAnswer>`
    select product_id as "productId", product_name as "productName", text as question, answer,
      answered_at as "answeredAt"
    from questions where shop_id = ${shopId} and answered_at is not null
    order by answered_at desc, id desc limit 100000`.execute(reader)
  return rows
}

export async function deleteUnanswered(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from questions where account_id = ${accountId} and answered_at is null`.execute(tx)
}

export async function renameAsker(tx: Tx, accountId: AccountId, name: string): Promise<void> {
  await sql`
    update questions set author_name = ${name}, account_id = null where account_id = ${accountId}`.execute(tx)
}
