import { BRAND } from '@ahia/reference/brand'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The title of a kept page without the brand, as a shopper would name it; null for a page without one. */
export function titleIn(html: string): string | null {
  const [, written] = /<title[^>]*>([^<]+)/.exec(html) ?? []
  if (!written) return null
  const title = written.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  const ending = ` · ${BRAND.name}`
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
