import type { ProductId } from '@ahia/contracts/ids'
import { listReviews, writeReview } from '@ahia/contracts/reviews'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../../test/customer.ts'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../test/order-fixture.ts'
import { readData } from '../../test/read-data.ts'
import type { TestApi } from '../../test/test-api.ts'
import { forgetAuthor } from './forget-author.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

async function aReceiver() {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  return { buyer, orderId, ...thing }
}

const ratingOf = async (productId: ProductId) => {
  const { rows } = await api.pool.query(
    `select p.rating_sum as "ofProduct", p.rating_count as "reviews", s.rating_sum as "ofShop"
     from products p join shops s on s.id = p.shop_id where p.id = $1`,
    [productId],
  )
  return rows[0]
}

test('PDP-14 a customer who received a product reviews it; name and stars are shown and counted at once', async () => {
  const { buyer, orderId, productId } = await aReceiver()
  await buyer.post('/user/updateProfile', { name: 'Ada Ngozi Obi' })
  expect((await buyer.order(orderId)).items[0]?.canReview).toBe(true)

  const answer = await buyer.post(`/products/${productId}/reviews`, { stars: 4, text: ' Melts well. ' })

  const { review } = await readData(writeReview, answer)
  expect(review).toMatchObject({ authorName: 'Ada O.', stars: 4, text: 'Melts well.' })
  const { reviews, total } = await api.call(listReviews, { id: productId })
  expect({ total, id: reviews[0]?._id }).toEqual({ total: 1, id: review._id })
  expect(await ratingOf(productId)).toEqual({ ofProduct: 4, reviews: 1, ofShop: 4 })
  expect((await buyer.order(orderId)).items[0]?.canReview).toBe(false)
})

test('PROF-06 when an account is deleted its reviews lose their name, and those of others keep theirs', async () => {
  const [leaving, staying] = [await aReceiver(), await aReceiver()]
  for (const { buyer, productId } of [leaving, staying]) {
    await buyer.post('/user/updateProfile', { name: 'Ada Obi' })
    await buyer.post(`/products/${productId}/reviews`, { stars: 4, text: null })
  }

  await api.db.transaction((tx) => forgetAuthor(tx, leaving.buyer.accountId))

  const authorOf = async ({ productId }: { productId: ProductId }) =>
    (await api.call(listReviews, { id: productId })).reviews[0]?.authorName
  expect([await authorOf(leaving), await authorOf(staying)]).toEqual(['Customer', 'Ada O.'])
})

test('PDP-14 of 100 concurrent reviews by one customer one is stored', async () => {
  const { buyer, productId } = await aReceiver()

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => buyer.post(`/products/${productId}/reviews`, { stars: 5, text: null })),
  )

  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)])
  expect(await ratingOf(productId)).toEqual({ ofProduct: 5, reviews: 1, ofShop: 5 })
  const again = await buyer.errorOf(`/products/${productId}/reviews`, { stars: 1, text: 'No!' })
  expect(again).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
})

test.each(['PENDING', 'PAID', 'SHIPPED', 'CANCELLED', 'EXPIRED'] as const)(
  'PDP-14 a customer whose order is %s cannot review the product',
  async (status) => {
    const buyer = await aBuyer(api)
    const thing = await aThing(api)
    await anOrder(api, buyer, thing, { status })

    const error = await buyer.errorOf(`/products/${thing.productId}/reviews`, { stars: 5, text: null })

    expect(error).toMatchObject({ status: 403, code: 'REVIEW_NOT_ALLOWED' })
    expect(await ratingOf(thing.productId)).toMatchObject({ reviews: 0 })
  },
)

test('PDP-14 a review without one’s own order, or without signing in, is refused', async () => {
  const { productId } = await aReceiver()
  const stranger = await aBuyer(api)
  const path = `/products/${productId}/reviews`

  expect(await stranger.errorOf(path, { stars: 1, text: null })).toMatchObject({ status: 403 })
  expect((await send(api, path, { body: { stars: 1, text: null } })).status).toBe(401)
})

test('PDP-14 a disputed order can still be reviewed', async () => {
  const { buyer, orderId, productId } = await aReceiver()
  await buyer.post(`/orders/${orderId}/dispute`, { kind: 'PROBLEM', reason: 'Broken' })

  const answer = await buyer.post(`/products/${productId}/reviews`, { stars: 1, text: 'Broken.' })

  expect(answer.status).toBe(200)
})

test.each([
  [{ stars: 0, text: null }],
  [{ stars: 6, text: null }],
  [{ stars: 4.5, text: null }],
  [{ stars: '5', text: null }],
  [{ stars: 5, text: '  ' }],
  [{ stars: 5, text: 'a'.repeat(2001) }],
  [{ stars: 5, text: null, authorName: 'Somebody' }],
  [{ stars: 5 }],
])('PDP-14 a review with %j is refused', async (body) => {
  const { buyer, productId } = await aReceiver()

  expect(await buyer.errorOf(`/products/${productId}/reviews`, body)).toMatchObject({ status: 422 })
})

test('PDP-14 an unknown or withdrawn product cannot be reviewed', async () => {
  const { buyer, productId } = await aReceiver()
  await api.pool.query(`update products set status = 'HIDDEN' where id = $1`, [productId])
  const statusFor = async (id: string) =>
    (await buyer.errorOf(`/products/${id}/reviews`, { stars: 5, text: null })).status

  expect([await statusFor(productId), await statusFor(newId()), await statusFor('none')]).toEqual([
    410, 404, 404,
  ])
})
