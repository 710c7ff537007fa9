import { listReceivers } from '@ahia/contracts/reference'
import { ARTICLES } from '@ahia/documents/articles'
import { textDocument as merchantTerms } from '@ahia/documents/merchant-terms.md'
import { textDocument as shopperTerms } from '@ahia/documents/shopper-terms.md'
import { MERCHANT_TERMS_VERSION } from '@ahia/documents/terms-version'
import { DATA_TOPICS } from '@ahia/reference/data-map/topics'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { toSections } from '#documents/document-sections.rules.ts'
import { open } from '../../../test/open.ts'
import { MERCHANT_TERMS_IN_SHORT, SHOPPER_TERMS_IN_SHORT } from './terms-in-short.ts'

const [newest] = ARTICLES

test.each(['/privacy', '/terms', '/merchant/blog', `/merchant/blog/${newest?.slug}`])(
  'STAT-05 the back link leads home from %s',
  async (path) => {
    const { main } = await open(path)

    expect(main.one('a', 'Back to home').attributes.href).toBe('/')
  },
)

test('STAT-06 an unknown article gets 404', async () => {
  expect((await open('/merchant/blog/how-to-get-rich')).status).toBe(404)
})

test('STAT-06 every article is in the HTML with its title', async () => {
  for (const { slug, title } of ARTICLES) {
    const { main } = await open(`/merchant/blog/${slug}`)
    expect(main.one('h1').text).toBe(title)
    expect(main.one('article').text.length).toBeGreaterThan(1000)
  }
})

test('STAT-03 every link in the privacy policy’s table of contents leads to a section', async () => {
  const { main } = await open('/privacy')

  const targets = main
    .one('nav', 'On this page')
    .all('a')
    .map(({ attributes }) => attributes.href ?? '')
  expect(targets).toContain('#data-security')
  for (const target of targets) expect(main.all(`[id=${target.slice(1)}]`), target).toHaveLength(1)
})

test('STAT-04 without JavaScript the full terms are shown, with links to both texts', async () => {
  const { seenWithoutScripts: page } = await open('/terms')

  expect(page.one('article', 'Merchant Terms').text).toContain('18% of gross sales')
  const targets = page
    .one('nav', 'On this page')
    .all('a')
    .map(({ attributes }) => attributes.href ?? '')
  const own = targets.filter((target) => target.startsWith('#'))
  expect(page.one('nav', 'On this page').one('a', 'Merchant Terms').attributes.href).toBe('#merchants')
  for (const target of own) expect(page.all(`[id=${target.slice(1)}]`), target).toHaveLength(1)
})

test('STAT-03 the privacy policy has its six sections and leads to Contact', async () => {
  const { main } = await open('/privacy')

  expect(main.one('h1').text).toBe('Privacy Policy')
  const article = main.one('article')
  expect(article.all('h2').map(({ text }) => text)).toEqual([
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
    'Changes to This Policy',
    'Contact Us',
  ])
  expect(article.one('a', 'Contact Us').attributes.href).toBe('/contact')
})

test('WIN-50 each long section of the privacy policy says first what it comes to, and the short ones are not folded', async () => {
  const { main } = await open('/privacy')

  const folded = main.one('article').all('details')
  expect(folded.map((part) => part.one('summary').attributes['aria-label'])).toEqual([
    'Read more: Information We Collect',
    'Read more: How We Use Your Information',
    'Read more: Information Sharing',
    'Read more: Data Security',
  ])
  expect(folded[0]?.text).not.toContain('We do not sell anything about you')
  expect(main.one('article').text).toContain('We never sell your data.')
})

test('WIN-57 each long section of the terms says first what it comes to, and the short ones are not folded', async () => {
  const { main } = await open('/terms')

  const foldedIn = (article: string) =>
    main
      .one('article', article)
      .all('details')
      .map((part) => part.one('summary').attributes['aria-label'])
  expect(foldedIn('Terms for Shoppers')).toEqual([
    'Read more: 1. Who sells to you',
    'Read more: 2. Prices',
    'Read more: 3. Ordering and paying',
    'Read more: 4. Delivery and pickup',
    'Read more: 6. When something is wrong',
  ])
  expect(foldedIn('Merchant Terms')).toEqual([
    'Read more: 2. Opening a shop',
    'Read more: 3. Packages',
    'Read more: 5. Commission with a package',
    'Read more: 6. Payouts and statements',
    'Read more: 7. Your listings',
    'Read more: 9. Orders and delivery',
    'Read more: 10. Returns, complaints and your guarantee',
    "Read more: 12. Shoppers' data and confidentiality",
    'Read more: 13. When things go wrong',
    'Read more: 14. Suspending and ending',
  ])
  expect(main.text).toContain('The full text is what counts.')
})

test('WIN-57 what a section of the terms comes to names no figure that the section does not have', async () => {
  for (const [{ blocks }, inShort] of [
    [shopperTerms, SHOPPER_TERMS_IN_SHORT],
    [merchantTerms, MERCHANT_TERMS_IN_SHORT],
  ] as const) {
    const { sections } = toSections(blocks)
    for (const [id, words] of Object.entries(inShort)) {
      const section = sections.find(({ heading }) => heading.id === id)
      const text = JSON.stringify(section?.blocks)
      for (const figure of words.match(FIGURE) ?? []) expect(text, `${id}: ${figure}`).toContain(figure)
    }
  }
})

const FIGURE = /₦?\d[\d,]*%?/g

test('STAT-04 the shopper terms come first, then the merchant terms with a PDF', async () => {
  const { main } = await open('/terms')

  const [shoppers, merchants, ...others] = main.all('article')
  expect(others).toEqual([])
  expect([shoppers, merchants].map((terms) => terms?.one('h2').text)).toEqual([
    'Terms for Shoppers',
    'Merchant Terms',
  ])
  expect(shoppers?.text).toContain('30 minutes')
  expect(merchants?.text).toContain('₦200,000')
  expect(merchants?.one('a', 'Download PDF').attributes).toMatchObject({
    href: '/api/v1/terms/merchant.pdf',
    download: expect.stringContaining(`merchant-terms-${MERCHANT_TERMS_VERSION}.pdf`),
  })
})

test('STAT-04 a cell of a table names its column, for phones, where each row is a block', async () => {
  const { main } = await open('/terms')

  expect(main.one('td', '₦4,040,000').attributes['data-column']).toBe('Elite')
})

test('STAT-06 the blog lists its articles with date and reading time, and each leads to the next', async () => {
  const { main } = await open('/merchant/blog')
  expect(main.all('h2').map(({ text }) => text)).toEqual(ARTICLES.map(({ title }) => title))

  for (const [place, { slug }] of ARTICLES.entries()) {
    const next = ARTICLES[(place + 1) % ARTICLES.length]
    const { main: article } = await open(`/merchant/blog/${slug}`)
    expect(article.one('article').text).toMatch(/\d{1,2} \w{3} 2026 · \d min read/)
    expect(article.one('aside', 'Next article').one('a').attributes.href).toBe(`/merchant/blog/${next?.slug}`)
    expect(article.one('a', 'All articles').attributes.href).toBe('/merchant/blog')
  }
})

test('PRIV-01 the privacy policy lists every topic of the data map with its purpose and how long it is kept', async () => {
  const { text } = (await open('/privacy')).main.one('article')

  const { staff, ...topics } = DATA_TOPICS
  for (const { what, purpose, retention } of Object.values(topics)) {
    expect(text).toContain(what)
    expect(text).toContain(purpose)
    expect(text).toContain(retention)
  }
  expect(text).not.toContain(staff.what)
})

test('PRIV-10 the privacy page names who works for us with the settings in force, and says when nobody does', async () => {
  const paystack = { kind: 'payment', name: 'Paystack', country: 'Nigeria' } as const
  const named = await open('/privacy', { answers: [answer(listReceivers, { receivers: [paystack] })] })
  const nobody = await open('/privacy')
  const broken = await open('/privacy', { answers: [fail(listReceivers, { status: 500 })] })

  expect(named.main.one('section', 'Companies that work for us').text).toContain(
    'Paystack (Nigeria) takes payments and sends refunds and gets your email address',
  )
  expect(nobody.main.one('section', 'Companies that work for us').text).toContain('pictures ourselves')
  expect(broken.main.one('section', 'Companies that work for us').text).toContain('Try Again')
})
