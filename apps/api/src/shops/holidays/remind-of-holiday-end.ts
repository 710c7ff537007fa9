import type { ShopId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import { type EmailContext, type EmailDeps, emailShop } from '../emails/email-shop.ts'
import { listEndingHolidays, markReminded } from './holiday-reminders.sql.ts'

/** SELL-48: an email the day before a holiday ends, where the shop asked for it. Idempotent: once per holiday. */
export async function remindOfHolidayEnd(deps: EmailDeps): Promise<void> {
  for (const shopId of await listEndingHolidays(deps.db.read)) await remind(deps, shopId)
}

const remind = (deps: EmailDeps, shopId: ShopId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const backOn = await markReminded(tx, shopId)
    if (backOn !== null) await emailShop(tx, deps, shopId, (context) => write(context, backOn))
  })

async function write({ email, publicUrl }: EmailContext, backOn: string): Promise<Omit<Email, 'id'>> {
  const subject = `Your shop opens again on ${lagosDate(backOn)}`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [
      'Your holiday ends automatically, and shoppers can order from you again. Check your stock first.',
      'Need more time? Change your holiday in the Seller Hub.',
    ],
    button: { label: 'Open your shop settings', url: `${publicUrl}/seller/shop` },
    footnote: { text: `You're getting this email because you asked ${BRAND.name} to remind you.` },
  })
  return { to: email, subject, ...body, headers: { 'Reply-To': BRAND.email } }
}
