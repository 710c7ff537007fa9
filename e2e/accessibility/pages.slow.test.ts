import { ARTICLES } from '@ahia/documents/articles'
import { EXPECTED_ERRORS, expectAllFit } from '../support/page-scan.ts'
import { expect, test } from '../support/test.ts'

test.use({ toleratedErrors: EXPECTED_ERRORS })
test.slow() // many pages, each scanned twice

const [newest] = ARTICLES

/** Every other page that needs no sign-in. Screens that take several steps are in screens.slow.test.ts. */
const PAGES = {
  'the other pages for shopping': [
    '/products?search=qqqzzzxxx',
    '/products?force=list:failed',
    '/featured',
    '/wishlist',
    '/payment/return',
    '/products/00000000-0000-7000-8000-000000000000',
    '/shops/00000000-0000-7000-8000-000000000000',
  ],
  'the other pages to read': [
    '/about',
    '/logistics',
    '/terms',
    '/merchant/blog',
    `/merchant/blog/${newest?.slug}`,
    '/newsletter',
    '/newsletter/confirm?token=sample',
    '/offline',
    '/no/such/page',
  ],
  'the other pages for accounts, merchants and developers': [
    '/auth',
    '/auth?screen=forgot-password',
    '/merchant?screen=login',
    '/merchant/app',
    '/dev/mailbox',
  ],
}

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`${kind} meet WCAG 2.2 AA and fit a phone`, async ({ page, samples }) => {
    await expectAllFit(page, paths, samples)
  })
}

test('WIN-63 a list of two products meets WCAG 2.2 AA and fits a phone', async ({ page, samples }) => {
  await expectAllFit(page, ['/products?category=FOOD&subcategory=OTHER'], samples)
  await expect(page.locator('.few-cards')).toBeVisible()
})
