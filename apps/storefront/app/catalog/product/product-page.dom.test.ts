import { productRails, relatedProducts, showProduct } from '@ahia/contracts/catalog'
import { estimateDelivery } from '@ahia/contracts/delivery'
import { listQuestions } from '@ahia/contracts/questions/product-questions'
import { listReviews } from '@ahia/contracts/reviews'
import { productSchema } from '@ahia/contracts/shapes/product'
import { BRAND } from '@ahia/reference/brand'
import type { ApiAnswer } from '@ahia/testing/open-page'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { deliveryFor } from '../../../test/dom/cart-page.ts'
import { HONEY, OKPA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { cards, product, railOf } from '../../../test/market.ts'

const PATH = `/products/${HONEY._id}`
const RELATED = answer(relatedProducts, { products: cards(2) })

const related = ({ all }: DomPage) => all.role('region', 'Related Products')
const state = ({ main }: DomPage) => main.label('Deliver to')

/** The page of the honey, with these answers before the usual ones. */
const openHoney = (given: readonly ApiAnswer[] = [], isClockStopped = false) =>
  openInDom(PATH, { answers: [...given, ...productAnswers(HONEY)], isClockStopped })

test('PDP-12 a product that fails to load shows an error, and Try Again loads it', async () => {
  const page = await openHoney([fail(showProduct, { status: 500 })])
  expect(page.title.content).toBe('Failed to fetch product')
  page.api.give(answer(showProduct, { product: HONEY }))

  await page.main.role('button', 'Try Again').click()

  await expect.poll(() => page.title.content).toBe(HONEY.name)
  await expect.poll(() => document.title).toBe(`${HONEY.name} · ${BRAND.name}`)
})

test('WIN-56 where there is no product, what was viewed on this device is offered, else what sells best', async () => {
  const gone = [showProduct, relatedProducts, listReviews, listQuestions].map((endpoint) =>
    fail(endpoint, { status: 410, code: 'PRODUCT_GONE' }),
  )
  const popular = answer(productRails, { newest: [], popular: railOf(['Loved rice']) })
  const answers = [popular, ...gone, fail(estimateDelivery, { status: 400 })]
  const page = await openInDom(PATH, { answers })
  expect(page.title.content).toBe('Product Not Found')
  await expect.poll(() => page.main.role('region', 'Best sellers').content).toContain('Loved rice')

  const viewed = { 'ahia-recently-viewed': JSON.stringify(cards(1)) }
  const later = await openInDom(PATH, { answers, stored: viewed })
  await expect.poll(() => later.main.role('region', 'Recently viewed').content).toContain('Product 1')
})

test('PDP-13 related products that fail to load are retried after 5 s, and the product stays', async () => {
  const page = await openHoney([fail(relatedProducts, { status: 500 })], true)
  expect(related(page).role('heading', 'Oops! Something went wrong').count).toBe(1)
  expect(related(page).content).toContain("We're having trouble loading the related products...")
  expect(page.title.content).toBe(HONEY.name)
  page.api.give(RELATED)

  expect(related(page).content).toContain('Retrying in 5 s')
  const retries = async () => {
    await page.advance(1000)
    return page.api.sent(relatedProducts).length
  }
  expect(await retries()).toBe(0)
  await expect.poll(retries).toBe(1)

  await expect.poll(() => related(page).css('article').count).toBe(2)
})

test('PDP-13 with no related products Refresh asks for them again', async () => {
  const page = await openHoney()
  expect(related(page).role('link', 'Browse All Products').attribute('href')).toBe('/products')
  page.api.give(RELATED)

  await related(page).role('button', 'Refresh').click()

  await expect.poll(() => related(page).css('article').count).toBe(2)
  expect(related(page).role('heading', 'Related Products').isFocused).toBe(true)
})

test('PDP-13 a related product opens at once as a placeholder, then with its name and options', async () => {
  const page = await openHoney([RELATED])
  const [first] = cards(1)
  const next = productSchema.parse(product({ _id: first?._id ?? '', name: 'Product 1' }))
  page.api.give(...productAnswers(next))
  const held = page.api.hold(showProduct)
  expect(page.main.role('radio', /^250 ml/).count).toBe(1)

  await related(page)
    .role('link', /^Product 1/)
    .click()
  await expect.poll(() => page.main.text('Loading product').count).toBe(1)
  held.release()

  await expect.poll(() => page.title.content).toBe('Product 1')
  await expect.poll(() => document.title).toBe(`Product 1 · ${BRAND.name}`)
  expect(page.main.role('radio', /^250 ml/).count).toBe(0)
})

test('PDP-08 ＋ the page shows delivery cost and dates for a state, and remembers the state', async () => {
  const page = await openHoney([deliveryFor(1500)])
  await expect.poll(() => page.main.text('about ₦1,500, 19–23 Nov').count).toBe(1)
  expect(state(page).value).toBe('LAGOS')
  page.api.give(deliveryFor(2200))

  await state(page).select('ENUGU')

  await expect.poll(() => page.main.text('about ₦2,200, 19–23 Nov').count).toBe(1)
  expect(page.api.sent(estimateDelivery).at(-1)).toEqual({ state: 'ENUGU', items: HONEY._id })
  await page.goTo()
  await expect.poll(() => state(page).value).toBe('ENUGU')
})

test('PDP-08 ＋ the product page shows no error when the delivery estimate fails', async () => {
  const page = await openInDom(PATH, {
    answers: [fail(estimateDelivery, { status: 500 }), ...productAnswers(HONEY)],
    serve: (api) => api.lose(estimateDelivery),
  })
  await expect.poll(() => page.api.sent(estimateDelivery)).toHaveLength(1)

  expect(state(page).count).toBe(1)
  expect(page.main.content).not.toContain('about ₦')
  expect(page.main.role('alert').count).toBe(0)
  expect(page.toasts.content).toBe('')
})

test('WIN-03 a product for one city says before the cart that it is not delivered elsewhere', async () => {
  const page = await openInDom(`/products/${OKPA._id}`, { answers: productAnswers(OKPA) })

  await expect.poll(() => page.main.text('Not delivered to Lagos, in Enugu only').count).toBe(1)
  expect(page.api.sent(estimateDelivery)).toEqual([])
  await state(page).select('ENUGU')

  await expect.poll(() => page.main.text('free, 19–23 Nov').count).toBe(1)
  expect(page.main.text(/^Not delivered/).count).toBe(0)
})

test('SHELL-04 Back on a product opened directly leads to its category', async () => {
  const page = await openHoney()

  expect(page.main.role('link', 'Back').attribute('href')).toBe(`/products?category=${HONEY.category}`)
})

test('WIN-42 Share passes the page to the phone, or copies its link where phones cannot share', async () => {
  const shared: unknown[] = []
  const copied: string[] = []
  const stub = (own: object) => {
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(navigator, name, { value, configurable: true })
  }
  stub({ clipboard: { writeText: async (text: string) => void copied.push(text) }, share: undefined })
  const page = await openHoney()
  const share = () => page.main.role('button', `Share ${HONEY.name}`).first().click()

  await share()
  await expect.poll(() => page.toasts.content).toContain('Link copied')
  stub({ share: async (data: unknown) => void shared.push(data) })
  await share()

  expect(copied).toEqual([location.origin + PATH])
  expect(shared).toEqual([{ title: HONEY.name, url: location.origin + PATH }])
})

const shown = (key: string) => `/media/${key}-0123456789/720.webp`
const colour = (place: number, value: string) => ({
  _id: `00000000-0000-4000-8000-00000000040${place}`,
  value,
  price: 138_500,
  quantity: 4,
  options: [],
})
const PHONE = productSchema.parse(
  product({
    _id: HONEY._id,
    name: '4G smartphone',
    images: [shown('phone--midnight'), shown('phone--sky-blue'), shown('phone')],
    variants: [
      {
        variantName: 'Colour',
        variantValues: [colour(1, 'Midnight'), colour(2, 'Sky blue'), colour(3, 'Gold')],
      },
    ],
  }),
)

test('PIC-06 the gallery shows the chosen colour and names it, and stays where a colour has no picture', async () => {
  const { main } = await openInDom(PATH, { answers: productAnswers(PHONE) })
  const second = () => main.role('button', 'Image 2 of 3').attribute('aria-pressed')
  expect(main.role('link', '4G smartphone, Midnight, image 1 of 3, enlarge').count).toBe(1)
  expect(main.role('link', '4G smartphone, image 3 of 3, enlarge').count).toBe(1)
  expect(second()).toBe('false')

  await main.role('radio', 'Sky blue').click()
  await expect.poll(second).toBe('true')
  await main.role('radio', 'Gold').click()
  await expect.poll(() => main.role('radio', 'Gold').isChecked).toBe(true)
  expect(second()).toBe('true')
  await main.role('radio', 'Midnight').click()
  await expect.poll(second).toBe('false')
})
