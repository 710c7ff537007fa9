import { loadLazyParts } from '@ahia/web/loading/first-interaction'
import { useEffect } from 'react'
import { hasDraft } from './draft-key.ts'
import type { Enquiry } from './enquiry.ts'

type LoadFormEarlyProps = Pick<Enquiry, 'name'> & { isSignedIn: () => boolean }

/**
 * Loads a lazy form before the first interaction when there is something to fill in. Renders nothing,
 * and is placed beside the form: rendering around a lazy part again would make React drop its HTML.
 */
export function LoadFormEarly({ name, isSignedIn }: LoadFormEarlyProps) {
  useEffect(() => {
    if (isSignedIn() || hasDraft(name)) loadLazyParts()
  }, [name, isSignedIn])
  return null
}
