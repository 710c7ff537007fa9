import type { AnswerOf } from '@ahia/contracts/endpoint'
import { reportProduct, reportReview } from '@ahia/contracts/questions/goods-reports'
import { listReviews } from '@ahia/contracts/reviews'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { HONEY } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { productAnswers } from '../../../test/dom/product-page.ts'
import { reviews } from '../../../test/market.ts'

const REVIEW: AnswerOf<typeof listReviews>['reviews'][number] = {
  _id: '00000000-0000-4000-8000-000000000701',
  authorName: 'Ada O.',
  stars: 1,
  text: 'Ask Bola of Yaba.',
  isVerifiedPurchase: true,
  reply: null,
  photos: [],
  createdAt: '2026-10-02T09:00:00.000Z',
  hiddenReason: null,
}
const withReviews = (...shown: (typeof REVIEW)[]) =>
  answer(
    listReviews,
    listReviews.data.parse(
      reviews({
        reviews: shown,
        total: shown.length,
        page: 1,
        pages: 1,
        stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 1 ? shown.length : 0 })),
      }),
    ),
  )
const openHoney = (...answers: Parameters<typeof withReviews>) =>
  openInDom(`/products/${HONEY._id}`, { answers: [withReviews(...answers), ...productAnswers(HONEY)] })

const dialog = ({ all }: DomPage, name: string) => all.role('dialog', name)

test('ADMIN-30 a product is reported with a reason, and a missing reason is asked for', async () => {
  const page = await openHoney()
  page.api.give(answer(reportProduct, {}))
  await page.main.role('button', 'Report this product').click()
  const open = dialog(page, 'Report this product')
  await expect.poll(() => open.role('radio').count).toBe(6)

  await open.role('button', 'Send report').click()
  await expect.poll(() => open.content).toContain("Choose what's wrong")
  expect(page.api.sent(reportProduct)).toEqual([])
  await open.role('radio', 'It is a fake or a copy').click()
  await open.role('textbox', /What should we know/).fill('The label is wrong.')
  await open.role('button', 'Send report').click()

  await expect.poll(() => open.content).toContain('Thank you. Our team will review your report.')
  expect(page.api.sent(reportProduct)).toMatchObject([
    { reason: 'COUNTERFEIT', words: 'The label is wrong.' },
  ])
})

test('ADMIN-30 a report that could not be sent keeps what was chosen, and is sent again', async () => {
  const page = await openHoney()
  page.api.lose(reportProduct)
  await page.main.role('button', 'Report this product').click()
  const open = dialog(page, 'Report this product')
  await expect.poll(() => open.role('radio').count).toBe(6)
  await open.role('radio', 'It could hurt someone').click()
  await open.role('button', 'Send report').click()
  await expect.poll(() => open.role('alert').containing('No response from server').count).toBe(1)

  page.api.give(answer(reportProduct, {}))
  await open.role('button', 'Send report').click()

  await expect.poll(() => open.content).toContain('Thank you.')
  expect(page.api.sent(reportProduct).at(-1)).toMatchObject({ reason: 'SAFETY', words: null })
})

test('ADMIN-30 too many reports are refused in words, and a review is reported by itself', async () => {
  const page = await openHoney(REVIEW)
  const message = 'Too many requests. Try again in 1 hour.'
  page.api.give(fail(reportReview, { status: 429, code: 'RATE_LIMITED', message }))
  await page.main.role('button', 'Report the review by Ada O.').click()
  const open = dialog(page, 'Report this review')
  await expect.poll(() => open.role('radio').count).toBe(5)
  await open.role('radio', 'It names a person or gives their details').click()

  await open.role('button', 'Send report').click()

  await expect.poll(() => open.role('alert').containing(message).count).toBe(1)
  expect(page.api.sent(reportReview)).toMatchObject([{ reason: 'PERSONAL' }])
})

test('ADMIN-31 readers see why the words of a review are hidden, and its stars; it cannot be reported again', async () => {
  const page = await openHoney({ ...REVIEW, text: null, hiddenReason: 'PERSONAL' })

  const section = page.all.role('region', 'Reviews')
  expect(section.content).toContain("We've hidden this comment because it named a person")
  expect(section.content).toContain('1 out of 5')
  expect(page.main.role('button', 'Report the review by Ada O.').count).toBe(0)
})
