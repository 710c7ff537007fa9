import { BRAND } from '@ahia/reference/brand'
import { linesOf, writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { Message, UnsentMessage } from './contact.sql.ts'
import type { Application, UnsentApplication } from './logistics.sql.ts'

type Written = {
  from: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Which of our pages it came from. */
  page: string
}

export const toMessageEmail = ({ name, email, subject, message }: Message): Promise<Omit<Email, 'id'>> =>
  toEnquiryEmail({
    from: email,
    subject: `Contact: ${subject}`,
    heading: subject,
    paragraphs: [`From ${name}, ${email}`, ...linesOf(message)],
    page: 'contact page',
  })

export const toApplicationEmail = (application: Application): Promise<Omit<Email, 'id'>> => {
  const { company, contactName, email, phone, states, fleet } = application
  return toEnquiryEmail({
    from: email,
    subject: `Logistics application: ${company}`,
    heading: `${company} wants to deliver for us`,
    paragraphs: [
      `Contact: ${contactName}, ${email}, ${phone}`,
      `States: ${states.join(', ')}`,
      'Fleet:',
      ...linesOf(fleet),
    ],
    page: 'logistics page',
  })
}

/** To support, with the sender as Reply-To, which is safe because it is validated as one address on one line. */
async function toEnquiryEmail({
  from,
  subject,
  heading,
  paragraphs,
  page,
}: Written): Promise<Omit<Email, 'id'>> {
  const footnote = {
    text: `This came through the ${page}. Answer it in the back office, so that colleagues can see it.`,
  }
  const body = await writeEmail({ heading, paragraphs, button: null, footnote })
  return { to: BRAND.email, subject, ...body, headers: { 'Reply-To': from } }
}

/** Lists enquiries that were not emailed one by one: how many there are, and the start of the oldest ones. */
export async function toWaitingEnquiriesEmail({
  messages,
  applications,
}: WaitingEnquiries): Promise<Omit<Email, 'id'>> {
  const all = (messages[0]?.all ?? 0) + (applications[0]?.all ?? 0)
  const left = all - messages.length - applications.length
  const subject = all === 1 ? '1 enquiry is waiting' : `${all} enquiries are waiting`
  const body = await writeEmail({
    heading: subject,
    paragraphs: [
      'We got more enquiries in the last hour than we email one by one. All of them are saved. Here is how each one starts.',
      ...messages.map(
        ({ name, email, subject, message }) => `${name}, ${email}: ${subject} | ${headOf(message)}`,
      ),
      ...applications.map(
        ({ company, contactName, email, phone }) =>
          `${company} wants to deliver for us: ${contactName}, ${email}, ${phone}`,
      ),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ],
    button: null,
    footnote: {
      text: 'These came through the contact and logistics pages. Answer them in the back office.',
    },
  })
  return { to: BRAND.email, subject, ...body, headers: {} }
}

type WaitingEnquiries = { messages: readonly UnsentMessage[]; applications: readonly UnsentApplication[] }

const HEAD_LENGTH = 200

const headOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > HEAD_LENGTH ? `${line.slice(0, HEAD_LENGTH).toWellFormed()}…` : line
}
