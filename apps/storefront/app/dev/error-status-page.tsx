import { data } from 'react-router'
import type { Route } from './+types/error-status-page'
import { assertDevPages } from './dev-pages.ts'

/** Shows the error page of any status, for people who design or test it. */
export function loader({ context, params }: Route.LoaderArgs) {
  assertDevPages(context)
  const status = Number(params.status)
  const isErrorStatus = Number.isInteger(status) && status >= 400 && status <= 599
  throw data(null, { status: isErrorStatus ? status : 404 })
}

export default function ErrorStatusPage() {
  return null
}
