import { showProduct } from '@ahia/contracts/catalog'
import type { ReviewId } from '@ahia/contracts/ids'
import { listShops } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { aShop, openShop } from '../../test/builders.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'

type Rated = Parameters<typeof aShop>[0] & { stars: number[] }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await openRated({ name: 'Loved by two', stars: [5, 5] })
  await openRated({ name: 'Known and good', stars: Array(12).fill(4) })
  await openRated({ name: 'Known and better', state: 'LAGOS', stars: [...Array(11).fill(5), 4] })
  await openRated({ name: 'Not rated yet', state: 'LAGOS', stars: [] })
  await openRated({ name: 'Suspended', status: 'SUSPENDED', stars: Array(20).fill(5) })
})

async function openRated({ stars, ...shop }: Rated): Promise<string> {
  const { products } = await openShop(api.db, [{ name: `Of ${shop.name}` }], aShop(shop))
  const productId = products[0]?.id ?? newId()
  const reviews = stars.map((given) => ({
    id: newId<ReviewId>(),
    productId,
    authorName: 'Ada O.',
    stars: given,
    text: null,
    isVerified: true,
    createdAt: new Date('2026-02-03T04:05:06Z'),
  }))
  await api.db.transaction((tx) => addReviews(tx, reviews))
  return productId
}

const namesOf = async (asked: Parameters<typeof api.call<typeof listShops>>[1]) =>
  (await api.call(listShops, asked)).shops.map(({ name }) => name)

test('LIST-13 the best rated shops come first, those with few ratings later, suspended ones never', async () => {
  expect(await namesOf({})).toEqual(['Known and better', 'Known and good', 'Loved by two', 'Not rated yet'])
  expect(await namesOf({ limit: 1 })).toEqual(['Known and better'])
})

test('LIST-13 shops can be filtered by state', async () => {
  expect(await namesOf({ state: 'LAGOS' })).toEqual(['Known and better', 'Not rated yet'])
  expect(await namesOf({ state: 'EDO' })).toEqual([])
})

test("PDP-02 a product shows its shop's rating", async () => {
  const id = await openRated({ name: 'Rated in full', stars: [5, 4, 4] })

  const { product } = await api.call(showProduct, { id })

  expect(product.shopId).toMatchObject({ name: 'Rated in full', rating: 4.3, reviews: 3 })
})
