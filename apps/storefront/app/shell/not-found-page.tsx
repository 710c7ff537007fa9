import { data } from 'react-router'
import { hostContext } from '#platform/page-host.ts'
import type { Route } from './+types/not-found-page'
import { PLAIN_PAGE } from './page-kinds.ts'

export const handle = PLAIN_PAGE

/** SHELL-01: whatever is not in the site map. The error page has the rest. */
export function loader({ context }: Route.LoaderArgs) {
  const { badPath } = context.get(hostContext)
  throw data(null, { status: badPath ? 400 : 404 })
}

export default function NotFoundPage() {
  return null
}
