import type { AccountId } from '@ahia/contracts/ids'
import { MAX_QUESTION_PAGE, SHOP_QUESTIONS_A_PAGE } from '@ahia/contracts/limits'
import type { ShopQuestion } from '@ahia/contracts/seller/questions'
import { listProductLooks } from '#catalog/shop-products.reads.ts'
import { getOwnShop } from '#shops/own-shop/get-own-shop.ts'
import type { Db } from '#tables.ts'
import { countOfShop, listOfShop } from './questions.sql.ts'
import { toShopQuestion } from './to-shop-question.ts'

type Listing = { accountId: AccountId; state: 'open' | 'answered'; page: number }
type Listed = { questions: ShopQuestion[]; total: number; page: number; pages: number }

/** WIN-40: the questions about the products of this account's shop. */
export async function listShopQuestions(
  { db }: { db: Db },
  { accountId, state, page }: Listing,
): Promise<Listed> {
  const { id: shopId } = await getOwnShop(db.read, accountId)
  const isOpen = state === 'open'
  const total = await countOfShop(db.read, { shopId, isOpen })
  const questions = await listOfShop(db.read, { shopId, isOpen, page })
  const productIds = questions.map(({ productId }) => productId)
  const looks = await listProductLooks(db.read, { shopId, productIds })
  return {
    questions: questions.map((question) => toShopQuestion(question, looks)),
    total,
    page,
    pages: Math.min(Math.ceil(total / SHOP_QUESTIONS_A_PAGE), MAX_QUESTION_PAGE),
  }
}
