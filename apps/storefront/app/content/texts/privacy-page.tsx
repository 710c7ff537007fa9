import { BRAND } from '@ahia/reference/brand'
import { lazyOnInteraction } from '@ahia/web/loading/lazy-part'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { definePage, type ViewProps } from '@ahia/web/router/page'
import { Suspense } from 'react'
import { BackLink } from '#shell/back-link.tsx'
import { pageHead } from '#shell/head/page-head.ts'
import { PLAIN_PAGE } from '#shell/page-kinds.ts'
import { Receivers } from './receivers.tsx'
import { receiversPart, type ShownReceiver } from './receivers-part.ts'
import { TextLoading } from './text-loading.tsx'

// The text is in the server's HTML already: the browser need not fetch it a second time to show it.
const loadText = () => import('./privacy-text.tsx').then(({ PrivacyText }) => PrivacyText)
const PrivacyText = import.meta.env.SSR ? await loadText() : lazyOnInteraction(loadText)

export default definePage({
  pageKinds: PLAIN_PAGE,
  head: () =>
    pageHead({
      title: 'Privacy Policy',
      description: `What ${BRAND.name} keeps about you, why, who we share it with and how to have it deleted.`,
    }),
  load: (visit) => ({ receivers: receiversPart.load(visit, null) }),
  isPublic: true,
  View: PrivacyPage,
})

/** STAT-03: the privacy policy. */
function PrivacyPage({ data }: ViewProps<{ receivers: Deferred<PartState<ShownReceiver[]>> }>) {
  return (
    <div className="page-width pt-4 lg:pt-8">
      <BackLink />
      <h1 className="mt-4 text-h1 font-extrabold lg:text-hero">Privacy Policy</h1>
      <Suspense fallback={<TextLoading />}>
        <PrivacyText />
      </Suspense>
      <Receivers given={data.receivers} />
    </div>
  )
}
