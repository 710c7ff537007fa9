import type { Head, HeadElement } from '@ahia/web/router/page'
import type { JsonLd } from './json-ld.ts'
import { pageTitle } from './page-title.ts'
import { type SharedPicture, shareMeta } from './share-meta.ts'

type PageWords = {
  /** Without the brand. */
  title: string
  description: string
  /** A square picture of the API; without one, and for one too small to be shown large, the brand's own is taken. */
  picture?: SharedPicture | null
  type?: 'website' | 'product'
  /** False for what is somebody's own or says nothing to a stranger: a cart, a wishlist, what a search has found. */
  isIndexed?: boolean
  /** What of the query makes another page of it, a list's category for example. */
  canonicalQuery?: readonly string[]
  /** `[productJsonLd(product), breadcrumbJsonLd([…])]` */
  jsonLd?: readonly JsonLd[]
}

/**
 * All that a page says about itself to tabs, to search engines and to chats where it is shared. What only strangers read
 * is in the server's HTML alone: a shopper's browser need not carry it along.
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
