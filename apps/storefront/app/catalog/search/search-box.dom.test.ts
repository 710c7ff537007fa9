import { listProducts, type Suggestion, suggest } from '@ahia/contracts/catalog'
import { productIdSchema } from '@ahia/contracts/ids'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { nextTask } from '@ahia/testing/dom/user'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { cards, listing } from '../../../test/market.ts'

const GRAINS: Suggestion = {
  kind: 'category',
  label: 'Rice & Grains',
  category: 'GROCERY',
  subCategory: 'Rice & Grains',
}
const thing = (label: string): Suggestion => ({
  kind: 'product',
  label,
  product: {
    _id: productIdSchema.parse('50587595-a2d6-8dcf-93b8-1b760ffa374b'),
    images: [],
    placeholder: null,
    basePrice: 5500,
  },
})
const suggesting = (...suggestions: Suggestion[]) => answer(suggest, { suggestions })
const LIST = answer(listProducts, listing(cards(3)))

const box = ({ all }: DomPage) => all.role('banner').label('Search products')
const rows = ({ all }: DomPage) => all.role('listbox').role('option')
const openAbout = (serve: (api: FakeApi) => void = () => {}) =>
  openInDom('/about', {
    serve: (api) => {
      api.give(LIST)
      serve(api)
    },
  })

test('SHELL-06 a search opens the product list, and a blank search does nothing', async () => {
  const page = await openAbout((api) => api.give(suggesting()))
  await box(page).fill('   ')
  await box(page).press('Enter')
  expect(page.path()).toBe('/about')

  await box(page).fill(' jollof rice ')
  await page.all.role('banner').role('button', 'Search').click()

  await expect.poll(() => page.path()).toBe('/products?search=jollof+rice')
  await expect.poll(() => box(page).value).toBe('jollof rice')
})

test('SHELL-07 typing suggests categories and products, and the arrow keys select one', async () => {
  const page = await openAbout((api) => api.give(suggesting(GRAINS, thing('Ofada rice'))))
  await box(page).fill('ric')

  await expect.poll(() => rows(page).count).toBe(2)
  expect(rows(page).first().content).toContain('in Grocery & Supermarket')
  expect(rows(page).last().content).toContain('₦5,500')
  expect(page.all.role('status').containing('2 suggestions').count).toBe(1)

  await box(page).press('ArrowDown')
  await expect.poll(() => rows(page).first().attribute('aria-selected')).toBe('true')
  await expect
    .poll(() => box(page).attribute('aria-activedescendant'))
    .toBe(rows(page).first().attribute('id'))
  expect(box(page).isFocused).toBe(true)
  await box(page).press('Enter')

  await expect.poll(() => page.path()).toBe('/products?category=GROCERY&subcategory=Rice+%26+Grains')
  await expect.poll(() => rows(page).count).toBe(0)
})

test('SHELL-07 suggestions are for what was typed while their script was on its way', async () => {
  const page = await openAbout((api) => api.give(suggesting(GRAINS)))
  const input = document.querySelector<HTMLInputElement>('header input[type=search]') as HTMLInputElement
  const listen = input.addEventListener.bind(input)
  input.addEventListener = (...listener: Parameters<typeof listen>) => {
    input.value = 'ric' // at the last moment at which nothing listens
    listen(...listener)
  }
  await box(page).click()

  await expect.poll(() => rows(page).count).toBe(1)
})

test('SHELL-07 Escape closes the suggestions, and Enter with none selected searches for the text', async () => {
  const page = await openAbout((api) => api.give(suggesting(GRAINS)))
  await box(page).fill('ric')
  await expect.poll(() => rows(page).count).toBe(1)

  await box(page).press('Escape')
  await expect.poll(() => rows(page).count).toBe(0)
  expect(box(page).value).toBe('ric')

  await box(page).press('Enter')
  await expect.poll(() => page.path()).toBe('/products?search=ric')
})

test('SHELL-07 a late response never replaces a newer one', async () => {
  const page = await openAbout((api) =>
    api.reply(suggest, ({ q }) => suggesting(thing(q === 'ri' ? 'Too late' : 'In time'))),
  )
  const late = Promise.withResolvers<void>()
  const send = page.api.fetch
  page.api.fetch = async (request) => {
    const response = await send(request)
    if (request.url.endsWith('q=ri')) await late.promise
    return response
  }
  await box(page).fill('ri')
  await expect.poll(() => page.api.sent(suggest)).toEqual([{ q: 'ri' }])
  await box(page).fill('ric')
  await expect.poll(() => rows(page).content).toContain('In time')
  late.resolve()
  await nextTask()
  await box(page).press('ArrowDown')
  await expect.poll(() => rows(page).attribute('aria-selected')).toBe('true')

  expect(rows(page).content).toContain('In time')
})

test('SHELL-07 recent searches are offered until they are cleared', async () => {
  const page = await openAbout((api) => api.give(suggesting(thing('Palm oil, 5 l'))))
  await box(page).fill('palm oil')
  await expect.poll(() => rows(page).count).toBe(1)
  await box(page).press('Enter')
  await expect.poll(() => page.path()).toBe('/products?search=palm+oil')
  await page.goTo('/about')

  await box(page).click()
  await expect.poll(() => rows(page).content).toBe('palm oil')
  await page.all.role('banner').role('button', 'Clear').click()

  await expect.poll(() => rows(page).count).toBe(0)
  expect(box(page).isFocused).toBe(true)
})

test('SHELL-07 with no suggestions, or when they fail, the search box shows a message and still searches', async () => {
  const page = await openAbout((api) =>
    api.reply(suggest, ({ q }) => (q === 'zz' ? suggesting() : fail(suggest, { status: 500 }))),
  )

  await box(page).fill('zz')
  await expect.poll(() => page.all.text(/^No suggestions for “zz”/).count).toBe(1)
  await box(page).fill('zzz')
  await expect.poll(() => page.all.text(/^No suggestions right now/).count).toBe(1)
  await box(page).press('Enter')

  await expect.poll(() => page.path()).toBe('/products?search=zzz')
})

test('WIN-34 the search icon of a phone opens the product list with the cursor in its search field', async () => {
  const page = await openAbout((api) => api.give(suggesting()))

  await page.all.role('banner').role('link', 'Search').click()

  await expect.poll(() => page.path() + location.hash).toBe('/products#search')
  await expect.poll(() => page.main.label('Search products').isFocused).toBe(true)
})

test('WIN-34 on a list the search icon keeps the list and gives the field the cursor within the tap', async () => {
  const page = await openInDom('/products?category=FOOD', { answers: [LIST] })

  await page.all.role('banner').role('link', 'Search').click()

  expect(page.main.label('Search products').isFocused).toBe(true)
  expect(page.path() + location.hash).toBe('/products?category=FOOD#search')
})
