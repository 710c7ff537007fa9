import { randomUUID } from 'node:crypto'
import type { ReviewId } from '@ahia/contracts/ids'
import { listReviews } from '@ahia/contracts/reviews'
import { listShopReviews, replyToReview } from '@ahia/contracts/seller/reviews'
import { exportShopData } from '@ahia/contracts/seller/shop-settings'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../../test/customer.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSeller } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { addReviews } from '../add-reviews.ts'
import { storeReply } from './shop-reviews.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

type Seller = Awaited<ReturnType<typeof aSeller>>

/** The reviews of a shop's product, the newest first. */
async function reviewed({ thing: { productId } }: Seller, count: number): Promise<ReviewId[]> {
  const reviews = Array.from({ length: count }, (_one, place) => ({
    id: newId<ReviewId>(),
    productId,
    authorName: 'Ada O.',
    stars: 2,
    text: `Review ${place}`,
    createdAt: new Date(Date.now() - place * 60_000),
    isVerified: true,
  }))
  await api.db.transaction((tx) => addReviews(tx, reviews))
  return reviews.map(({ id }) => id)
}

const reply = ({ token }: Seller, id: string, body: object = {}) =>
  send(api, `/seller/reviews/${id}/reply`, {
    method: 'PUT',
    token,
    body: { requestKey: randomUUID(), version: 0, reply: 'We sent a new one.', ...body },
  })
const list = async (seller: Seller, query = '') =>
  readData(listShopReviews, await seller.get(`/reviews${query}`))

test('SELL-64 a shop replies once to a review, changes the reply, and shoppers read it below the review', async () => {
  const seller = await aSeller(api)
  const [first = ''] = await reviewed(seller, 2)
  expect(await list(seller)).toMatchObject({ total: 2, reviews: [{ _id: first, reply: null }, {}] })
  const key = { requestKey: randomUUID() }

  const { review } = await readData(replyToReview, await reply(seller, first, key))

  expect(review).toMatchObject({
    product: { name: 'Shea butter, raw' },
    stars: 2,
    text: 'Review 0',
    reply: 'We sent a new one.',
    replyVersion: 1,
  })
  expect((await readData(replyToReview, await reply(seller, first, key))).review).toEqual(review)
  await readData(replyToReview, await reply(seller, first, { version: 1, reply: 'Sorted.' }))
  const shown = await readData(
    listReviews,
    await send(api, `/products/${seller.thing.productId}/reviews`, {}),
  )
  expect(shown.reviews.map((one) => one.reply)).toEqual(['Sorted.', null])
  expect((await list(seller)).total).toBe(1)
  expect(await list(seller, '?state=replied')).toMatchObject({ total: 1, reviews: [{ reply: 'Sorted.' }] })
  const exported = await readData(exportShopData, await send(api, '/shop/export', { token: seller.token }))
  expect(exported.replies).toMatchObject([{ review: 'Review 0', reply: 'Sorted.' }])
})

test('SELL-08 of two replies at once one is told what the other wrote', async () => {
  const seller = await aSeller(api)
  const [id = ''] = await reviewed(seller, 1)

  const answers = await Promise.all([reply(seller, id), reply(seller, id, { reply: 'Another.' })])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  const { reviews } = await list(seller, '?state=replied')
  expect(lost && (await readError(lost))).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { present: reviews[0] },
  })
})

test('SELL-03 a rival shop can neither read nor answer a review, and nothing empty or too long is stored', async () => {
  const [seller, rival] = [await aSeller(api), await aSeller(api)]
  const [id = ''] = await reviewed(seller, 1)

  const [ofRival, ofNobody] = [await reply(rival, id), await reply(rival, newId())]

  expect(await readError(ofRival)).toEqual(await readError(ofNobody))
  expect(ofRival.status).toBe(404)
  const written = api.db.transaction((tx) =>
    storeReply(tx, { shopId: rival.shopId, reviewId: id as ReviewId, version: 0, reply: 'Buy from us.' }),
  )
  expect(await written, 'nor by the statement itself').toBe(false)
  expect((await list(rival)).total).toBe(0)
  expect((await list(rival, `?cursor=${id}`)).reviews).toEqual([])
  for (const words of ['  ', 'x'.repeat(1001)])
    expect((await reply(seller, id, { reply: words })).status).toBe(422)
  expect((await list(seller)).reviews).toMatchObject([{ _id: id, reply: null, replyVersion: 0 }])
})

test('SELL-64 reviews come in pages, the newest first', async () => {
  const seller = await aSeller(api)
  const ids = await reviewed(seller, 23)

  const first = await list(seller)
  const second = await list(seller, `?cursor=${first.next}`)

  expect([...first.reviews, ...second.reviews].map(({ _id }) => _id)).toEqual(ids)
  expect([first.total, second.next]).toEqual([23, null])
})
