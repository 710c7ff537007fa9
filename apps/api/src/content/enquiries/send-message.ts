import type { sendMessage as endpoint } from '@ahia/contracts/contact'
import type { z } from 'zod'
import { insertMessage } from './contact.sql.ts'
import { toMessageEmail } from './emails.ts'
import { fingerprintOf, withPlainBreaks } from './fingerprint.ts'
import { type EnquiryDeps, receiveEnquiry } from './receive-enquiry.ts'

export type SendMessage = z.output<typeof endpoint.body> & { clientAddress: string }

/** STAT-02: stores the message and emails support. */
export async function sendMessage(deps: EnquiryDeps, sent: SendMessage): Promise<void> {
  const { name, email, subject } = sent
  const message = { name, email, subject, message: withPlainBreaks(sent.message) }
  const fingerprint = fingerprintOf([name, email, subject, message.message])
  await receiveEnquiry(deps, sent, {
    table: 'contact_messages',
    fingerprint,
    keep: (tx) => insertMessage(tx, message, fingerprint),
    toEnquiryEmail: () => toMessageEmail(message),
  })
}
