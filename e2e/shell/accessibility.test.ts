import { ARTICLES } from '@ahia/documents/articles'
import { fillIn } from '@ahia/testing/samples'
import { expectAccessible, expectReadable, takenOver, test } from '../support/test.ts'

// The second is the scanner's own: it talks to frames, and the one that shows an email is sandboxed.
test.use({
  toleratedErrors: /Failed to load resource: the server responded with a status of|execute 'postMessage'/,
})

const [newest] = ARTICLES

const PAGES = [
  '/',
  '/?force=featured:failed',
  '/products?category=FOOD&subcategory=Local&inStock=true',
  '/products?search=qqqzzzxxx',
  '/products?page=5',
  '/products?force=list:failed',
  '/products?category=GARDEN&force=list:empty',
  '/products/{product}',
  '/products/00000000-0000-7000-8000-000000000000',
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
  '/merchant',
  '/merchant?screen=login',
  '/merchant?force=tiers:failed',
  '/merchant/app',
  '/seller',
  '/offline',
  '/newsletter/confirm?token=sample',
  '/newsletter/unsubscribe?token=sample',
  '/no/such/page',
  '/dev/errors/500',
  '/dev/components',
  '/dev/mailbox',
  '/api/v1/docs',
]
const WIDTHS = [360, 1280]

for (const path of PAGES) {
  test(`${path} meets WCAG 2.2 AA, light and dark, on phone and desk`, async ({ page, samples }) => {
    test.slow(
      path === '/api/v1/docs',
      'every call of the API is on it, and all of that is looked at four times',
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(fillIn(path, samples))
    await takenOver(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectReadable(page)
    }
  })
}
