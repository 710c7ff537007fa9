import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { BreachRow } from './breaches.sql.ts'

/** PRIV-09: what happened, what it means and what to do, in the words of who decided it. */
export async function sayBreach({
  email,
  breach,
}: {
  email: string
  breach: BreachRow
}): Promise<Omit<Email, 'id'>> {
  const body = await writeEmail({
    heading: 'Your data may be at risk',
    paragraphs: [
      `On ${lagosDate(breach.found_at.toISOString())} we found that personal data at ${BRAND.name} may have been seen by others, and yours may be among it.`,
      breach.words,
      `If you use the same password elsewhere, set a new one. Be careful with messages that claim to be from us: we never ask for a password or a code. Questions? Email ${BRAND.email}.`,
    ],
    button: null,
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `${BRAND.name}: your data may be at risk`, ...body, headers: {} }
}
