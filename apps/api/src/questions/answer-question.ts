import type { AccountId, QuestionId } from '@ahia/contracts/ids'
import type { ShopQuestion } from '@ahia/contracts/seller/questions'
import { findContact } from '#accounts/profile/find-contact.ts'
import { listProductLooks } from '#catalog/shop-products.reads.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { isId } from '#platform/ids.ts'
import { getOwnShop } from '#shops/own-shop/get-own-shop.ts'
import type { Db, Tx } from '#tables.ts'
import { sayQuestionAnswered } from './question-emails.ts'
import { questionNotFound } from './questions.errors.ts'
import { type StoredQuestion, updateAnswer } from './questions.sql.ts'
import { toShopQuestion } from './to-shop-question.ts'

type Answering = { accountId: AccountId; questionId: string; answer: string; now: Date }

/** WIN-40: publishes the answer. Throws for a question that is not about this shop's products. */
export async function answerQuestion(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { accountId, questionId, answer, now }: Answering,
): Promise<ShopQuestion> {
  const shop = await getOwnShop(db.read, accountId)
  if (!isId<QuestionId>(questionId)) throw questionNotFound()
  return db.transaction(async (tx) => {
    const question = await updateAnswer(tx, { questionId, shopId: shop.id, answer, now })
    if (question === null) throw questionNotFound()
    if (question.isFirst) await emailAsker(tx, { publicUrl, shopName: shop.name, question, answer })
    const looks = await listProductLooks(tx, { shopId: shop.id, productIds: [question.productId] })
    return toShopQuestion(question, looks)
  })
}

type Emailed = { publicUrl: string; shopName: string; question: StoredQuestion; answer: string }

/** A deleted account gets no email, as its address is gone. */
async function emailAsker(tx: Tx, { question, ...rest }: Emailed): Promise<void> {
  const contact = question.accountId && (await findContact(tx, question.accountId))
  if (!contact) return
  const { productId, productName, text } = question
  await enqueueEmail(
    tx,
    await sayQuestionAnswered({ ...rest, email: contact.email, productId, productName, text }),
  )
}
