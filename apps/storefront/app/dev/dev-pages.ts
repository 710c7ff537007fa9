import { data, type RouterContextProvider } from 'react-router'
import { hostContext } from '#platform/page-host.ts'

/** Outside development these pages do not exist. */
export function assertDevPages(context: Readonly<RouterContextProvider>): void {
  if (!context.get(hostContext).devPages) throw data(null, { status: 404 })
}
