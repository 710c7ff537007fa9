import { PageError, type Visit } from '@ahia/web/router/page'

/** Outside development these pages do not exist. */
export function assertDevPages({ host }: Visit): void {
  if (host && !host.devPages) throw new PageError(404)
}
