import type { Call } from '@ahia/contracts/call'
import { unsubscribeFromNewsletter } from '@ahia/contracts/newsletter'
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

const FAILED = "We couldn't unsubscribe you. Please try again."

const words: EmailLinkWords = {
  heading: 'Unsubscribe from our newsletter?',
  question: `Unsubscribe and we'll stop sending you the ${BRAND.name} newsletter.`,
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  doneHeading: "You're unsubscribed",
  done: (email) =>
    `We won't send any more newsletters to ${email}. Changed your mind? Enter your email again below.`,
}

const send = async (call: Call, token: string): Promise<EmailLinkOutcome> =>
  toPartResult(call(unsubscribeFromNewsletter, { token }), FAILED)

export default definePage<object, EmailLinkOutcome>({
  pageKinds: PLAIN_PAGE,
  submit: submitEmailLink(send),
  head: () => pageHead({ title: words.heading, description: words.question, isIndexed: false }),
  View: NewsletterUnsubscribePage,
})

/** SHELL-16: where the unsubscribe link in each email leads. */
function NewsletterUnsubscribePage({ outcome }: ViewProps<object, EmailLinkOutcome>) {
  return <EmailLink words={words} given={outcome} send={send} />
}
