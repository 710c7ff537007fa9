import { ARTICLES } from '@ahia/documents/articles'
import { fillIn, type Samples } from '@ahia/testing/samples'
import type { Page } from '@playwright/test'
import { expectAccessibleInLight, expectReadableInDark } from '../support/accessibility.ts'
import { expect, takenOver, test } from '../support/test.ts'

// The scanner causes the second error: it sends messages to frames, and the email frame is sandboxed.
test.use({
  toleratedErrors: /Failed to load resource: the server responded with a status of|execute 'postMessage'/,
})

test.slow() // many pages, each scanned twice

const [newest] = ARTICLES

/** Every kind of page that needs no sign-in. Screens that take several steps are in screens.test.ts. */
const PAGES = {
  'the pages for shopping': [
    '/',
    '/products?category=FOOD&subcategory=Local&inStock=true',
    '/products?search=qqqzzzxxx',
    '/products?force=list:failed',
    '/products/{product}',
    '/featured',
    '/shops/{shop}',
    '/wishlist',
    '/cart',
    '/payment/return',
  ],
  'the pages to read': [
    '/about',
    '/contact',
    '/logistics',
    '/privacy',
    '/terms',
    '/merchant/blog',
    `/merchant/blog/${newest?.slug}`,
    '/newsletter',
    '/newsletter/confirm?token=sample',
    '/offline',
    '/no/such/page',
  ],
  'the pages for accounts, merchants and developers': [
    '/auth',
    '/auth?screen=register',
    '/auth?screen=forgot-password',
    '/merchant',
    '/merchant?screen=login',
    '/merchant/app',
    '/seller',
    '/dev/components',
    '/dev/mailbox',
  ],
}

// Several pages in one tab: the browser compiles the scanner and our scripts once for all of them.
for (const [kind, paths] of Object.entries(PAGES)) {
  test(`${kind} meet WCAG 2.2 AA and fit a phone`, async ({ page, samples }) => {
    for (const path of paths) await test.step(path, () => expectFit(page, path, samples))
  })
}

async function expectFit(page: Page, path: string, samples: Samples): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(fillIn(path, samples))
  await takenOver(page)
  await expectAccessibleInLight(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(path.startsWith('/dev/') || width === 360, `${width} px wide`).toBe(true)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadableInDark(page)
}
