import { confirmNewsletter } from '@ahia/contracts/newsletter'
import { BRAND } from '@ahia/reference/brand'
import { data } from 'react-router'
import { toAnswer } from '#platform/answer.ts'
import { call } from '#platform/api.ts'
import { callContext } from '#platform/page-host.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/newsletter-confirm-page'
import { LetterAnswer, type LetterWords, tokenOf } from './letter-answer.tsx'

const FAILED = 'We could not put you on the list. Please try again.'

const words: LetterWords = {
  heading: 'Confirm your subscription',
  question: `One press, and the ${BRAND.name} newsletter comes to your inbox. Every letter has a link to leave.`,
  button: 'Confirm',
  busy: 'Confirming...',
  doneHeading: 'You are on the list',
  done: (email) => `From now on our newsletter goes to ${email}. Good to have you.`,
}

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.heading, description: words.question, isIndexed: false })

/** For those without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = context.get(callContext)(confirmNewsletter, { token: tokenOf(request) })
  const answer = await toAnswer(asked, FAILED)
  return data(answer, { status: answer.state === 'failed' ? (answer.status ?? 502) : 200 })
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  toAnswer(call(confirmNewsletter, { token: tokenOf(request) }), FAILED)

/** SHELL-16 */
export default function NewsletterConfirmPage({ actionData }: Route.ComponentProps) {
  return <LetterAnswer words={words} answer={actionData} />
}
