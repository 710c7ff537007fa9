import type { ReviewId } from '@ahia/contracts/ids'
import { listReviews } from '@ahia/contracts/reviews'
import { beforeAll, expect, test } from 'vitest'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { newId } from '#platform/ids.ts'
import { openShop } from '../../../test/builders.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { addReviews } from '../add-reviews.ts'
import { hideWords, showWords } from './hide-words.ts'

let api: TestApi
let by: StaffActor
beforeAll(async () => {
  api = await startTestApi()
  by = await aStaffActor(api, 'CATALOGUE')
})

async function aReview() {
  const { products } = await openShop(api.db, [{ name: `Lamp ${newId()}` }])
  const productId = products[0]?.id ?? newId()
  const id = newId<ReviewId>()
  const review = {
    id,
    productId,
    authorName: 'Ada O.',
    stars: 2,
    text: 'Bola of Yaba cheats.',
    isVerified: true,
  }
  await api.db.transaction((tx) => addReviews(tx, [{ ...review, createdAt: new Date() }]))
  const seen = async () => (await api.call(listReviews, { id: productId })).reviews[0]
  const entries = async () =>
    (
      await api.pool.query(
        `select act, reason from audit_entries where $1 = any(subjects) order by sequence`,
        [`review:${id}`],
      )
    ).rows
  return { reviewId: id, seen, entries }
}

test('ADMIN-31 words are hidden with a reason that readers see, the stars stay, and they can be shown again', async () => {
  const { reviewId, seen, entries } = await aReview()

  await hideWords(api, { reviewId, reason: 'PERSONAL', by })

  expect(await seen()).toMatchObject({ stars: 2, text: null, photos: [], hiddenReason: 'PERSONAL' })
  await showWords(api, { reviewId, by })
  expect(await seen()).toMatchObject({ stars: 2, text: 'Bola of Yaba cheats.', hiddenReason: null })
  expect(await entries()).toEqual([
    { act: 'review.hide', reason: 'PERSONAL' },
    { act: 'review.show', reason: null },
  ])
})

test('ADMIN-31 the same again changes nothing, another reason learns who was first, an unknown review is not found', async () => {
  const { reviewId, entries } = await aReview()
  const other = await aStaffActor(api, 'CATALOGUE')
  await hideWords(api, { reviewId, reason: 'OFFENSIVE', by })

  await hideWords(api, { reviewId, reason: 'OFFENSIVE', by: other })

  await expect(hideWords(api, { reviewId, reason: 'UNLAWFUL', by: other })).rejects.toMatchObject({
    code: 'ALREADY_DECIDED',
    details: { by: expect.stringMatching(/^Colleague /) },
  })
  expect(await entries()).toHaveLength(1)
  await expect(hideWords(api, { reviewId: newId(), reason: 'UNLAWFUL', by })).rejects.toMatchObject({
    code: 'REVIEW_NOT_FOUND',
  })
  await expect(showWords(api, { reviewId: newId(), by })).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' })
})

test('ADMIN-31 two reasons at the same moment: one counts', async () => {
  const { reviewId, entries } = await aReview()

  await Promise.allSettled([
    hideWords(api, { reviewId, reason: 'OFFENSIVE', by }),
    hideWords(api, { reviewId, reason: 'UNLAWFUL', by }),
  ])

  expect(await entries()).toHaveLength(1)
})
