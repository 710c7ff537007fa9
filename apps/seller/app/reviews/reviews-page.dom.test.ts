import { productIdSchema, reviewIdSchema } from '@ahia/contracts/ids'
import { listShopReviews, replyToReview, type ShopReview } from '@ahia/contracts/seller/reviews'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './reviews-page.tsx'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

const review = (place: number, facts: Partial<ShopReview> = {}): ShopReview => ({
  _id: reviewIdSchema.parse(idOf(place)),
  product: { _id: productIdSchema.parse(idOf(900)), name: 'Shea butter', image: null },
  authorName: 'Ada O.',
  stars: 2,
  text: `Review ${place}`,
  hiddenReason: null,
  createdAt: '2026-11-16T08:00:00Z',
  reply: null,
  repliedAt: null,
  replyVersion: 0,
  ...facts,
})
const REPLIED = { reply: 'We sent a new one.', repliedAt: '2026-11-17T08:00:00Z', replyVersion: 1 }

test('SELL-64 a shop replies to a review once, and what could not be sent keeps its key', async () => {
  const { api, all } = openHubPage(page, [
    answer(listShopReviews, { reviews: [review(1)], total: 1, next: null }),
  ])
  await expect.poll(() => all.role('button', 'Reply').count).toBe(1)
  await all.role('button', 'Reply').click()
  await all.role('button', 'Publish reply').click()
  await expect.poll(() => all.css('form').content).toContain('Write a reply')
  await all.label(/^Your reply/).fill('We sent a new one.')
  api.lose(replyToReview)
  await all.role('button', 'Publish reply').click()
  await expect.poll(() => all.role('alert').count).toBe(1)

  api.give(answer(replyToReview, { review: review(1, REPLIED) }))
  await all.role('button', 'Publish reply').click()

  await expect.poll(() => all.css('main').content).toContain('Reply saved.')
  expect(all.role('button', 'Change reply').count).toBe(1)
  const sent = api.sent(replyToReview) as { requestKey: string; reply: string }[]
  expect(sent.map(({ reply }) => reply)).toEqual([REPLIED.reply, REPLIED.reply])
  expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(1)
})

test('SELL-08 a reply that another device saved is not overwritten before it was seen', async () => {
  const { api, all } = openHubPage(page, [
    answer(listShopReviews, { reviews: [review(1)], total: 1, next: null }),
  ])
  await expect.poll(() => all.role('button', 'Reply').count).toBe(1)
  await all.role('button', 'Reply').click()
  await all.label(/^Your reply/).fill('Sorry!')
  api.give(
    fail(replyToReview, {
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: 'This was changed meanwhile.',
      details: { present: review(1, REPLIED) },
    }),
  )
  await all.role('button', 'Publish reply').click()
  await expect.poll(() => all.role('alert').content).toContain('This was changed meanwhile.')

  expect(all.label(/^Your reply/).value).toBe('Sorry!')
  api.give(answer(replyToReview, { review: review(1, { ...REPLIED, reply: 'Sorry!', replyVersion: 2 }) }))
  await all.role('button', 'Save reply').click()
  await expect.poll(() => all.css('main').content).toContain('Reply saved.')
  expect(api.sent(replyToReview)).toMatchObject([{ version: 0 }, { version: 1 }])
})

test('SELL-64 reviews come page by page, and those with a reply by themselves', async () => {
  const next = reviewIdSchema.parse(idOf(2))
  const { api, all } = openHubPage(page, [
    answer(listShopReviews, { reviews: [review(1), review(2)], total: 3, next }),
  ])
  await expect.poll(() => all.role('button', 'Show more reviews').count).toBe(1)
  api.give(answer(listShopReviews, { reviews: [review(3)], total: 3, next: null }))
  await all.role('button', 'Show more reviews').click()
  await expect.poll(() => all.css('main li').count).toBe(3)

  api.give(answer(listShopReviews, { reviews: [], total: 0, next: null }))
  await all.role('radio', 'With your reply').click()
  await expect.poll(() => all.css('main').content).toContain('No replies yet')
})
