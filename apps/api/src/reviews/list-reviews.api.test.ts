import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import { listReviews } from '@ahia/contracts/reviews'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openShop } from '../../test/builders.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { addReviews } from './add-reviews.ts'
import type { NewReview } from './new-review.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const aReview = (written: Partial<NewReview> & Pick<NewReview, 'productId'>): NewReview => ({
  id: newId<ReviewId>(),
  authorName: 'Ada O.',
  stars: 5,
  text: null,
  isVerified: false,
  createdAt: new Date('2026-02-03T04:05:06Z'),
  ...written,
})

/** As old reviews are: nobody knows whether their authors bought the product. */
const PLAIN = { isVerifiedPurchase: false, photos: [], reply: null, hiddenReason: null }

const add = (reviews: NewReview[]) => api.db.transaction((tx) => addReviews(tx, reviews))

async function aProductOnTheShelf(): Promise<ProductId> {
  const { products } = await openShop(api.db, [{ name: 'Shea butter, raw' }])
  return products[0]?.id ?? newId()
}

test('PDP-14 reviews are listed newest first, with the count per star', async () => {
  const productId = await aProductOnTheShelf()
  const older = aReview({
    productId,
    stars: 4,
    text: 'Melts well.',
    createdAt: new Date('2026-01-01T00:00:00Z'),
  })
  const newer = aReview({ productId, authorName: 'Bola A.', stars: 5 })
  await add([older, newer])

  expect(await api.call(listReviews, { id: productId })).toEqual({
    reviews: [
      {
        ...PLAIN,
        _id: newer.id,
        authorName: 'Bola A.',
        stars: 5,
        text: null,
        createdAt: '2026-02-03T04:05:06Z',
      },
      {
        ...PLAIN,
        _id: older.id,
        authorName: 'Ada O.',
        stars: 4,
        text: 'Melts well.',
        createdAt: '2026-01-01T00:00:00Z',
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars >= 4 ? 1 : 0 })),
  })
})

test('PDP-14 a product without reviews, and a page after the last, have an empty list', async () => {
  const productId = await aProductOnTheShelf()

  for (const page of [1, 500])
    expect(await api.call(listReviews, { id: productId, page })).toMatchObject({
      reviews: [],
      total: 0,
      page,
      pages: 0,
    })
})

test('PDP-14 pages show each review once, even those written in the same second', async () => {
  const productId = await aProductOnTheShelf()
  const reviews = Array.from({ length: 12 }, () => aReview({ productId }))
  await add(reviews)

  const pages = []
  for (const page of [1, 2, 3]) pages.push(await api.call(listReviews, { id: productId, page }))

  expect(pages.map((page) => [page.reviews.length, page.pages, page.total])).toEqual([
    [5, 3, 12],
    [5, 3, 12],
    [2, 3, 12],
  ])
  const seen = pages.flatMap((page) => page.reviews.map(({ _id }) => _id))
  expect(seen.toSorted()).toEqual(reviews.map(({ id }) => id).toSorted())
})

test('PDP-14 the counts follow the reviews, also when added concurrently', async () => {
  const productId = await aProductOnTheShelf()
  const reviews = Array.from({ length: 20 }, (_, at) => aReview({ productId, stars: (at % 5) + 1 }))

  await Promise.all(reviews.map((review) => add([review])))
  await add(reviews) // a second time changes nothing

  const { stars, total } = await api.call(listReviews, { id: productId })
  expect(stars.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4])
  expect(total).toBe(20)
})

test('PDP-14 the stars of a review cannot be changed, and a review is deleted only with its product', async () => {
  const productId = await aProductOnTheShelf()
  await add([aReview({ productId, stars: 1 })])
  const { writer } = api

  const change = sql`update reviews set stars = 5 where product_id = ${productId}`.execute(writer)
  await expect(change).rejects.toThrow('The stars of a review cannot be changed')
  const removal = sql`delete from reviews where product_id = ${productId}`.execute(writer)
  await expect(removal).rejects.toThrow('A review is deleted only with its product')

  await sql`delete from products where id = ${productId}`.execute(writer)
  const { rows } = await sql`
    select from reviews where product_id = ${productId}
    union all select from review_counts where product_id = ${productId}`.execute(writer)
  expect(rows).toHaveLength(0)
})

test('PDP-14 the page count never exceeds the pages that can be requested', async () => {
  const productId = await aProductOnTheShelf()
  await sql`
    insert into reviews (id, product_id, author_name, stars, created_at)
    select gen_random_uuid(), ${productId}, 'Ada O.', 5, now() from generate_series(1, 3000)`.execute(
    api.writer,
  )

  const last = await api.call(listReviews, { id: productId, page: 500 })

  expect(last).toMatchObject({ total: 3000, pages: 500 })
  expect(last.reviews).toHaveLength(5)
})
