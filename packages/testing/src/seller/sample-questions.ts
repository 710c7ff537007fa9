import type { Product } from '@ahia/contracts/catalog'
import type { DataOf } from '@ahia/contracts/endpoint'
import { questionIdSchema } from '@ahia/contracts/ids'
import type { listShopQuestions, ShopQuestion } from '@ahia/contracts/seller/questions'

type SampledProduct = Pick<Product, '_id' | 'name' | 'images'>

const TEXTS = {
  open: [
    'Does it keep without a fridge? There is no light in my hostel from Friday to Sunday.',
    'How many people does one pack feed?',
    `Is it ${'very '.repeat(30)}hot?\n\nMy mother-in-law asks.`,
  ],
  answered: ['Can I pick it up in Yaba?'],
} as const

const ANSWER = 'Yes, from 9 am to 6 pm, Monday to Saturday.\nBring your order number.'

/** The API's answer for a shop that was asked about this product. */
export function sampleQuestions(product: SampledProduct, state: keyof typeof TEXTS) {
  const questions = TEXTS[state].map((text, place) => toQuestion(product, text, place, state === 'answered'))
  const data: DataOf<typeof listShopQuestions> = { questions, total: questions.length, page: 1, pages: 1 }
  return { success: true, data }
}

function toQuestion(
  { _id, name, images }: SampledProduct,
  text: string,
  place: number,
  isAnswered: boolean,
): ShopQuestion {
  return {
    _id: questionIdSchema.parse(`00000000-0000-4000-8000-${isAnswered ? 1 : 0}0000000000${place}`),
    product: { _id, name, image: images[0] ?? null, isOnSale: place < 2 },
    authorName: 'Ada O.',
    text,
    askedAt: '2026-11-14T08:15:00Z',
    answer: isAnswered ? ANSWER : null,
    answeredAt: isAnswered ? '2026-11-15T10:00:00Z' : null,
  }
}
