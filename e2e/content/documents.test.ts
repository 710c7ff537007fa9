import { gzipSync } from 'node:zlib'
import { ARTICLES } from '@ahia/documents/articles'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { expect, takenOver, test } from '../support/test.ts'

const PHONE = { width: 360, height: 640 }
const WIDE = { width: 1280, height: 900 }
const STATIC_PAGE = 12_000
/** About 9 kB of text plus header and footer. All of it is in the HTML, for visitors without JavaScript. */
const BOTH_TEXTS = 19_000
const [newest, second] = ARTICLES
const DOCUMENTS = ['/privacy', '/terms', '/merchant/blog', `/merchant/blog/${newest?.slug}`]

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE })

  test('STAT-03 the privacy policy lists its sections, links to each, and links to Contact', async ({
    page,
  }) => {
    await page.goto('/privacy')
    const main = page.getByRole('main')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Changes to This Policy',
      'Contact Us',
    ])
    await takenOver(page)
    await main.getByRole('navigation').getByRole('link', { name: 'Data Security' }).click()
    await expect(page).toHaveURL('/privacy#data-security')
    await expect(main.getByRole('heading', { name: 'Data Security' })).toBeInViewport()
    await main.getByRole('article').getByRole('link', { name: 'Contact Us', exact: true }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('STAT-04 the shopper terms come first, then the merchant terms with a PDF', async ({ page }) => {
    await page.goto('/terms')
    const text = (name: string) => page.getByRole('article', { name, exact: true })

    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
      'Terms for Shoppers',
      'Merchant Terms',
    ])
    await expect(text('Terms for Shoppers')).toContainText('30 minutes')
    await expect(text('Merchant Terms')).toContainText('₦200,000')
    await takenOver(page)
    const begun = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await begun).suggestedFilename()).toContain(`merchant-terms-${MERCHANT_TERMS_VERSION}.pdf`)
  })

  test('STAT-04 the table of contents links to the sections of both terms', async ({ page }) => {
    await page.goto('/terms')
    await takenOver(page)
    const contents = page.getByRole('navigation', { name: 'On this page' })

    await contents.getByRole('link', { name: /Packages/ }).click()

    await expect(page).toHaveURL('/terms#merchants-packages')
    await expect(page.locator('#merchants-packages')).toBeInViewport()
  })

  test('STAT-04 the full terms are also shown after navigating from another page', async ({ page }) => {
    await page.goto('/about')
    await takenOver(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()

    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('article', { name: 'Merchant Terms' })).toContainText('13 months')
  })
})

test('STAT-05 Back to home leads to the home page', async ({ page }) => {
  await page.goto('/terms')
  await takenOver(page)

  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()

  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('STAT-06 the blog lists its articles, and each links to the next', async ({ page }) => {
    await page.goto('/merchant/blog')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveText(ARTICLES.map(({ title }) => title))
    await takenOver(page)

    await titles.first().getByRole('link').click()
    await expect(page).toHaveURL(`/merchant/blog/${newest?.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
    await expect(page.getByRole('article')).toContainText(/\d{1,2} \w{3} 2026 · \d min read/)
    await page.getByRole('complementary', { name: 'Next article' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '')
    await page.getByRole('link', { name: 'All articles' }).click()
    await expect(page).toHaveURL('/merchant/blog')
  })

  test('STAT-04 every column of a table in the terms is visible', async ({ page }) => {
    await page.goto('/terms')

    const hidden = await page
      .getByRole('cell')
      .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length)
    expect(hidden).toBe(0)
    await expect(page.getByRole('cell', { name: '₦4,040,000' })).toHaveAttribute('data-column', 'Elite')
  })

  test('STAT-04 the sections of the terms and the PDF are reachable without scrolling', async ({ page }) => {
    await page.goto('/terms')
    await takenOver(page)
    const contents = page.getByRole('navigation', { name: 'On this page' })

    await expect(contents.getByRole('link', { name: 'Merchant Terms as PDF' })).toBeVisible()
    await contents.getByText('Sections of the Merchant Terms').click()
    await contents.getByRole('link', { name: /Packages/ }).click()

    await expect(page.locator('#merchants-packages')).toBeInViewport()
  })

  for (const path of DOCUMENTS)
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      await takenOver(page)

      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    })
})

test.describe('the size of long pages', () => {
  test('the terms are downloaded once: their script loads only after an interaction', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto('/terms')
    await page.waitForLoadState('networkidle')
    const hasText = () => asked.some((url) => /\/assets\/terms-text/.test(url))

    expect(hasText()).toBe(false)
    await takenOver(page)
    await expect.poll(hasText).toBe(true)
  })

  test('each document is at most 12 kB compressed, and the terms at most 19 kB', async ({ request }) => {
    for (const path of DOCUMENTS) {
      const size = gzipSync(await (await request.get(path)).body()).length
      expect(size, path).toBeLessThanOrEqual(path === '/terms' ? BOTH_TEXTS : STATIC_PAGE)
    }
  })
})
