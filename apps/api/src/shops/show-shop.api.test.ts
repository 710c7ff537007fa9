import type { ReviewId } from '@ahia/contracts/ids'
import { showShop } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { aShop, openShop } from '../../test/builders.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { addShop } from './add-shop.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('LIST-13 a shop shows its logo, city and the rating over all reviews of its products', async () => {
  const shop = aShop({
    name: 'Beads by Ebele',
    city: 'Enugu',
    avatarKey: 'beads',
    description: 'Coral, strung by hand.',
  })
  const { products } = await openShop(api.db, [{ name: 'Coral set' }, { name: 'Waist beads' }], shop)
  const stars = [5, 4, 4]
  const reviews = stars.map((given, at) => ({
    id: newId<ReviewId>(),
    productId: products[at % 2]?.id ?? newId(),
    authorName: 'Ada O.',
    stars: given,
    text: null,
    isVerified: true,
    createdAt: new Date(),
  }))

  await api.db.transaction((tx) => addReviews(tx, reviews))
  await api.db.transaction((tx) => addReviews(tx, reviews)) // the second time changes nothing

  expect((await api.call(showShop, { id: shop.id })).shop).toEqual({
    _id: shop.id,
    name: 'Beads by Ebele',
    city: 'Enugu',
    state: 'ENUGU',
    description: 'Coral, strung by hand.',
    avatar: '/media/beads/360.webp',
    rating: 4.3,
    reviews: 3,
    since: '2026-01-02T03:04:05Z',
    sign: expect.objectContaining({ text: expect.stringMatching(/^(ink|chalk)$/) }),
    owner: null,
    followers: 0,
    away: null,
    products: expect.any(Array),
  })
})

test.each(['PENDING', 'SUSPENDED'] as const)(
  'LIST-13 a %s shop is not found, like an unknown one',
  async (status) => {
    const shop = aShop({ status })
    await api.db.transaction((tx) => addShop(tx, shop))

    for (const id of [shop.id, newId(), '7', "x'--"])
      await expect(api.call(showShop, { id })).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND', status: 404 })
  },
)
