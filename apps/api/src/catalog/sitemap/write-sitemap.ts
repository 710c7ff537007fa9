import { ARTICLE_SLUGS } from '@ahia/documents/article-slugs'
import { listShopIds } from '#shops/shops.reads.ts'
import type { Reader } from '#tables.ts'
import {
  INDEX,
  listOpenPaths,
  productsPath,
  toSitemapEntries,
  toUrlEntries,
  URL_SET,
} from './sitemap.rules.ts'
import { listPlaces, type Place } from './sitemap.sql.ts'

/** This many addresses are in memory at a time, and no connection is held while they are sent. */
const BATCH = 1_000

export function* writeIndex(publicUrl: string, productFiles: number): Generator<string> {
  const numbers = Array.from({ length: productFiles }, (_, at) => at + 1)
  const paths = ['/sitemaps/pages.xml', ...numbers.map(productsPath)]
  yield INDEX.open
  yield toSitemapEntries(paths.map((path) => publicUrl + path))
  yield INDEX.close
}

/** Open pages, categories, articles and shops. */
export async function* writePages(reader: Reader, publicUrl: string): AsyncGenerator<string> {
  let ids = await listShopIds(reader, { after: null, limit: BATCH })
  const paths = [...listOpenPaths(), ...ARTICLE_SLUGS.map((slug) => `/merchant/blog/${slug}`)]
  yield URL_SET.open + toUrlEntries(paths.map((path) => publicUrl + path))
  while (ids.length > 0) {
    yield toUrlEntries(ids.map((id) => `${publicUrl}/shops/${id}`))
    ids = await listShopIds(reader, { after: ids.at(-1) ?? null, limit: BATCH })
  }
  yield URL_SET.close
}

export type FileRange = { from: Place; until: Place | null }

/** The products of one file, those that may be seen by now. */
export async function* writeProducts(
  reader: Reader,
  publicUrl: string,
  { from, until }: FileRange,
): AsyncGenerator<string> {
  let places = await listPlaces(reader, { from, isFromIncluded: true, until, limit: BATCH })
  yield URL_SET.open
  for (let last = places.at(-1); last; last = places.at(-1)) {
    yield toUrlEntries(places.map(({ id }) => `${publicUrl}/products/${id}`))
    places = await listPlaces(reader, { from: last, isFromIncluded: false, until, limit: BATCH })
  }
  yield URL_SET.close
}
