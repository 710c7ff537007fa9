import { orderIdSchema, productIdSchema, shopNewsIdSchema } from '@ahia/contracts/ids'
import { listSellerNews, readSellerNews } from '@ahia/contracts/seller/seller-news'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import page from './news-page.tsx'

const newsId = (place: number) => shopNewsIdSchema.parse(`00000000-0000-4000-8000-00000000000${place}`)
const ORDER = orderIdSchema.parse('00000000-0000-4000-8000-0000a1b2c3d4')
const LATE = {
  _id: newsId(2),
  kind: 'ORDER_LATE',
  orderId: ORDER,
  productId: null,
  subject: null,
  at: '2026-11-02T08:00:00.000Z',
  isRead: false,
} as const
const PRODUCT = productIdSchema.parse('00000000-0000-4000-8000-0000a1b2c3d5')
const PAID = { ...LATE, _id: newsId(1), kind: 'ORDER_PAID', isRead: true } as const

test('SELL-47 news are shown newest first with what to do, unread ones marked, and count as read then', async () => {
  const { api, all } = openHubPage(page, [
    answer(listSellerNews, { news: [LATE, PAID], unread: 1, next: newsId(1) }),
    answer(readSellerNews, {}),
  ])

  await expect.poll(() => all.css('main li').count).toBe(2)
  expect(all.css('main li').first().content).toBe(
    'Order #a1b2c3d4 is late. Send it now, or it will be cancelled.2 Nov 2026, 9:00 amNew',
  )
  expect(all.css('main li').containing('is new').content).not.toContain('amNew')
  await expect.poll(() => api.sent(readSellerNews)).toEqual([{ upTo: LATE._id }])
  api.give(answer(listSellerNews, { news: [{ ...PAID, _id: newsId(0) }], unread: 0, next: null }))
  await all.role('button', 'Show older news').click()
  await expect.poll(() => all.css('main li').count).toBe(3)
})

test('SELL-47 a shop without news is told what will be here, and a failure can be tried again', async () => {
  const { api, all } = openHubPage(page, [fail(listSellerNews, { status: 500 })])
  await expect.poll(() => all.role('alert').content).toContain("We couldn't load your news")

  api.give(answer(listSellerNews, { news: [], unread: 0, next: null }))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('main').content).toContain('No news yet')
  expect(api.sent(readSellerNews)).toEqual([])
})

test('SELL-46, SELL-47 each news leads to where something can be done about it', async () => {
  const about = { ...LATE, orderId: null, productId: PRODUCT }
  const { all } = openHubPage(page, [
    answer(listSellerNews, {
      news: [
        LATE,
        { ...about, _id: newsId(3), kind: 'SOLD_OUT', subject: 'Egusi, 1 kg' },
        { ...about, _id: newsId(4), kind: 'LISTING_TAKEN_DOWN' },
      ],
      unread: 0,
      next: null,
    }),
  ])

  await expect.poll(() => all.css('main li').count).toBe(3)
  const links = all.css('main li a')
  expect(links.containing('is late').attribute('href')).toBe(`/seller/orders/${ORDER}`)
  expect(links.containing('Egusi, 1 kg: sold out').attribute('href')).toBe('/seller/stock?show=SOLD_OUT')
  expect(links.containing('took down one of your products').attribute('href')).toBe(
    `/seller/products/${PRODUCT}`,
  )
})
