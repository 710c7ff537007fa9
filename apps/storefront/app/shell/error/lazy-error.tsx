import { lazyWhenShown } from '@ahia/web/loading/lazy-part'
import { Suspense } from 'react'

const loadErrorPage = () => import('./error-page.tsx').then(({ ErrorPage }) => ErrorPage)
const ErrorPage = import.meta.env.SSR ? await loadErrorPage() : lazyWhenShown(loadErrorPage)

/** ERR-01: its script is fetched when something has failed. */
export const LazyErrorPage = ({ status }: { status: number | null }) => (
  <Suspense>
    <ErrorPage status={status} />
  </Suspense>
)
