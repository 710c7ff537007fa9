import { expect, test } from 'vitest'
import { organizationJsonLd } from './json-ld.ts'
import { pageHead } from './page-head.ts'

const PAGE = { title: 'Party jollof rice', description: 'Smoky, for twenty' }
const ADDRESSES = {
  publicUrl: 'https://market.test',
  canonicalUrl: 'https://market.test/products?category=FOOD',
}

const contentOf = (name: string, head: ReturnType<typeof pageHead>) =>
  (head.more?.(ADDRESSES) ?? []).flatMap((one) =>
    one.kind === 'meta' && (one.property === name || one.name === name) ? [one.content] : [],
  )

test('a shared page has the same URL as its canonical link', () => {
  expect(contentOf('og:url', pageHead(PAGE))).toEqual([ADDRESSES.canonicalUrl])
})

test.each([
  ['/media/jollof-1a2b/720.webp', 'https://market.test/media/jollof-1a2b/720.jpg', '720'],
  ['/media/jollof-1a2b/360.webp', 'https://market.test/share.png', '1200'],
  [null, 'https://market.test/share.png', '1200'],
])('a page with the image %s is shared with %s', (src, shared, width) => {
  const head = pageHead({ ...PAGE, picture: { src, alt: 'A pot' } })

  expect(contentOf('og:image', head)).toEqual([shared])
  expect(contentOf('og:image:width', head)).toEqual([width])
})

test('a page can be excluded from search engines, and its structured data is included', () => {
  const head = pageHead({ ...PAGE, isIndexed: false, jsonLd: [organizationJsonLd, () => null] })

  expect(head.isIndexed).toBe(false)
  expect(head.more?.(ADDRESSES).filter(({ kind }) => kind === 'json-ld')).toHaveLength(1)
})
