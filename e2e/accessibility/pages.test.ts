import { ARTICLES } from '@ahia/documents/articles'
import { fillIn } from '@ahia/testing/samples'
import { expectAccessibleInLight, expectReadableInDark } from '../support/accessibility.ts'
import { expect, takenOver, test } from '../support/test.ts'

// The scanner causes the second error: it sends messages to frames, and the email frame is sandboxed.
test.use({
  toleratedErrors: /Failed to load resource: the server responded with a status of|execute 'postMessage'/,
})

const [newest] = ARTICLES

/** Every kind of page that needs no sign-in. Screens that take several steps are in screens.test.ts. */
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
  test(`${path} meets WCAG 2.2 AA and fits a phone`, async ({ page, samples }) => {
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
