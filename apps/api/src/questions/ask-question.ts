import type { AccountId, ProductId, QuestionId } from '@ahia/contracts/ids'
import { authorName } from '@ahia/rules/author-name'
import { holdAccount } from '#accounts/hold-account.ts'
import { findContact } from '#accounts/profile/find-contact.ts'
import { productNotFound } from '#catalog/catalog.errors.ts'
import { listSoldProducts } from '#catalog/catalog.reads.ts'
import { getVisibleProduct } from '#catalog/get-visible-product.ts'
import { newId } from '#platform/ids.ts'
import { listMutedEmails } from '#shops/email-choices/email-choices.reads.ts'
import { emailShop } from '#shops/emails/email-shop.ts'
import type { Db } from '#tables.ts'
import { sayQuestionAsked } from './question-emails.ts'
import { getAsked, insertQuestion } from './questions.sql.ts'

type Asking = { accountId: AccountId; productId: string; text: string; now: Date }

/** WIN-39: stores the question and emails the shop. A repeat changes nothing and returns the first one's id. */
export async function askQuestion(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { accountId, productId: id, text, now }: Asking,
): Promise<QuestionId> {
  const { productId, name: productName, shopId } = await getSold(db, id)
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId)
    const contact = await findContact(tx, accountId)
    const question = {
      id: newId<QuestionId>(),
      productId,
      productName,
      shopId,
      accountId,
      authorName: authorName(contact?.name ?? null),
      text,
      askedAt: now,
    }
    if (!(await insertQuestion(tx, question))) return getAsked(tx, question)
    const muted = await listMutedEmails(tx, shopId)
    if (!muted.includes('QUESTIONS'))
      await emailShop(tx, { publicUrl }, shopId, (context) => sayQuestionAsked({ ...context, ...question }))
    return question.id
  })
}

async function getSold(db: Db, id: string) {
  const productId: ProductId = await getVisibleProduct({ db }, id)
  const [product] = await listSoldProducts(db.read, [productId])
  if (!product) throw productNotFound() // withdrawn a moment ago
  return product
}
