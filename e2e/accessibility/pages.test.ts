import { ARTICLES } from '@ahia/documents/articles'
import { fillIn } from '@ahia/testing/samples'
import { expectAccessibleInLight, expectReadableInDark } from '../support/accessibility.ts'
import { expect, takenOver, test } from '../support/test.ts'

// The second is the scanner's own: it talks to frames, and the one that shows an email is sandboxed.
test.use({
  toleratedErrors: /Failed to load resource: the server responded with a status of|execute 'postMessage'/,
})

const [newest] = ARTICLES

/** Every kind of page that opens without signing in; what takes steps to reach is in screens.test.ts. */
const PAGES = [
  '/',
  '/products?category=FOOD&subcategory=Local&inStock=true',
  '/products?search=qqqzzzxxx',
  '/products?force=list:failed',
  '/products/{product}',
  '/featured',
  '/shops/{shop}',
  '/wishlist',
  '/cart',
  '/about',
  '/contact',
  '/logistics',
  '/privacy',
  '/terms',
  '/merchant/blog',
  `/merchant/blog/${newest?.slug}`,
  '/auth',
  '/auth?screen=register',
  '/auth?screen=forgot-password',
  '/payment/return',
  '/merchant',
  '/merchant?screen=login',
  '/merchant/app',
  '/seller',
  '/offline',
  '/newsletter',
  '/newsletter/confirm?token=sample',
  '/no/such/page',
  '/dev/components',
  '/dev/mailbox',
]

for (const path of PAGES) {
  test(`${path} meets WCAG 2.2 AA, and fits a phone`, async ({ page, samples }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(fillIn(path, samples))
    await takenOver(page)
    await expectAccessibleInLight(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(path.startsWith('/dev/') || width === 360, `${width} px wide`).toBe(true)

    await page.setViewportSize({ width: 1280, height: 800 })
    await expectReadableInDark(page)
  })
}
