import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { listTiers } from '@ahia/contracts/subscriptions'
import { BRAND } from '@ahia/reference/brand'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { described } from '../../test/described.ts'
import { open } from '../../test/open.ts'

const HOME = [answer(featuredProducts, { products: [] }), answer(listShops, { shops: [] })]
const price = { amount: 20_000, next: null }
const TIERS = answer(listTiers, { BASIC: price, PREMIUM: price, ELITE: price })
const WORDS = '/about /contact /logistics /merchant /merchant/app /merchant/blog /privacy /terms'.split(' ')

test('SHELL-01, SHELL-02 every text page exists and has its own title', async () => {
  const pages = await Promise.all(WORDS.map((path) => open(path, { answers: [TIERS] })))

  expect(pages.map(({ status }) => status)).toEqual(WORDS.map(() => 200))
  expect(new Set(pages.map((page) => described(page).title)).size).toBe(WORDS.length)
})

test.each(['/', '/about', '/no/such/page'])(
  'DATA-10 email and phone on %s come from the contact configuration',
  async (path) => {
    const { seen } = await open(path, { answers: HOME })

    const [contact] = seen.all('section', 'Contact')
    expect(contact?.one('a', /Email us/).attributes.href).toBe(`mailto:${BRAND.email}`)
    expect(contact?.one('a', /Call us/).attributes.href).toBe(`tel:${BRAND.phone.tel}`)
  },
)

test('the home page has a large preview image for sharing', async () => {
  const { picture } = described(await open('/', { answers: HOME }))

  expect(picture.address).toMatch(/^https:\/\/ahia\.example\/.+\.png$/)
  expect(picture.width).toBeGreaterThanOrEqual(600)
  expect(picture.alt).toContain(BRAND.name)
})

test.each(['/cart', '/wishlist', '/offline', '/profile', '/auth', '/payment/return', '/checkout', '/orders'])(
  '%s is not indexed',
  async (path) => {
    expect(described(await open(path)).robots).toBe('noindex')
  },
)

test('CHAT-01 without JavaScript there is no chat button', async () => {
  const page = await open('/about')

  expect(page.seen.all('section', 'Chat')).toHaveLength(1)
  expect(page.seenWithoutScripts.all('section', 'Chat')).toEqual([])
})

test.each(['/payment/return', '/auth'])('CHAT-01 %s has no chat', async (path) => {
  const { seen } = await open(path)

  expect(seen.all('section', 'Chat')).toEqual([])
})
