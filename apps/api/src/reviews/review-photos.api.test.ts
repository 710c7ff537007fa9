import { getReviewPhoto, hideReview, showReview } from '@ahia/contracts/admin/reviews'
import { uploadReviewPhotos } from '@ahia/contracts/media'
import { exportMyData } from '@ahia/contracts/profile/privacy'
import { listReviews, writeReview } from '@ahia/contracts/reviews'
import { pictureKey, privateKey } from '@ahia/pictures/address'
import { pngFile } from '@ahia/testing/png-file'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../test/customer.ts'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../test/order-fixture.ts'
import { exportOf } from '../../test/privacy/own-data.ts'
import { readData } from '../../test/read-data.ts'
import { readError } from '../../test/read-error.ts'
import { aColleague, startTestAdmin } from '../../test/staff/staff-fixture.ts'
import type { TestApi } from '../../test/test-api.ts'
import { formOf, sendForm } from '../../test/upload-fixture.ts'
import { startJobsOf } from '../../test/with-jobs.ts'
import { getReviewPhoto as getPhotoOf, settlePhotos } from './moderation/settle-photos.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
  await startJobsOf(api)
})

const photo = { field: 'photos[]', name: 'pot.png', bytes: pngFile({ width: 40, height: 30 }) }

async function upload(buyer: Buyer, count = 1): Promise<string[]> {
  const form = formOf(Array.from({ length: count }, () => photo))
  const response = await sendForm(api, 'reviewPhotos', form, buyer)
  return (await readData(uploadReviewPhotos, response)).files.map(({ key }) => key)
}

async function aReceiver() {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  await anOrder(api, buyer, thing, { status: 'DELIVERED' })
  return { buyer, path: `/products/${thing.productId}/reviews`, ...thing }
}

const statusOf = async (address: string) => (await fetch(api.origin + address)).status

test('WIN-37, WIN-38 a review shows up to three photos in order and says that its author bought the product', async () => {
  const { buyer, productId, path } = await aReceiver()
  const photos = await upload(buyer, 3)

  const { review } = await readData(writeReview, await buyer.post(path, { stars: 5, text: null, photos }))

  const { reviews } = await api.call(listReviews, { id: productId })
  expect(reviews).toMatchObject([{ isVerifiedPurchase: true, photos: review.photos }])
  expect(review.photos).toEqual(photos.map((key) => `/media/${key}/720.webp`))
  expect(await statusOf(review.photos[0] ?? '')).toBe(200)
})

test('ADMIN-31, WIN-38 the photos of a review whose words are hidden are hidden too', async () => {
  const { buyer, productId, path } = await aReceiver()
  const photos = await upload(buyer, 1)
  const { review } = await readData(writeReview, await buyer.post(path, { stars: 1, text: 'Bad', photos }))
  const [address = ''] = review.photos
  expect(await statusOf(address)).toBe(200)
  const staff = await aColleague(api, await startTestAdmin(api), 'CATALOGUE')
  const photoForStaff = () => staff.call(getReviewPhoto, { id: review._id, place: '0' })
  const { photo: shown } = await photoForStaff()

  await staff.call(hideReview, { id: review._id, reason: 'PERSONAL' })

  const { reviews } = await api.call(listReviews, { id: productId })
  expect(reviews).toMatchObject([{ stars: 1, text: null, photos: [], hiddenReason: 'PERSONAL' }])
  await expect.poll(() => statusOf(address)).toBe(404)
  for (const file of ['360.avif', '960.avif', '720.jpg'])
    expect(await statusOf(`/media/${photos[0]}/${file}`), file).toBe(404)
  expect(await statusOf(`/media/private-${photos[0]}/720.webp`)).toBe(404)
  expect((await photoForStaff()).photo).toBe(shown)

  await staff.call(showReview, { id: review._id })

  expect((await api.call(listReviews, { id: productId })).reviews).toMatchObject([{ photos: review.photos }])
  await expect.poll(() => api.pictures.has(pictureKey(photos[0] ?? ''))).toBe(true)
  expect((await photoForStaff()).photo).toBe(shown)
})

test('ADMIN-31 a review that was hidden and shown at once ends as it is now, and what is asked for beyond its photos is not found', async () => {
  const { buyer, path } = await aReceiver()
  const photos = await upload(buyer, 1)
  const { review } = await readData(writeReview, await buyer.post(path, { stars: 1, text: 'Bad', photos }))
  const hide = `update reviews set hidden_reason = 'PERSONAL', hidden_at = now() where id = $1`
  await api.pool.query(hide, [review._id])
  const ofReview = { reviewId: review._id }
  await Promise.all([settlePhotos(api, ofReview), settlePhotos(api, ofReview)])
  expect(await api.pictures.has(pictureKey(photos[0] ?? ''))).toBe(false)
  await api.pool.query('update reviews set hidden_reason = null, hidden_at = null where id = $1', [
    review._id,
  ])
  await Promise.all([settlePhotos(api, ofReview), settlePhotos(api, ofReview)])

  expect(await api.pictures.has(pictureKey(photos[0] ?? ''))).toBe(true)
  expect(await api.pictures.has(privateKey(photos[0] ?? ''))).toBe(false)
  await expect(getPhotoOf(api, { ...ofReview, place: 1 })).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' })
})

test('ADMIN-31, PROF-06 the photos of a hidden review go with their author', async () => {
  const { buyer, path } = await aReceiver()
  const photos = await upload(buyer, 1)
  const { review } = await readData(writeReview, await buyer.post(path, { stars: 1, text: 'Bad', photos }))
  const hide = `update reviews set hidden_reason = 'PERSONAL', hidden_at = now() where id = $1`
  await api.pool.query(hide, [review._id])
  await settlePhotos(api, { reviewId: review._id })
  const withheld = privateKey(photos[0] ?? '')
  expect(await api.pictures.has(withheld)).toBe(true)

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  await expect.poll(() => api.pictures.has(withheld)).toBe(false)
})

test('WIN-38 a fourth photo, and a file that is no picture, are refused', async () => {
  const buyer = await aBuyer(api)
  const script = { ...photo, bytes: Buffer.from('<script>alert(1)</script>') }
  const send = (parts: (typeof photo)[]) => sendForm(api, 'reviewPhotos', formOf(parts), buyer)

  expect((await send([photo, photo, photo, photo])).status).toBe(422)
  expect(await readError(await send([script]))).toMatchObject({ status: 422, code: 'FILE_REFUSED' })
})

test('WIN-38 photos of somebody else, and photos that a review already has, are refused, and no review is stored', async () => {
  const { buyer, path } = await aReceiver()
  const other = await aReceiver()
  const photos = await upload(other.buyer)

  const refused = await buyer.errorOf(path, { stars: 5, text: null, photos })
  await other.buyer.post(other.path, { stars: 5, text: null, photos })
  const next = await aThing(api)
  await anOrder(api, other.buyer, next, { status: 'DELIVERED' })
  const again = await other.buyer.errorOf(`/products/${next.productId}/reviews`, {
    stars: 5,
    text: null,
    photos,
  })

  expect(refused).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
  expect(again).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
  expect((await api.call(listReviews, { id: next.productId })).total).toBe(0)
})

test('WIN-38, PROF-06 photos are in the data export, and go with the account while the stars stay', async () => {
  const { buyer, productId, path } = await aReceiver()
  const photos = await upload(buyer)
  const unused = await upload(buyer)
  const { review } = await readData(writeReview, await buyer.post(path, { stars: 4, text: null, photos }))
  const exported = await readData(exportMyData, await exportOf(api, buyer))
  expect(exported.reviews).toMatchObject([{ stars: 4, photos: review.photos }])

  expect((await buyer.post('/user/deleteAccount', { password: PASSWORD })).status).toBe(200)

  const { reviews } = await api.call(listReviews, { id: productId })
  expect(reviews).toMatchObject([{ stars: 4, photos: [], isVerifiedPurchase: true }])
  await expect.poll(() => statusOf(review.photos[0] ?? '')).toBe(404)
  const left = async () => {
    const keys = [...photos, ...unused]
    return (await api.pool.query('select from uploads where key = any($1)', [keys])).rowCount
  }
  await expect.poll(left).toBe(0)
})
