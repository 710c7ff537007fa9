import { BRAND } from '@ahia/reference/brand'
import { lagosDate } from '@ahia/rules/lagos-date'
import { writeEmail } from '#notifications/write-email.ts'
import type { Email } from '#providers/email/email.ts'
import type { RequestRow } from './data-requests.sql.ts'

type NewEmail = Omit<Email, 'id'>

const KINDS: Record<RequestRow['kind'], string> = {
  ACCESS: 'to see what we hold about you',
  CORRECTION: 'to correct something',
  ERASURE: 'to have your data removed',
  OBJECTION: 'to object to how we use your data',
  PORTABILITY: 'to take your data with you',
  RESTRICTION: 'to have your data kept and not used',
}

const FOOTNOTE = { text: `You're getting this email because you asked ${BRAND.name} about your data.` }

export async function sayRequestReceived({
  email,
  row,
}: {
  email: string
  row: RequestRow
}): Promise<NewEmail> {
  const body = await writeEmail({
    heading: "We've received your request",
    paragraphs: [
      `You asked us ${KINDS[row.kind]}. We'll reply by ${lagosDate(row.due_at.toISOString())} at the latest.`,
      `If this wasn't you, set a new password now and email ${BRAND.email}.`,
    ],
    button: null,
    footnote: FOOTNOTE,
  })
  return { to: email, subject: "We've received your request about your data", ...body, headers: {} }
}

type Answer = { email: string; kind: RequestRow['kind']; isRefused: boolean; answer: string }

export async function writeRequestAnswer({ email, kind, isRefused, answer }: Answer): Promise<NewEmail> {
  const body = await writeEmail({
    heading: isRefused ? "We can't do what you asked" : 'Your request is done',
    paragraphs: [
      `You asked us ${KINDS[kind]}.`,
      answer,
      "If you don't agree, reply to this email. You can also contact the Nigeria Data Protection Commission.",
    ],
    button: null,
    footnote: FOOTNOTE,
  })
  return { to: email, subject: 'Your request about your data', ...body, headers: {} }
}
