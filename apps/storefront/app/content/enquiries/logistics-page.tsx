import { applyForLogistics } from '@ahia/contracts/contact'
import { BRAND } from '@ahia/reference/brand'
import { Card } from '@ahia/ui/card'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { Suspense } from 'react'
import { isSignedIn } from '#session/customer-session.ts'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { LoadFormEarly } from './load-form-early.ts'
import { LOGISTICS, toApplication } from './logistics-enquiry.ts'
import { LogisticsAreas, LogisticsReasons } from './logistics-reasons.tsx'
import { type EnquiryOutcome, submitEnquiry } from './submit-enquiry.ts'

const loadForm = () => import('./logistics-form.tsx').then(({ LogisticsForm }) => LogisticsForm)
const LogisticsForm = import.meta.env.SSR ? await loadForm() : lazyOnInteraction(loadForm)

export default definePage<object, EnquiryOutcome>({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'Join Logistics Team',
      description: `Deliver for ${BRAND.name} in Lagos, Abuja, Enugu, Port Harcourt or Edo. See what partners get and how to apply.`,
    }),
  isPublic: true,
  // With scripts the form answers by itself.
  ...(import.meta.env.SSR && {
    submit: ({ call, form }) =>
      submitEnquiry(form, LOGISTICS, (typed) => call(applyForLogistics, toApplication(typed))),
  }),
  View: LogisticsPage,
})

/** STAT-06: what partners get, and the application form. */
function LogisticsPage({ outcome }: ViewProps<object, EnquiryOutcome>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Join Logistics Team</h1>
      <p className="mt-4 max-w-reading text-lead text-pretty">
        Every order on {BRAND.name} ends at someone's door. Our riders and haulage partners know their roads.
        Tell us where you drive and what you drive, and we'll call you.
      </p>
      <div className="mt-8 grid gap-10 xl:grid-cols-[2fr_1fr] xl:gap-12">
        <LogisticsReasons />
        <LogisticsAreas />
        <Card as="section" aria-labelledby="apply" className="lg:p-8">
          <h2 id="apply" className="mb-5 text-h2 font-extrabold">
            Apply
          </h2>
          <LoadFormEarly name="logistics" isSignedIn={isSignedIn} />
          <Suspense>
            <LogisticsForm outcome={outcome} />
          </Suspense>
        </Card>
      </div>
    </div>
  )
}
