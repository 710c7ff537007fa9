import { EXPECTED_ERRORS, expectAllFit } from '../support/page-scan.ts'
import { test } from '../support/test.ts'

test.use({ toleratedErrors: EXPECTED_ERRORS })
test.slow() // many pages, each scanned twice

/** Each kind of page once, and every component. Their other states are in pages.slow.test.ts. */
const PAGES = {
  'the pages for shopping': [
    '/',
    '/products?category=FOOD&subcategory=Local&inStock=true',
    '/products/{product}',
    '/shops/{shop}',
    '/cart',
  ],
  'the forms, documents and components': [
    '/contact',
    '/privacy',
    '/auth?screen=register',
    '/merchant',
    '/seller',
    '/dev/components',
  ],
}

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`${kind} meet WCAG 2.2 AA and fit a phone`, async ({ page, samples }) => {
    await expectAllFit(page, paths, samples)
  })
}
