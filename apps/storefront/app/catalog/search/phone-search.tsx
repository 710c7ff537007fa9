import { useIsLive } from '@ahia/web/browser/use-is-live'
import { useIsBackOrForward, useLocation } from '@ahia/web/router/router-context'
import { useEffect } from 'react'
import { focusSearchField, SEARCH_FIELD } from './field-path.ts'
import { SearchBox } from './search-box.tsx'

/**
 * WIN-34, WIN-36: on a phone the field takes space from the products only while somebody wants to search. `:target` shows
 * it before scripts run and without them; the router's own page changes have no target, so scripts ask the address.
 */
export function PhoneSearch() {
  const location = useLocation()
  const isBackOrForward = useIsBackOrForward()
  const isLive = useIsLive()
  const isWanted = location.hash === `#${SEARCH_FIELD}`
  useEffect(() => {
    if (!isWanted || isBackOrForward) return
    // After the page change has moved the focus to the new page.
    const timer = setTimeout(focusSearchField)
    return () => clearTimeout(timer)
  }, [location, isWanted, isBackOrForward])
  return (
    <div
      id={SEARCH_FIELD}
      className={isLive && isWanted ? 'mb-3 lg:hidden' : 'mb-3 not-target:hidden lg:hidden'}
    >
      <SearchBox />
    </div>
  )
}
