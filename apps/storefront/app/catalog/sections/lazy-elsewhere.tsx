import { lazyOrElse } from '@ahia/web/loading/lazy-part'
import { type ComponentProps, Suspense } from 'react'
import type { Elsewhere as ElsewhereSection } from './elsewhere.tsx'

const loadElsewhere = () => import('./elsewhere.tsx').then((loaded) => loaded.Elsewhere)
const Elsewhere = import.meta.env.SSR ? await loadElsewhere() : lazyOrElse(loadElsewhere)

/** WIN-56: its script is fetched when something is not there. */
export const LazyElsewhere = (props: ComponentProps<typeof ElsewhereSection>) => (
  <Suspense>
    <Elsewhere {...props} />
  </Suspense>
)
