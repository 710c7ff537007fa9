import { unsubscribeFromNewsletter } from '@ahia/contracts/newsletter'
import { BRAND } from '@ahia/reference/brand'
import { data } from 'react-router'
import { toAnswer } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { callContext } from '#platform/page-host.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/newsletter-unsubscribe-page'
import { LetterAnswer, type LetterWords, tokenOf } from './letter-answer.tsx'

const FAILED = 'We could not take you off the list. Please try again.'

const words: LetterWords = {
  heading: 'Unsubscribe from our newsletter?',
  question: `One press, and the ${BRAND.name} newsletter is no longer sent to you.`,
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  doneHeading: 'You are off the list',
  done: (email) =>
    `We send no more newsletters to ${email}. Changed your mind? Enter your address again below.`,
}

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.heading, description: words.question, isIndexed: false })

/** For those without scripts, and for the one-click button of mail programs. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = context.get(callContext)(unsubscribeFromNewsletter, { token: tokenOf(request) })
  const answer = await toAnswer(asked, FAILED)
  return data(answer, { status: answer.state === 'failed' ? (answer.status ?? 502) : 200 })
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  toAnswer(call(unsubscribeFromNewsletter, { token: tokenOf(request) }), FAILED)

/** SHELL-16 */
export default function NewsletterUnsubscribePage({ actionData }: Route.ComponentProps) {
  return <LetterAnswer words={words} answer={actionData} />
}
