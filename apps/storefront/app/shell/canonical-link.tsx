import { useLocation, useMatches } from 'react-router'
import { canonicalQueryOf, canonicalUrl } from './canonical-url.ts'

/** One address per page for search engines. */
export function CanonicalLink({ publicUrl }: { publicUrl: string }) {
  const location = useLocation()
  const kept = canonicalQueryOf(useMatches())
  return <link rel="canonical" href={canonicalUrl(publicUrl, location, kept)} />
}
