import { BRAND } from '@ahia/reference/brand'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { EmailContext } from '../emails/email-shop.ts'

/** Always written, whatever emails the shop wants. */
export async function writeTermsEmail(
  { email, publicUrl }: EmailContext,
  holdsFrom: Date,
): Promise<Omit<Email, 'id'>> {
  const subject = `New merchant terms from ${lagosDate(holdsFrom)}`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [
      "We've changed our merchant terms. See every change in the Seller Hub.",
      `You can object until ${lagosMoment(holdsFrom)}. If you do, your shop keeps its current terms. If you don't, the new terms apply from then on.`,
      `Full text: ${publicUrl}/api/v1/terms/merchant.pdf`,
    ],
    button: { label: 'See what changed', url: `${publicUrl}/seller/shop#terms` },
    footnote: { text: `You're getting this email because you have a shop at ${BRAND.name}.` },
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}
