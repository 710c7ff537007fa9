import { lazy, Suspense } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { NEVER_KEPT } from '#platform/page-headers.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/framed-page'
import { CanonicalLink } from './canonical-link.tsx'
import { errorTitle } from './error-title.ts'
import { pageTitle } from './page-title.ts'
import { statusOf } from './status-of.ts'

const bringErrorPage = () => import('./error-page.tsx').then(({ ErrorPage }) => ErrorPage)
const ErrorPage = import.meta.env.SSR
  ? await bringErrorPage()
  : lazy(async () => ({ default: await bringErrorPage() }))

/** What a page does not declare public is kept nowhere; errors end up here too. */
export const headers = () => NEVER_KEPT

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: pageTitle(errorTitle(statusOf(error))) }, { name: 'robots', content: 'noindex' }] : []

/** Stands between the root and all pages, so that an error changes what is inside the frame and not the frame. */
export default function FramedPage() {
  const frame = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      {frame && <CanonicalLink publicUrl={frame.publicUrl} />}
      <Outlet />
    </>
  )
}

/** ERR-01 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage status={statusOf(error)} />
    </Suspense>
  )
}
