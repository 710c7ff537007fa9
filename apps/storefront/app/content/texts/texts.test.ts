import { ARTICLES } from '@ahia/documents/articles'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.ts'

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
