import type { OrderId, ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { findContact } from '#accounts/profile/find-contact.ts'
import { enqueueEmail } from '#notifications/enqueue-email.ts'
import { writeEmail } from '#notifications/write-email.ts'
import { emailShop } from '#shops/emails/email-shop.ts'
import type { Tx } from '#tables.ts'
import { listOrderEmailProjections } from '../emails/order-email-projections.sql.ts'
import { inOneLine, write } from '../emails/order-emails.ts'

export type EmailWords = { subject: string; paragraphs: readonly string[] }

type Deps = { publicUrl: string }

/** As part of the transaction. A deleted account gets none, as its address is gone. */
export async function emailDisputeCustomer(
  tx: Tx,
  { publicUrl }: Deps,
  orderId: OrderId,
  { subject, paragraphs }: EmailWords,
): Promise<void> {
  const orders = await listOrderEmailProjections(tx, [orderId])
  const [order] = orders
  const contact = order && (await findContact(tx, order.accountId))
  if (!contact) return
  const words = {
    subject,
    heading: subject,
    paragraphs: [inOneLine(order), ...paragraphs],
    button: 'See your order',
  }
  await enqueueEmail(tx, await write({ email: contact.email, publicUrl, orders }, words))
}

/** As part of the transaction. Demo shops, which have no owner, get none. */
export const emailDisputeShop = (
  tx: Tx,
  deps: Deps,
  { shopId, orderId }: { shopId: ShopId; orderId: OrderId },
  { subject, paragraphs }: EmailWords,
): Promise<void> =>
  emailShop(tx, deps, shopId, async ({ email, publicUrl }) => ({
    to: email,
    subject,
    ...(await writeEmail({
      heading: subject,
      paragraphs,
      button: { label: 'Open the order', url: `${publicUrl}/seller/orders/${orderId}` },
      footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
    })),
    headers: { 'Reply-To': BRAND.email },
  }))

export const shopAnswered = (words: string): EmailWords => ({
  subject: 'The shop has answered your complaint',
  paragraphs: [
    `The shop wrote: “${words}”`,
    "You can answer in Order History. If you don't agree with each other, ask our team to decide.",
  ],
})

export const staffAskCustomer = (words: string): EmailWords => ({
  subject: 'We have a question about your complaint',
  paragraphs: [`We'd like to know: “${words}”`, 'Answer in Order History, with photos if you can.'],
})

export const staffAskShop = (orderId: OrderId, words: string): EmailWords => ({
  subject: `Order ${orderNumber(orderId)}: we have a question about the complaint`,
  paragraphs: [`We'd like to know: “${words}”`, 'Answer on the page of the order, with photos if you can.'],
})

export const withStaff = (decidesBy: Date | null): EmailWords => ({
  subject: 'Our team now decides your complaint',
  paragraphs: [
    `We decide from what you and the shop have said and shown${decidesBy ? `, by ${lagosMoment(decidesBy)} (Lagos time)` : ''}. You can still add words and photos in Order History.`,
  ],
})

export const shopAppealed = (): EmailWords => ({
  subject: 'The shop has appealed against our decision',
  paragraphs: [
    'A colleague who has not seen your complaint before will look at it and decide. What we have refunded to you stays with you. You can add words and photos in Order History.',
  ],
})
