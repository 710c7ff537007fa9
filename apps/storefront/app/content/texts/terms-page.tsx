import { BRAND } from '@ahia/reference/brand'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { definePage } from '@ahia/web/router/page'
import { Suspense } from 'react'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { TextLoading } from './text-loading.tsx'

// The text is in the server's HTML already: the browser need not fetch it a second time to show it.
const loadText = () => import('./terms-text.tsx').then(({ TermsText }) => TermsText)
const TermsText = import.meta.env.SSR ? await loadText() : lazyOnInteraction(loadText)

export default definePage({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'Terms',
      description: `The terms of ${BRAND.name} in plain English, for shoppers and for merchants.`,
    }),
  isPublic: true,
  View: TermsPage,
})

/** STAT-04: terms for shoppers, and for merchants. */
function TermsPage() {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Terms</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty">
        Two documents in plain English: the first for shoppers on {BRAND.name}, the second for merchants. A
        sentence in bold says what a long section comes to. The full text is what counts.
      </p>
      <Suspense fallback={<TextLoading />}>
        <TermsText />
      </Suspense>
    </div>
  )
}
