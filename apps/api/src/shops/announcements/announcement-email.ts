import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { linesOf, writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { Draft } from './announcements.sql.ts'

type Written = Pick<Draft, 'kind' | 'subject' | 'words' | 'holdsFrom'>

/** ADMIN-52: what a shop reads. What the law asks for stands there by itself, whatever a colleague writes. */
export function toParagraphs({ kind, words, holdsFrom }: Written): string[] {
  const lines = linesOf(words)
  if (kind === 'NEWS' || holdsFrom === null) return lines
  const day = lagosDate(holdsFrom)
  return kind === 'TERMS'
    ? [
        `Our terms are changing. The following applies from ${day}.`,
        ...lines,
        `If you don't agree, reply to this email before ${day}. If we hear nothing, the new terms apply.`,
      ]
    : [
        `What you pay changes on ${day}.`,
        ...lines,
        `What you pay before ${day} stays as it is. If you don't agree, reply to this email before that day.`,
      ]
}

export async function writeAnnouncement(
  announcement: Written,
  { to, shopName, isTest = false }: { to: string; shopName: string; isTest?: boolean },
): Promise<Omit<Email, 'id'>> {
  const { subject } = announcement
  const body = await writeEmail({
    heading: subject,
    paragraphs: toParagraphs(announcement),
    button: null,
    footnote: { text: `You're getting this email because you sell on ${BRAND.name}, as ${shopName}.` },
  })
  return {
    to,
    subject: isTest ? `Test: ${subject}` : subject,
    ...body,
    headers: { 'Reply-To': BRAND.email },
  }
}
