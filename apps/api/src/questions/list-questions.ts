import { MAX_QUESTION_PAGE, QUESTIONS_A_PAGE } from '@ahia/contracts/limits'
import type { Question } from '@ahia/contracts/questions/product-questions'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import type { Db } from '#tables.ts'
import { countAnswered, listAnswered } from './questions.sql.ts'

type Listed = { questions: Question[]; total: number; page: number; pages: number }

/** WIN-39: the answered questions about a product. Throws for a product that is not visible. */
export async function listQuestions(
  { db }: { db: Db },
  { productId: id, page }: { productId: string; page: number },
): Promise<Listed> {
  const productId = await getVisibleProduct({ db }, id)
  const total = await countAnswered(db.read, productId)
  const isBeyond = (page - 1) * QUESTIONS_A_PAGE >= total
  return {
    questions: isBeyond ? [] : await listAnswered(db.read, { productId, page }),
    total,
    page,
    pages: Math.min(Math.ceil(total / QUESTIONS_A_PAGE), MAX_QUESTION_PAGE),
  }
}
