import { subscribeToNewsletter } from '@ahia/contracts/newsletter'
import { BRAND } from '@ahia/reference/brand'
import { Banner } from '@ahia/ui/banner'
import { data } from 'react-router'
import { toAnswer } from '#platform/answer.ts'
import { callContext } from '#platform/page-host.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm } from './newsletter-form.tsx'

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Newsletter',
    description: `New shops, fresh arrivals and fair prices: the ${BRAND.name} newsletter, and how to leave it.`,
  })

/** For those without scripts: with them the form answers by itself, wherever it stands. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await request.formData()
  const given = (name: string) => String(fields.get(name) ?? '')
  const email = given('email')
  const asked = context.get(callContext)(subscribeToNewsletter, { email, website: given('website') })
  const answer = await toAnswer(asked, 'We could not subscribe you. Please try again.')
  const status = answer.state === 'failed' ? (answer.status ?? 502) : 200
  return data({ email, answer }, { status })
}

/** SHELL-16 */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <h1 className="text-h1 font-extrabold lg:text-hero">The {BRAND.name} newsletter</h1>
      <p className="mt-4 max-w-reading text-lead text-pretty">
        New shops, fresh arrivals and fair prices from markets across Nigeria, now and then in your inbox. We
        write only to addresses that said yes by email, and every letter has a link to leave.
      </p>
      {actionData && <Outcome {...actionData} />}
      <div className="on-ink mt-6 max-w-lg rounded-sheet bg-strip p-6 text-on-strip">
        <NewsletterForm email={actionData?.answer.state === 'failed' ? actionData.email : ''} />
      </div>
    </div>
  )
}

function Outcome({ answer }: NonNullable<Route.ComponentProps['actionData']>) {
  if (answer.state === 'failed') {
    return (
      <Banner tone="danger" heading="That did not work" className="mt-6 max-w-reading">
        {answer.status === 422 ? 'Enter an email address, like ada@example.com.' : answer.message}
      </Banner>
    )
  }
  return (
    <Banner tone="ok" className="mt-6 max-w-reading">
      {answer.value.notice}
    </Banner>
  )
}
