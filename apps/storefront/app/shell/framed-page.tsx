import { Outlet, useRouteLoaderData } from 'react-router'
import { NEVER_KEPT } from '#platform/page-headers.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/framed-page'
import { CanonicalLink } from './canonical-link.tsx'
import { ErrorPage } from './error-page.tsx'
import { errorTexts } from './error-texts.ts'
import { pageTitle } from './page-title.ts'
import { statusOf } from './status-of.ts'

/** What a page does not declare public is kept nowhere; errors end up here too. */
export const headers = () => NEVER_KEPT

export const meta: Route.MetaFunction = ({ error }) =>
  error
    ? [{ title: pageTitle(errorTexts(statusOf(error)).title) }, { name: 'robots', content: 'noindex' }]
    : []

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
  return <ErrorPage status={statusOf(error)} />
}
