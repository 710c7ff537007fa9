import { listReviews, type Review } from '@ahia/contracts/reviews'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { HONEY } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../test/dom/product-page.ts'
import { reviews } from '../../test/market.ts'

const A_PAGE = 5
const TOTAL = 12

/** One page of twelve reviews, all of four stars. */
function pageOf(page: number) {
  const first = (page - 1) * A_PAGE
  const length = Math.min(A_PAGE, TOTAL - first)
  return reviews({
    reviews: Array.from({ length }, (_, place) => review(first + place)),
    total: TOTAL,
    page,
    pages: 3,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? TOTAL : 0 })),
  })
}

const review = (place: number) =>
  ({
    _id: `00000000-0000-4000-8000-${String(700 + place).padStart(12, '0')}`,
    authorName: `Buyer ${place + 1}`,
    stars: 4,
    text: 'Dark, and it keeps.',
    isVerifiedPurchase: place === 0,
    reply: place === 0 ? 'Thank you, Ada!' : null,
    photos: place === 1 ? ['/media/honey-jar/720.webp'] : [],
    createdAt: '2026-10-02T09:00:00.000Z',
    hiddenReason: null,
  }) satisfies Record<keyof Review, unknown>

const given = (page: number) => answer(listReviews, listReviews.data.parse(pageOf(page)))
const FIRST = given(1)

const section = ({ all }: DomPage) => all.role('region', 'Reviews')
const lists = (page: DomPage) => section(page).role('list')
const list = (page: DomPage) => section(page).css('li[tabindex]')
const openHoney = (...answers: (typeof FIRST)[]) =>
  openInDom(`/products/${HONEY._id}`, { answers: [...answers, ...productAnswers(HONEY)] })

test('PDP-14 a product shows its reviews and star counts, and more reviews on request', async () => {
  const page = await openHoney(FIRST)
  expect(section(page).content).toContain('Only customers who received this product can write a review.')
  const counts = lists(page).first().role('listitem')
  expect(counts.all().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^4 stars12 reviews$/)]),
  )
  expect(counts.count).toBe(5)
  expect(list(page).count).toBe(A_PAGE)
  expect(list(page).first().content).toMatch(/4 out of 52 Oct 2026/)
  expect(section(page).content?.split('Seller: Thank you, Ada!').length).toBe(2) // SELL-64
  page.api.give(given(2))

  await section(page).role('link', 'Show more reviews').click()

  await expect.poll(() => list(page).count).toBe(2 * A_PAGE)
  await expect.poll(() => list(page).containing('Buyer 6').isFocused).toBe(true)
  expect(page.api.sent(listReviews)).toMatchObject([{ page: '2' }])
})

test('PDP-14 reviews that fail to load show an error, and Try Again loads them', async () => {
  const page = await openHoney(fail(listReviews, { status: 500 }))
  expect(section(page).role('heading', 'Oops! Something went wrong').count).toBe(1)
  page.api.give(FIRST)

  await section(page).role('button', 'Try Again').click()

  await expect.poll(() => list(page).count).toBe(A_PAGE)
  await expect.poll(() => section(page).role('heading', 'Reviews').isFocused).toBe(true)
})

test('ERR-02 when more reviews fail to load the loaded ones stay, an error is shown, and the link retries', async () => {
  const page = await openHoney(FIRST)
  page.api.lose(listReviews)

  await section(page).role('link', 'Show more reviews').click()
  await expect.poll(() => section(page).role('alert').content).toBe('No response from server')
  expect(list(page).count).toBe(A_PAGE)

  page.api.give(given(2))
  await section(page).role('link', 'Try Again').click()
  await expect.poll(() => list(page).count).toBe(2 * A_PAGE)
})

test('WIN-37, WIN-38 a review says Verified purchase only when it is one, and a tap enlarges its photos', async () => {
  const page = await openHoney(FIRST)
  expect(section(page).text('Verified purchase').count).toBe(1)
  expect(list(page).first().content).toContain('Verified purchase')

  await section(page).role('link', 'Photo 1 of 1 by Buyer 2, enlarge').click()

  await expect.poll(() => page.all.role('dialog', 'Photos by Buyer 2').css('img').count).toBe(1)
})
