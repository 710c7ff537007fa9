import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'

type NewEmail = Omit<Email, 'id'>

type Asked = { email: string; publicUrl: string; productName: string; authorName: string; text: string }

/** WIN-39: to the shop. */
export async function sayQuestionAsked(asked: Asked): Promise<NewEmail> {
  const { email, publicUrl, productName, authorName, text } = asked
  const subject = `A question about ${productName}`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [
      `${authorName} asks: “${text}”`,
      "Answer it in the Seller Hub. Your answer appears on the product page with the question, and we'll email it to the customer.",
    ],
    button: { label: 'Answer the question', url: `${publicUrl}/seller/questions` },
    footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}

type Answered = {
  email: string
  publicUrl: string
  shopName: string
  productId: string
  productName: string
  text: string
  answer: string
}

/** WIN-40: to the customer who asked. */
export async function sayQuestionAnswered(answered: Answered): Promise<NewEmail> {
  const { email, publicUrl, shopName, productId, productName, text, answer } = answered
  const subject = `${shopName} answered your question`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [`You asked about ${productName}: “${text}”`, `${shopName} says: “${answer}”`],
    button: { label: 'See the product', url: `${publicUrl}/products/${productId}` },
    footnote: { text: `You're getting this email because you asked a question at ${BRAND.name}.` },
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}
