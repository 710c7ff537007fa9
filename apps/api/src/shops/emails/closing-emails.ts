import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { Tables } from '#tables.ts'
import type { EmailContext } from './email-shop.ts'

type NewEmail = Omit<Email, 'id'>
type Words = {
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
}

const NOT_YOU = `If this wasn't you, set a new password now and email ${BRAND.email}.`

/** SELL-53: the notice, with the date until which the owner can change their mind. */
export const sayShopClosing = ({ closesAt, ...to }: EmailContext & { closesAt: Date }): Promise<NewEmail> =>
  write(to.email, {
    subject: `Your shop closes on ${lagosDate(closesAt.toISOString())}`,
    paragraphs: [
      `${to.shopName} is no longer on sale on ${BRAND.name}, and your account closes on ${lagosDate(closesAt.toISOString())}. Please still send the orders that are already paid. If something is still open on that day, such as an order or money we owe you, we'll wait until it's settled.`,
      `Changed your mind? You can keep your shop until then. ${NOT_YOU}`,
    ],
    button: { label: 'Keep my shop', url: `${to.publicUrl}/seller/account` },
  })

export const sayShopKept = ({
  status,
  ...to
}: EmailContext & { status: Tables['shops']['status'] }): Promise<NewEmail> =>
  write(to.email, {
    subject: 'You kept your shop',
    paragraphs: [
      `We won't close ${to.shopName} or your account. ${status === 'APPROVED' ? `Shoppers can find your shop on ${BRAND.name} again.` : 'Everything is as it was before.'}`,
      NOT_YOU,
    ],
    button: { label: 'Go to Seller Hub', url: `${to.publicUrl}/seller` },
  })

type Closed = { email: string; shopName: string | null }

/** Sent to the address that the account had. */
export const sayShopClosed = ({ email, shopName }: Closed): Promise<NewEmail> =>
  write(email, {
    subject: `Your ${BRAND.name} shop account is closed`,
    paragraphs: [
      `We've closed your shop account${shopName === null ? '' : ` for ${shopName}`}, removed the personal details in it and signed out all your devices. Past orders and invoices stay in our books, as the law requires.`,
      `If this wasn't you, email ${BRAND.email}. You can register again with this address at any time.`,
    ],
  })

async function write(to: string, { subject, paragraphs, button }: Words): Promise<NewEmail> {
  const footnote = { text: `You're getting this email because you have a shop account at ${BRAND.name}.` }
  const body = await writeEmail({ heading: subject, paragraphs, button: button ?? null, footnote })
  return { to, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}
