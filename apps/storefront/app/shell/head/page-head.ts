import type { Head, HeadElement } from '@ahia/web/router/page'
import type { JsonLd } from './json-ld.ts'
import { pageTitle } from './page-title.ts'
import { type SharedPicture, shareMeta } from './share-meta.ts'

type PageWords = {
  /** Without the brand. */
  title: string
  description: string
  /** A square picture of the API; without one, or when it is too small, the brand's own is used. */
  picture?: SharedPicture | null
  type?: 'website' | 'product'
  /** False for personal pages, or pages of no use to others: a cart, a wishlist, search results. */
  isIndexed?: boolean
  /** The query parameters that make it a different page, for example a list's category. */
  canonicalQuery?: readonly string[]
  /** `[productJsonLd(product), breadcrumbJsonLd([…])]` */
  jsonLd?: readonly JsonLd[]
}

/**
 * The head of a page, for tabs, search engines and link previews. What tabs do not show is in the server's HTML alone,
 * so that browsers do not load it.
 */
export function pageHead(words: PageWords): Head {
  const { title, description, type = 'website', isIndexed = true, picture = null, jsonLd = [] } = words
  const own: Head = {
    title: pageTitle(title),
    description,
    isIndexed,
    ...(words.canonicalQuery && { canonicalQuery: words.canonicalQuery }),
  }
  if (!import.meta.env.SSR) return own
  return {
    ...own,
    more: ({ publicUrl, canonicalUrl }) => [
      ...shareMeta({ title, description, type, picture, url: canonicalUrl, publicUrl }),
      ...jsonLd.flatMap((describe): HeadElement[] => {
        const thing = describe(publicUrl)
        return thing ? [{ kind: 'json-ld', thing }] : []
      }),
    ],
  }
}
