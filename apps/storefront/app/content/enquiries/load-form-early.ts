import { loadLazyParts } from '@ahia/web/loading/first-interaction'
import { useEffect } from 'react'
import { hasDraft } from './draft-key.ts'
import type { Enquiry } from './enquiry.ts'

type LoadFormEarlyProps = Pick<Enquiry, 'name'> & { isSignedIn: () => boolean }

/**
 * A form sleeps as plain HTML until somebody touches the page, or until there is something to be filled in. Shows nothing,
 * and stands beside the form: if what is around a sleeper were drawn anew, React would take its HTML away.
 */
export function LoadFormEarly({ name, isSignedIn }: LoadFormEarlyProps) {
  useEffect(() => {
    if (isSignedIn() || hasDraft(name)) loadLazyParts()
  }, [name, isSignedIn])
  return null
}
