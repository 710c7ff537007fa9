import type { sendMessage } from '@ahia/contracts/contact'
import type { InputOf } from '@ahia/contracts/endpoint'
import { type Enquiry, TRAP, type TypedFields, textOf } from './enquiry.ts'

/** STAT-02: the contact form's fields and texts. */
export const CONTACT: Enquiry = {
  name: 'contact',
  missingFields: {
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  },
  own: { name: 'name', email: 'email' },
  button: 'Send Message',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
}

export const toMessage = (typed: TypedFields): InputOf<typeof sendMessage> => ({
  name: textOf(typed, 'name'),
  email: textOf(typed, 'email'),
  subject: textOf(typed, 'subject'),
  message: textOf(typed, 'message'),
  website: textOf(typed, TRAP),
})
