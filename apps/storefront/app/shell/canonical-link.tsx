import { useLocation } from 'react-router'

/** One address per page for search engines: our own, without the query. */
export function CanonicalLink({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation()
  return <link rel="canonical" href={new URL(pathname, publicUrl).href} />
}
