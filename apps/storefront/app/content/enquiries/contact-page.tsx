import { sendMessage } from '@ahia/contracts/contact'
import { BRAND } from '@ahia/reference/brand'
import { Card } from '@ahia/ui/card'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { Suspense } from 'react'
import { ContactCards } from '#about/contact-cards.tsx'
import { isSignedIn } from '#session/customer-session.ts'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { CONTACT, toMessage } from './contact-enquiry.ts'
import { LoadFormEarly } from './load-form-early.ts'
import { type EnquiryOutcome, submitEnquiry } from './submit-enquiry.ts'

const loadForm = () => import('./contact-form.tsx').then(({ ContactForm }) => ContactForm)
const ContactForm = import.meta.env.SSR ? await loadForm() : lazyOnInteraction(loadForm)

export default definePage<object, EnquiryOutcome>({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'Contact Us',
      description: `Email or call ${BRAND.name} about an order, a shop or anything else.`,
    }),
  isPublic: true,
  // With scripts the form shows the result itself.
  ...(import.meta.env.SSR && {
    submit: ({ call, form }) => submitEnquiry(form, CONTACT, (typed) => call(sendMessage, toMessage(typed))),
  }),
  View: ContactPage,
})

/** STAT-02: phone and email cards beside the form. */
function ContactPage({ outcome }: ViewProps<object, EnquiryOutcome>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Contact Us</h1>
      <p className="mt-4 max-w-reading text-lead text-pretty">
        A person reads every message and replies by email.
      </p>
      <div className="mt-8 grid gap-8 xl:grid-cols-[2fr_1fr] xl:gap-12">
        <ContactCards className="xl:order-last" />
        <Card as="section" aria-labelledby="write" className="lg:p-8">
          <h2 id="write" className="mb-5 text-h2 font-extrabold">
            Send us a message
          </h2>
          <LoadFormEarly name="contact" isSignedIn={isSignedIn} />
          <Suspense>
            <ContactForm outcome={outcome} />
          </Suspense>
        </Card>
      </div>
    </div>
  )
}
