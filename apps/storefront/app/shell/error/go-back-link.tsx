import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import type { MouseEvent } from 'react'

/** Goes back in history; without history, or without scripts, it is a plain link home. */
export function GoBackLink() {
  const goBack = (event: MouseEvent) => {
    if (!canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to="/" onClick={goBack} className={buttonClass('outline')}>
      Go Back
    </Link>
  )
}

// history.length also counts entries ahead of us, so it is only a fallback.
const canGoBack = (): boolean => ('navigation' in window ? navigation.canGoBack : history.length > 1)
