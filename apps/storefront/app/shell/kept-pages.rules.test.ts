import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { titleIn } from './kept-pages.rules.ts'

test.each([
  [`<title>Food &amp; Beverages · ${BRAND.name}</title>`, 'Food & Beverages'],
  ['<title data-x="">Mama&#x27;s &quot;best&quot; pot</title>', 'Mama\'s "best" pot'],
  ['<p>no title</p>', null],
])('of %s a list of kept pages says %s', (html, title) => {
  expect(titleIn(html)).toBe(title)
})
