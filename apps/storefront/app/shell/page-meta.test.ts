import { expect, test } from 'vitest'
import { organizationJsonLd } from './json-ld.ts'
import { pageMeta } from './page-meta.ts'

const PAGE = { title: 'Party jollof rice', description: 'Smoky, for twenty' }

const args = (handle?: unknown) => ({
  location: { pathname: '/products', search: '?category=FOOD&sort=popular' },
  matches: [
    { id: 'root', loaderData: { publicUrl: 'https://market.test' } },
    { id: 'catalog/listing-page', handle },
  ],
})

const contentOf = (name: string, meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((one) =>
    ('property' in one && one.property === name) || ('name' in one && one.name === name) ? [one.content] : [],
  )

test('a shared page has one address, the one that its canonical link has too', () => {
  const meta = pageMeta(args({ canonicalQuery: ['category'] }), PAGE)

  expect(contentOf('og:url', meta)).toEqual(['https://market.test/products?category=FOOD'])
  expect(contentOf('robots', meta)).toEqual([])
})

test.each([
  ['/media/jollof-1a2b/720.webp', 'https://market.test/media/jollof-1a2b/720.jpg', '720'],
  ['/media/jollof-1a2b/360.webp', 'https://market.test/share.png', '1200'],
  [null, 'https://market.test/share.png', '1200'],
])('a page whose picture is %s is shared with %s', (src, shared, width) => {
  const meta = pageMeta(args(), { ...PAGE, picture: { src, alt: 'A pot' } })

  expect(contentOf('og:image', meta)).toEqual([shared])
  expect(contentOf('og:image:width', meta)).toEqual([width])
})

test('what is not for search engines says so, and what they should know goes along', () => {
  const meta = pageMeta(args(), { ...PAGE, isIndexed: false, jsonLd: [organizationJsonLd, () => null] })

  expect(contentOf('robots', meta)).toEqual(['noindex'])
  expect(meta.filter((one) => 'script:ld+json' in one)).toHaveLength(1)
})
