import { useLocation } from 'react-router'
import { canonicalUrl } from './canonical-url.ts'

/** One address per page for search engines. */
export function CanonicalLink({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation()
  return <link rel="canonical" href={canonicalUrl(publicUrl, pathname)} />
}
