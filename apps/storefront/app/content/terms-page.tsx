import { BRAND } from '@ahia/reference/brand'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import { Suspense } from 'react'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { Route } from './+types/terms-page'
import { TextOnItsWay } from './text-on-its-way.tsx'

// The text is in the page already: a browser need not fetch it a second time to show it.
const bringText = () => import('./terms-text.tsx').then(({ TermsText }) => TermsText)
const TermsText = import.meta.env.SSR ? await bringText() : lazyOnInteraction(bringText)

export const handle = PLAIN_PAGE

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms',
    description: `The terms of ${BRAND.name} in plain English: for those who shop here, and for those who sell.`,
  })

export const headers = () => PUBLIC_PAGE

/** STAT-04 */
export default function TermsPage() {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Terms</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty">
        Two texts in plain English: the first for those who shop on {BRAND.name}, the second for those who
        sell.
      </p>
      <Suspense fallback={<TextOnItsWay />}>
        <TermsText />
      </Suspense>
    </div>
  )
}
