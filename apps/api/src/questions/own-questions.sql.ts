import type { AccountId, ProductId } from '@ahia/contracts/ids'
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

export async function deleteUnanswered(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`delete from questions where account_id = ${accountId} and answered_at is null`.execute(tx)
}

export async function renameAsker(tx: Tx, accountId: AccountId, name: string): Promise<void> {
  await sql`
    update questions set author_name = ${name}, account_id = null where account_id = ${accountId}`.execute(tx)
}
