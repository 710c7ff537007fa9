import { LISTING_PATH } from '../categories/listing-address.ts'

/** WIN-34: the id of the listing page's search field, which this address of the page shows and focuses. */
export const SEARCH_FIELD = 'search'

/** Where the search icon of a phone leads. A list that is on show stays. */
export const searchFieldPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${LISTING_PATH}${pathname === LISTING_PATH ? search : ''}#${SEARCH_FIELD}`

/** Does nothing on a page without the field. */
export function focusSearchField(): void {
  const input = document.getElementById(SEARCH_FIELD)?.querySelector('input')
  if (!input || input === document.activeElement) return
  input.focus()
  input.select() // typing replaces the search that is on show
}
