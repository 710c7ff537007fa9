import type { EnquiryEntryId } from '@ahia/contracts/ids'
import { BRAND } from '@ahia/reference/brand'
import { linesOf, writeEmail } from '#notifications/write-email.ts'
import { type Email, toMessageId } from '#providers/email/email.ts'
import type { EnquiryFile } from './enquiries.reads.ts'

/** A header line has its limit; the first and the latest are what mail programs need. */
const LATEST = 5

/**
 * ADMIN-52: in one thread with the copy in our inbox and the answers before. What they wrote is not repeated: who enters a
 * stranger's address on the contact page must not reach them through us.
 */
export async function toReplyEmail(
  { id, source, name, email, subject }: EnquiryFile,
  { words, before }: { words: string; before: readonly EnquiryEntryId[] },
): Promise<Omit<Email, 'id'>> {
  const title = source === 'LOGISTICS' ? `Your application: ${subject}` : subject
  const body = await writeEmail({
    heading: `Hello ${name}`,
    paragraphs: linesOf(words),
    button: null,
    footnote: {
      text: `You wrote to us through our ${source === 'LOGISTICS' ? 'logistics' : 'contact'} page. Reply to this email to reach us again.`,
    },
  })
  return {
    to: email,
    subject: `Re: ${title}`,
    ...body,
    headers: {
      'Reply-To': BRAND.email,
      'In-Reply-To': toMessageId(before.at(-1) ?? id),
      References: [id, ...before.slice(-LATEST)].map(toMessageId).join(' '),
    },
  }
}
