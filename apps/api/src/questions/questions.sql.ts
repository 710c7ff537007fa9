import type { AccountId, ProductId, QuestionId, ShopId } from '@ahia/contracts/ids'
import { QUESTIONS_A_PAGE, SHOP_QUESTIONS_A_PAGE } from '@ahia/contracts/limits'
import type { Question } from '@ahia/contracts/questions/product-questions'
import { sql } from 'kysely'
import type { Reader, Tx } from '#tables.ts'

export type NewQuestion = {
  id: QuestionId
  productId: ProductId
  productName: string
  shopId: ShopId
  accountId: AccountId
  authorName: string
  text: string
  askedAt: Date
}

/** WIN-39: false when this customer has asked the same before. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<boolean> {
  const { id, productId, productName, shopId, accountId, authorName, text, askedAt } = question
  const { rows } = await sql`
    insert into questions (id, product_id, product_name, shop_id, account_id, author_name, text, asked_at)
    values (${id}, ${productId}, ${productName}, ${shopId}, ${accountId}, ${authorName}, ${text}, ${askedAt})
    on conflict do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

type Asked = { accountId: AccountId; productId: ProductId; text: string }

/** The question that `insertQuestion` did not repeat. */
export async function getAsked(tx: Tx, { accountId, productId, text }: Asked): Promise<QuestionId> {
  const { rows } = await sql<{ id: QuestionId }>`
    select id from questions
    where account_id = ${accountId} and product_id = ${productId}
      and lower(regexp_replace(trim(text), '\\s+', ' ', 'g')) = lower(regexp_replace(trim(${text}), '\\s+', ' ', 'g'))`.execute(
    tx,
  )
  const [asked] = rows
  if (!asked) throw new Error('A repeated question is not there')
  return asked.id
}

const isoTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The newest answer first. */
export async function listAnswered(
  reader: Reader,
  { productId, page }: { productId: ProductId; page: number },
): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select id as "_id", author_name as "authorName", text, ${isoTime('asked_at')} as "askedAt", answer,
      ${isoTime('answered_at')} as "answeredAt"
    from questions where product_id = ${productId} and answered_at is not null
    order by answered_at desc, id desc
    limit ${sql.lit(QUESTIONS_A_PAGE)} offset ${(page - 1) * QUESTIONS_A_PAGE}`.execute(reader)
  return rows
}

export async function countAnswered(reader: Reader, productId: ProductId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from questions
    where product_id = ${productId} and answered_at is not null`.execute(reader)
  return rows[0]?.count ?? 0
}

export type StoredQuestion = {
  id: QuestionId
  productId: ProductId
  productName: string
  accountId: AccountId | null
  authorName: string
  text: string
  askedAt: string
  answer: string | null
  answeredAt: string | null
}

const stored = sql`
  id, product_id as "productId", product_name as "productName", account_id as "accountId",
  author_name as "authorName", text, ${isoTime('asked_at')} as "askedAt", answer,
  ${isoTime('answered_at')} as "answeredAt"`

type OfShop = { shopId: ShopId; isOpen: boolean }

/** Open ones: the oldest first; answered ones: the newest question first. */
export async function listOfShop(
  reader: Reader,
  { shopId, isOpen, page }: OfShop & { page: number },
): Promise<StoredQuestion[]> {
  const order = isOpen ? sql`asked_at, id` : sql`asked_at desc, id desc`
  const { rows } = await sql<StoredQuestion>`
    select ${stored} from questions where shop_id = ${shopId} and (answered_at is null) = ${isOpen}
    order by ${order}
    limit ${sql.lit(SHOP_QUESTIONS_A_PAGE)} offset ${(page - 1) * SHOP_QUESTIONS_A_PAGE}`.execute(reader)
  return rows
}

export async function countOfShop(reader: Reader, { shopId, isOpen }: OfShop): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from questions
    where shop_id = ${shopId} and (answered_at is null) = ${isOpen}`.execute(reader)
  return rows[0]?.count ?? 0
}

type Answered = { questionId: QuestionId; shopId: ShopId; answer: string; now: Date }

/** WIN-40: null for an unknown question and for one of another shop. `isFirst`: it had no answer before. */
export async function updateAnswer(
  tx: Tx,
  { questionId, shopId, answer, now }: Answered,
): Promise<(StoredQuestion & { isFirst: boolean }) | null> {
  const { rows } = await sql<StoredQuestion & { isFirst: boolean }>`
    with answered as (
      update questions set answer = ${answer}, answered_at = coalesce(answered_at, ${now})
      where id = ${questionId} and shop_id = ${shopId}
      returning questions.*, old.answered_at is null as is_first
    )
    select ${stored}, is_first as "isFirst" from answered`.execute(tx)
  return rows[0] ?? null
}
