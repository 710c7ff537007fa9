import type { Call } from '@ahia/contracts/call'
import { confirmNewsletter } from '@ahia/contracts/newsletter'
import { BRAND } from '@ahia/reference/brand'
import { toPartResult } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import {
  EmailLink,
  type EmailLinkOutcome,
  type EmailLinkWords,
  submitEmailLink,
} from '../enquiries/email-link.tsx'

const FAILED = "We couldn't subscribe you. Please try again."

const words: EmailLinkWords = {
  heading: 'Confirm your subscription',
  question: `Confirm to get the ${BRAND.name} newsletter by email. Every email has an unsubscribe link.`,
  button: 'Confirm',
  busy: 'Confirming...',
  doneHeading: "You're subscribed",
  done: (email) => `We'll send our newsletter to ${email}. Good to have you.`,
}

const send = async (call: Call, token: string): Promise<EmailLinkOutcome> =>
  toPartResult(call(confirmNewsletter, { token }), FAILED)

export default definePage<object, EmailLinkOutcome>({
  pageKinds: PLAIN_PAGE,
  submit: submitEmailLink(send),
  head: () => pageHead({ title: words.heading, description: words.question, isIndexed: false }),
  View: NewsletterConfirmPage,
})

/** SHELL-16: where the link in the confirmation email leads. */
function NewsletterConfirmPage({ outcome }: ViewProps<object, EmailLinkOutcome>) {
  return <EmailLink words={words} given={outcome} send={send} />
}
