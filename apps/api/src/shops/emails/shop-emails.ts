import type { ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { EmailContext } from './email-shop.ts'

type NewEmail = Omit<Email, 'id'>
type ShopEmailContext = EmailContext & { shopId: ShopId }

const FOOTNOTE = { text: `You're getting this email because you have a shop at ${BRAND.name}.` }

/** MERCH-06: tells the owner of a new shop that it is approved, and what comes next. */
export const sayShopOpen = (context: ShopEmailContext): Promise<NewEmail> =>
  write(context, {
    subject: 'Your shop is open',
    paragraphs: [
      `${context.shopName} is approved. Shoppers can now find it on ${BRAND.name}, at the link below.`,
      `Next, list your first product in the Seller Hub: ${context.publicUrl}/seller/products/new.`,
    ],
    button: shopButton(context),
  })

export const sayShopOpenAgain = (context: ShopEmailContext): Promise<NewEmail> =>
  write(context, {
    subject: 'Your shop is open again',
    paragraphs: [
      `${context.shopName} is no longer closed. Shoppers can find it and its products on ${BRAND.name} as before.`,
    ],
    button: shopButton(context),
  })

export const sayShopSuspended = (context: ShopEmailContext): Promise<NewEmail> =>
  write(context, {
    subject: 'Your shop is closed for now',
    paragraphs: [
      `Shoppers can't see ${context.shopName} and its products on ${BRAND.name} for now. Please still send the orders that are already paid.`,
      `A person reads every message and answers. To find out why, or if you don't agree, reply to this email, email ${BRAND.email} or call ${BRAND.phone.display} with the name of your shop.`,
    ],
    button: { label: 'Contact us', url: `${context.publicUrl}/contact` },
  })

const shopButton = ({ publicUrl, shopId }: ShopEmailContext) => ({
  label: 'See your shop',
  url: `${publicUrl}/shops/${shopId}`,
})

type Words = { subject: string; paragraphs: readonly string[]; button: { label: string; url: string } }

async function write({ email }: ShopEmailContext, { subject, paragraphs, button }: Words): Promise<NewEmail> {
  const body = await writeEmail({ heading: subject, paragraphs, button, footnote: FOOTNOTE })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}
