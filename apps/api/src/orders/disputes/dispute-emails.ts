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
    "You can reply in Order History. If you can't agree, ask our team to decide.",
  ],
})

export const staffAskCustomer = (words: string): EmailWords => ({
  subject: 'We have a question about your complaint',
  paragraphs: [`We'd like to know: “${words}”`, 'Reply in Order History, with photos if you can.'],
})

export const staffAskShop = (orderId: OrderId, words: string): EmailWords => ({
  subject: `Order ${orderNumber(orderId)}: we have a question about the complaint`,
  paragraphs: [`We'd like to know: “${words}”`, 'Reply on the order page, with photos if you can.'],
})

export const withStaff = (decidesBy: Date | null): EmailWords => ({
  subject: 'Our team will decide your complaint',
  paragraphs: [
    `We decide from what you and the shop have said and shown${decidesBy ? `, by ${lagosMoment(decidesBy)} (Lagos time)` : ''}. You can still add messages and photos in Order History.`,
  ],
})

export const shopAppealed = (): EmailWords => ({
  subject: 'The shop has appealed against our decision',
  paragraphs: [
    "Someone who has not seen your complaint before will review it and decide. You keep what we've refunded. You can add messages and photos in Order History.",
  ],
})
