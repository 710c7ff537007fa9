import { featuredProducts } from '@ahia/contracts/catalog'
import { listShops } from '@ahia/contracts/shops'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test, vi } from 'vitest'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { cards, shop } from '../../test/market.ts'

const SHOPS = answer(listShops, { shops: [shop()] })
const DOWN = fail(featuredProducts, { status: 500 })
const PRODUCTS = answer(featuredProducts, { products: cards(3) })

const featured = ({ all }: DomPage) => all.role('region', 'Featured Products')
const heading = ({ all }: DomPage) => all.role('heading', 'Featured Products')
const retry = (page: DomPage) => featured(page).role('button', 'Try Again')
const failed = ({ all }: DomPage) => all.role('heading', 'Oops! Something went wrong')

test('HOME-06 with no featured products the home page shows a message, and Refresh loads them', async () => {
  const page = await openInDom('/', { answers: [SHOPS, answer(featuredProducts, { products: [] })] })
  expect(page.all.role('heading', 'No Featured Products Yet').count).toBe(1)
  page.api.give(PRODUCTS)

  await page.all.role('button', 'Refresh').click()

  await expect.poll(() => featured(page).content).toContain('Product 1')
  await expect.poll(() => heading(page).isFocused).toBe(true)
})

test('WIN-99 a row that is all in view has no arrows', async () => {
  const page = await openInDom('/', { answers: [SHOPS, PRODUCTS] })
  const forward = page.all.role('button', 'Scroll forward: Featured Products')
  expect(forward.count).toBe(1)

  page.all.role('group', 'Featured Products').all()[0]?.dispatchEvent(new Event('scroll'))

  await expect.poll(() => forward.count).toBe(0)
})

test('HOME-06, CONST-02 the home page shows an error, and Try Again reports each result until products load', async () => {
  const page = await openInDom('/', { answers: [SHOPS, DOWN] })
  const alerts = page.all.role('alert').containing('Oops! Something went wrong')
  expect(failed(page).count).toBe(1)
  expect(alerts.count).toBe(0)

  await retry(page).click()
  await expect.poll(() => alerts.count).toBe(1)
  await expect.poll(() => heading(page).isFocused).toBe(true)

  page.api.give(PRODUCTS)
  const held = page.api.hold(featuredProducts)
  await retry(page).press('Enter')
  const loading = featured(page).css('[aria-busy=true]')
  await expect.poll(() => loading.css('.aspect-square').count).toBe(8)
  held.release()
  await expect.poll(() => loading.count).toBe(0)
  expect(featured(page).content).toContain('Product 1')
  expect(failed(page).count).toBe(0)
  await expect.poll(() => heading(page).isFocused).toBe(true)
})

test('HOME-07, CONST-01 the home page retries after 5, 10, 20, 40 and 80 s, then stops; Try Again starts over', async () => {
  const page = await openInDom('/', { answers: [SHOPS, DOWN], isClockStopped: true })
  const asked = () => page.api.sent(featuredProducts).length

  for (const [before, seconds] of [5, 10, 20, 40, 80].entries()) {
    await expect.poll(() => featured(page).content).toContain(`Retrying in ${seconds} s`)
    await page.advance(seconds * 1000 - 1)
    expect(asked()).toBe(before)
    await page.advance(1)
    await expect.poll(asked).toBe(before + 1)
  }
  await expect.poll(() => featured(page).content).not.toContain('Retrying')
  await page.advance(600_000)
  expect(asked()).toBe(5)

  await retry(page).click()
  await expect.poll(() => featured(page).content).toContain('Retrying in 5 s')
  await page.advance(1000)
  await expect.poll(() => featured(page).content).toContain('Retrying in 4 s')
})

const carousel = ({ all }: DomPage) => all.role('group', 'Highlights')
const control = (page: DomPage, name: string) => carousel(page).role('button', name)
const slide = (page: DomPage) =>
  [1, 2].find((place) => control(page, `Show ${place} of 2`).attribute('aria-current') === 'true')

/** Looks each time that the next one would come, as every second time it is the same one again. */
async function expectStill(page: DomPage, place: number): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) {
    await page.advance(6000)
    expect(slide(page)).toBe(place)
  }
}

/** The home page with a stopped clock and banners that are as wide as a screen: a DOM has no layout. */
async function openBanners(): Promise<DomPage> {
  const page = await openInDom('/', { answers: [SHOPS, PRODUCTS], isClockStopped: true })
  for (const row of carousel(page).css('.snap-mandatory').all()) {
    Object.defineProperty(row, 'clientWidth', { value: 1000 })
    row.scrollTo = (to) => {
      row.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
      row.dispatchEvent(new Event('scroll'))
    }
  }
  return page
}

type Attention = { by: ':hover' | ':focus-within'; event: string; isThere: boolean }

/** The pointer or the focus comes to the banners or leaves them; a DOM knows neither of these selectors. */
async function attend(page: DomPage, { by, event, isThere }: Attention): Promise<void> {
  const stage = carousel(page).css('.snap-mandatory').all()[0]?.parentElement
  if (!stage) throw new Error('There are no banners')
  vi.spyOn(stage, 'matches').mockImplementation((selector) => isThere && selector.includes(by))
  stage.dispatchEvent(new Event(event))
  await page.advance(0)
}

test('HOME-01, CONST-03 a banner slides in every 6000 ms, pauses while it is read, and can be stopped', async () => {
  const page = await openBanners()
  await page.advance(5999)
  expect(slide(page)).toBe(1)
  await page.advance(1)
  expect(slide(page)).toBe(2)
  await page.advance(6000)
  expect(slide(page)).toBe(1)

  await attend(page, { by: ':hover', event: 'pointerenter', isThere: true })
  await expectStill(page, 1)
  await attend(page, { by: ':hover', event: 'pointerleave', isThere: false })
  await page.advance(6000)
  expect(slide(page)).toBe(2)

  await control(page, 'Next').press('Enter')
  await page.advance(0)
  expect(slide(page)).toBe(1)
  await expectStill(page, 1)
  await control(page, 'Play').click()
  await page.advance(0)
  expect(control(page, 'Pause').count).toBe(1)
  await page.advance(6000)
  expect(slide(page)).toBe(2)
})

test('HOME-01 a banner pauses while it has the focus', async () => {
  const page = await openBanners()
  await attend(page, { by: ':focus-within', event: 'focusin', isThere: true })
  await expectStill(page, 1)
  expect(control(page, 'Pause').count).toBe(1)
})

test('HOME-01 banners do not rotate when reduced motion is set', async () => {
  const matchMedia = vi.spyOn(globalThis, 'matchMedia')
  const reduced = (query: string) =>
    Object.assign(new EventTarget(), { matches: /motion: reduce/.test(query) })
  matchMedia.mockImplementation((query) => reduced(query) as MediaQueryList)
  const page = await openBanners()
  matchMedia.mockRestore()

  expect(control(page, 'Play').count).toBe(1)
  await expectStill(page, 1)
})

const namesOfShops = ({ all }: DomPage) => all.role('region', 'Shops near you').css('h3').content
const choice = ({ all }: DomPage, name: string) =>
  all.role('region', 'Shops near you').role('link', name).attribute('aria-current')

const openNear = (path: string, shopsInEdo: string[]): Promise<DomPage> =>
  openInDom(path, {
    answers: [SHOPS, PRODUCTS],
    stored: { 'ahia-delivery-state': '"EDO"' },
    serve: (api) =>
      api.reply(listShops, ({ state }) =>
        state === 'EDO' ? answer(listShops, { shops: shopsInEdo.map((name) => shop({ name })) }) : SHOPS,
      ),
  })

test('WIN-12 shops near you are those of the state that this device has delivered to', async () => {
  const page = await openNear('/', ['Okada Farm Produce'])

  await expect.poll(() => namesOfShops(page)).toBe('Okada Farm Produce')
  expect(choice(page, 'edo')).toBe('true')
  await page.all.role('link', 'All Nigeria').click()
  await expect.poll(() => namesOfShops(page)).toBe('Mama Nkechi Kitchen')
  expect(page.path()).toBe('/?state=ALL')
})

test('WIN-12 a place without shops shows all Nigeria', async () => {
  const page = await openNear('/', [])
  await expect.poll(() => page.api.sent(listShops)).toContainEqual({ state: 'EDO', limit: '4' })
  expect(namesOfShops(page)).toBe('Mama Nkechi Kitchen')
  expect(choice(page, 'All Nigeria')).toBe('true')
})
