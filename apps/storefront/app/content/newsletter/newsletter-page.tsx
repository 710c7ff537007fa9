import { subscribeToNewsletter } from '@ahia/contracts/newsletter'
import { BRAND } from '@ahia/reference/brand'
import { Banner } from '@ahia/ui/banner'
import { type PartResult, toPartResult } from '@ahia/web/parts/part-state'
import { definePage, type SubmitResult, type ViewProps, type Visit } from '@ahia/web/router/page'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { NewsletterForm } from './newsletter-form.tsx'

type NewsletterOutcome = { email: string; answer: PartResult<{ notice: string }> }

/** For browsers without scripts: with scripts the form shows the result itself. */
async function submit({ call, form }: Visit & { form: FormData }): Promise<SubmitResult<NewsletterOutcome>> {
  const given = (name: string) => String(form.get(name) ?? '')
  const email = given('email')
  const sending = call(subscribeToNewsletter, { email, website: given('website') })
  const answer = await toPartResult(sending, "We couldn't subscribe you. Please try again.")
  return { outcome: { email, answer }, status: answer.state === 'failed' ? (answer.status ?? 502) : 200 }
}

export default definePage<object, NewsletterOutcome>({
  pageKinds: PLAIN_PAGE,
  ...(import.meta.env.SSR && { submit }),
  head: () =>
    pageHead({
      title: 'Newsletter',
      description: `New shops, fresh arrivals and fair prices: the ${BRAND.name} newsletter, and how to unsubscribe.`,
    }),
  View: NewsletterPage,
})

/** SHELL-16: what the footer's form leads to without scripts. */
function NewsletterPage({ outcome }: ViewProps<object, NewsletterOutcome>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <h1 className="text-h1 font-extrabold lg:text-hero">The {BRAND.name} newsletter</h1>
      <p className="mt-4 max-w-reading text-lead text-pretty">
        New shops, fresh arrivals and fair prices from markets across Nigeria, now and then in your inbox. We
        only email people who confirmed their address, and every email has an unsubscribe link.
      </p>
      {outcome && <Outcome {...outcome} />}
      <div className="on-ink mt-6 max-w-lg rounded-sheet bg-strip p-6 text-on-strip">
        <NewsletterForm email={outcome?.answer.state === 'failed' ? outcome.email : ''} />
      </div>
    </div>
  )
}

function Outcome({ answer }: NewsletterOutcome) {
  if (answer.state === 'failed') {
    return (
      <Banner tone="danger" heading="That didn't work" className="mt-6 max-w-reading">
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
