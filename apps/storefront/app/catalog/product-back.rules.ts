import { fieldsOf } from '@ahia/web/storage/stored-fields'

/** The router counts the pages of a visit in the browser's history; the first is 0, and a page it did not open has none. */
export function hasPageBefore(historyState: unknown): boolean {
  const { idx } = fieldsOf(historyState)
  return typeof idx === 'number' && idx > 0
}
