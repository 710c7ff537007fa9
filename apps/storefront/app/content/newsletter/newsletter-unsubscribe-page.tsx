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

const FAILED = 'We could not take you off the list. Please try again.'

const words: EmailLinkWords = {
  heading: 'Unsubscribe from our newsletter?',
  question: `One press, and the ${BRAND.name} newsletter is no longer sent to you.`,
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  doneHeading: 'You are off the list',
  done: (email) =>
    `We send no more newsletters to ${email}. Changed your mind? Enter your address again below.`,
}

const send = async (call: Call, token: string): Promise<EmailLinkOutcome> =>
  toPartResult(call(unsubscribeFromNewsletter, { token }), FAILED)

export default definePage<object, EmailLinkOutcome>({
  handle: PLAIN_PAGE,
  submit: submitEmailLink(send),
  head: () => pageHead({ title: words.heading, description: words.question, isIndexed: false }),
  View: NewsletterUnsubscribePage,
})

/** SHELL-16 */
function NewsletterUnsubscribePage({ outcome }: ViewProps<object, EmailLinkOutcome>) {
  return <EmailLink words={words} given={outcome} send={send} />
}
