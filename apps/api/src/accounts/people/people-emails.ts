import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'

type NewEmail = Omit<Email, 'id'>

/** ADMIN-35: to every owner. Which colleague it was is in the audit. */
export const MANY_LOOKS = {
  subject: 'Many customers viewed in full',
  heading: 'A colleague viewed many customers',
  paragraphs: [
    'Someone on the team saw the full details of more than 30 customers within an hour. We have stopped them for now.',
    'Open the audit in the back office to see who it was, which customers they viewed and why.',
  ],
} as const

type Blocked = { email: string; words: string; endsAt: Date | null }

/** ADMIN-37: why, until when, and how to object. */
export async function sayBlocked({ email, words, endsAt }: Blocked): Promise<NewEmail> {
  const until = endsAt ? `until ${lagosDate(endsAt.toISOString())}` : 'until we review it'
  const body = await writeEmail({
    heading: 'Your account is blocked',
    paragraphs: [
      `We've blocked your ${BRAND.name} account ${until}, and signed out your devices. Here's why:`,
      words,
      'Paid orders will still be delivered. You can still ask for your data or have it removed.',
      `If you think this is wrong, reply to this email or write to ${BRAND.email}. Someone who did not decide this will review it.`,
    ],
    button: null,
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} account is blocked`, ...body, headers: {} }
}

export async function sayUnblocked({ email }: { email: string }): Promise<NewEmail> {
  const body = await writeEmail({
    heading: 'Your account is open again',
    paragraphs: [`Your ${BRAND.name} account is no longer blocked. Sign in as usual.`],
    button: null,
    footnote: { text: `You're getting this email because you have an account at ${BRAND.name}.` },
  })
  return { to: email, subject: `Your ${BRAND.name} account is open again`, ...body, headers: {} }
}
