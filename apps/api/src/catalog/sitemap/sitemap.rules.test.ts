import { expect, test } from 'vitest'
import { listOpenPaths, toUrlEntries } from './sitemap.rules.ts'

test('special characters in a URL are escaped in XML', () => {
  expect(toUrlEntries([`https://ahia.example/a?b=1&c='<"d">'`])).toBe(
    '<url><loc>https://ahia.example/a?b=1&amp;c=&apos;&lt;&quot;d&quot;&gt;&apos;</loc></url>\n',
  )
})

test('every category has its page in the sitemap', () => {
  expect(listOpenPaths().filter((path) => path.includes('?category='))).toHaveLength(12)
})
