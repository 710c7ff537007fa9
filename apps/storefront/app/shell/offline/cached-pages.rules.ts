import { BRAND } from '@ahia/reference/brand'

const WORTH_KEEPING = /^\/($|featured$|products(\/[^/]+)?$|shops\/[^/]+$)/
const PLAIN_QUESTIONS = ['category', 'subcategory', 'page']

/**
 * Whether a page is fetched again to have it offline. A list with filters is read only once, and each would push out a
 * page that is read again.
 */
export const isWorthKeeping = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  WORTH_KEEPING.test(pathname) &&
  [...new URLSearchParams(search).keys()].every((name) => PLAIN_QUESTIONS.includes(name))

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The title of a cached page without the brand; null for a page without one. */
export function titleIn(html: string): string | null {
  const [, written] = /<title[^>]*>([^<]+)/.exec(html) ?? []
  if (!written) return null
  const title = written.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  const ending = ` · ${BRAND.name}`
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
