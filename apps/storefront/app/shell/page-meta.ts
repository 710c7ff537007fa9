import type { MetaDescriptor } from 'react-router'
import { canonicalQueryOf, canonicalUrl } from './canonical-url.ts'
import type { JsonLd } from './json-ld.ts'
import { pageTitle } from './page-title.ts'
import { type SharedPicture, shareMeta } from './share-meta.ts'

/** What a route's `meta` is called with. */
type PageArgs = {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]
}

type PageMeta = {
  /** Without the brand. */
  title: string
  description: string
  /** A square picture of the API; without one, and for one too small to be shown large, the brand's own is taken. */
  picture?: SharedPicture | null
  type?: 'website' | 'product'
  /** False for what is somebody's own or says nothing to a stranger: a cart, a wishlist, what a search has found. */
  isIndexed?: boolean
  /** `[productJsonLd(product), breadcrumbJsonLd([…])]` */
  jsonLd?: readonly JsonLd[]
}

/**
 * All that a page says about itself to tabs, to search engines and to chats where it is shared:
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, { title, description })`.
 * What only strangers read is in the server's HTML alone: whoever walks about in a browser need not carry it along.
 * The canonical address is the frame's; a page names the query that belongs to it in its `handle` (`PageHandle`).
 */
export function pageMeta({ location, matches }: PageArgs, page: PageMeta): MetaDescriptor[] {
  const { title, description, type = 'website', isIndexed = true, picture = null, jsonLd = [] } = page
  const own = [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
  if (!import.meta.env.SSR) return own
  const publicUrl = publicUrlOf(matches)
  const url = publicUrl && canonicalUrl(publicUrl, location, canonicalQueryOf(matches))
  const described = jsonLd
    .map((describe) => describe(publicUrl))
    .flatMap((thing) => (thing ? [{ 'script:ld+json': thing }] : []))
  return [...own, ...shareMeta({ title, description, type, picture, url, publicUrl }), ...described]
}

/** As the frame's loader says it; '' when even that failed. */
function publicUrlOf(matches: PageArgs['matches']): string {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData
  const publicUrl = typeof frame === 'object' && frame !== null && 'publicUrl' in frame ? frame.publicUrl : ''
  return typeof publicUrl === 'string' ? publicUrl : ''
}
