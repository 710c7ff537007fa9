import { CATEGORIES } from '@ahia/reference/categories'

/** Pages that are the same for everybody and open; what is personal or noindex is left out. */
const OPEN_PAGES = [
  ...['/', '/products', '/featured', '/about', '/contact', '/privacy', '/terms'],
  ...['/merchant', '/merchant/blog', '/logistics'],
]

/** Personal pages, and paths that are not pages. */
const CLOSED = ['/cart', '/checkout', '/profile', '/orders', '/auth', '/preview', '/dev', '/api/v1']

export const toRobots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

export const listOpenPaths = (): string[] => [
  ...OPEN_PAGES,
  ...CATEGORIES.map((category) => `/products?category=${category}`),
]

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const INDEX = frame('sitemapindex')
export const URL_SET = frame('urlset')

function frame(element: 'sitemapindex' | 'urlset') {
  return { open: `${HEAD}<${element} ${NAMESPACE}>\n`, close: `</${element}>\n` }
}

export const toSitemapEntries = (urls: string[]): string => toEntries('sitemap', urls)
export const toUrlEntries = (urls: string[]): string => toEntries('url', urls)

const toEntries = (element: string, urls: string[]): string =>
  urls.map((url) => `<${element}><loc>${escapeXml(url)}</loc></${element}>\n`).join('')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

export type SitemapFile =
  | { kind: 'robots' }
  | { kind: 'index' }
  | { kind: 'pages' }
  | { kind: 'products'; number: number }

const FILES: Record<string, SitemapFile> = {
  '/robots.txt': { kind: 'robots' },
  '/sitemap.xml': { kind: 'index' },
  '/sitemaps/pages.xml': { kind: 'pages' },
}

export const productsPath = (number: number): string => `/sitemaps/products-${number}.xml`

/** Which file is at this address; null when none could be. */
export function findSitemapFile(urlPath: string): SitemapFile | null {
  const [, number] = /^\/sitemaps\/products-([1-9]\d{0,5})\.xml$/.exec(urlPath) ?? []
  if (number !== undefined) return { kind: 'products', number: Number(number) }
  return Object.hasOwn(FILES, urlPath) ? (FILES[urlPath] ?? null) : null
}
