import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { listTiers } from '@ahia/contracts/subscriptions'
import { BRAND } from '@ahia/reference/brand'
import { answer } from '@ahia/testing/open-page'
import { expect, test, vi } from 'vitest'
import { described } from '../../test/described.ts'
import { OFFER } from '../../test/dom/own-shop.ts'
import { open } from '../../test/open.ts'

const HOME = [answer(featuredProducts, { products: [] }), answer(listShops, { shops: [] })]
const price = { amount: 20_000, next: null }
const TIERS = answer(listTiers, { BASIC: price, PREMIUM: price, ELITE: price })
const WORDS = '/about /contact /logistics /merchant /merchant/app /merchant/blog /privacy /terms'.split(' ')

test('SHELL-01, SHELL-02 every text page exists and has its own title', async () => {
  const pages = await Promise.all(WORDS.map((path) => open(path, { answers: [TIERS, OFFER] })))

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

test('SHELL-08 the header links to every main page of the site, and marks the current one', async () => {
  const { seen } = await open('/about')

  const main = seen.all('nav', 'Main').at(-1) ?? seen // the first is the menu of phones
  const linkTo = (name: string) => main.one('a', name).attributes.href
  expect(['Home', 'Featured', 'Contact', 'About'].map(linkTo)).toEqual([
    '/',
    '/products',
    '/contact',
    '/about',
  ])
  expect(main.all('a').filter((link) => link.attributes['aria-current'] === 'page')).toHaveLength(1)
  expect(main.one('a', 'About').attributes['aria-current']).toBe('page')
  const header = seen.one('header')
  expect(header.one('a', 'Wishlist').attributes.href).toBe('/wishlist')
  expect(header.one('a', /^Cart/).attributes.href).toBe('/cart')
})

const OUTSIDE = {
  instagram: 'https://instagram.example/ahia',
  x: 'https://x.example/ahia',
  facebook: 'https://facebook.example/ahia',
  shopperGooglePlay: 'https://play.example/ahia',
  shopperAppStore: 'https://apps.example/ahia',
}

test('SHELL-14, SHELL-15, WIN-26 the footer links to all pages, and to the app stores and social media that are set', async () => {
  const { seen } = await open('/about', { outsideLinks: OUTSIDE })

  const footer = seen.one('footer')
  expect(footer.text).toContain('Shop Smart, Live Better.')
  expect(footer.text).toContain(`© ${new Date().getFullYear()} ${BRAND.name}`)
  const linked = footer.all('a').map(({ attributes }) => attributes.href)
  const pages = ['/', '/featured', ...WORDS]
  expect(linked).toEqual(expect.arrayContaining([...pages, ...Object.values(OUTSIDE)]))
  for (const name of ['Become a Merchant', 'Join Logistics Team', 'Instagram', 'X', 'Facebook'])
    expect(footer.all('a', name)).toHaveLength(1)

  const unset = (await open('/about', { outsideLinks: { x: OUTSIDE.x } })).seen.one('footer')
  const outside = unset.all('a').filter(({ attributes }) => attributes.href?.startsWith('http'))
  expect(outside.map(({ attributes }) => attributes.href)).toEqual([OUTSIDE.x])
  expect(unset.text).not.toContain('Get the app')
})

test('WIN-52 where somebody signs in the footer is short: contact, privacy, terms, year and theme', async () => {
  const { seen } = await open('/auth')

  const footer = seen.one('footer')
  expect(footer.text).toContain(`© ${new Date().getFullYear()} ${BRAND.name}`)
  expect(footer.all('a').map(({ attributes }) => attributes.href)).toEqual(['/contact', '/privacy', '/terms'])
  expect(footer.all('form')).toEqual([])
  expect((await open('/checkout')).seen.one('footer').all('form')).toHaveLength(1)
})

test('SHELL-15 the year in the footer is the one in Lagos', async ({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { seen } = await open('/about')

  expect(seen.one('footer').text).toContain(`© 2027 ${BRAND.name}`)
})

test('SHELL-14 every footer link leads to a working page', async () => {
  const { seen } = await open('/about')
  const linked = seen
    .one('footer')
    .all('a')
    .map(({ attributes }) => attributes.href ?? '')
  const own = linked.filter((path) => path.startsWith('/') && !path.startsWith('/api/')) // journeys open the API reference
  expect(own.length).toBeGreaterThanOrEqual(10)

  for (const path of own) {
    const page = await open(path, { answers: [...HOME, TIERS, OFFER] })
    expect(page.status, path).toBe(200)
    expect(page.html, path).not.toContain('Opening soon')
    expect(page.main.all('h1'), path).toHaveLength(1)
  }
})

test.each(['/dev/components', '/dev/errors/500'])('the developer page %s is not indexed', async (path) => {
  expect(described(await open(path, { devPages: true })).robots).toBe('noindex')
})
