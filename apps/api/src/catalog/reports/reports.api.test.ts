import { randomBytes } from 'node:crypto'
import { listProducts } from '@ahia/contracts/catalog'
import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { openShop } from '../../../test/builders.ts'
import { aCustomer, PASSWORD, send } from '../../../test/customer.ts'
import { readError } from '../../../test/read-error.ts'
import { aStaffActor } from '../../../test/staff/a-staff-actor.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { decideListing } from '../listings/review/decide-listing.ts'
import { closeReports } from './close-reports.ts'
import { forgetOldReports } from './forget-old-reports.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { TRUST_PROXY_HOPS: '1' } })
})

let networks = 0
const aNetwork = () => `10.30.${++networks >> 8}.${networks & 255}`
const aDevice = () => randomBytes(32).toString('base64url')

async function aProductOnSale(name = `Charger ${++networks}`): Promise<ProductId> {
  const { products } = await openShop(api.db, [{ name }])
  if (!products[0]) throw new Error('nothing was listed')
  return products[0].id
}

type Guest = { network?: string; deviceKey?: string; token?: string; reason?: string; words?: string }

const report = (
  productId: string,
  { reason = 'COUNTERFEIT', words, network = aNetwork(), deviceKey = aDevice(), token }: Guest = {},
) =>
  send(api, `/products/${productId}/report`, {
    network,
    deviceKey,
    body: { reason, ...(words !== undefined && { words }) },
    ...(token !== undefined && { token }),
  })

async function waiting(subjectId: string) {
  const { rows } = await api.pool.query(
    `select kind, about, urgent, due_at - begins_at as left from reports_waiting where subject_id = $1`,
    [subjectId],
  )
  return rows
}
const countOf = async (productId: string) => {
  const { rows } = await api.pool.query(
    'select count(*)::integer as n from goods_reports where product_id = $1',
    [productId],
  )
  return rows[0].n
}

test('ADMIN-30 three independent reports of a product become work, two do not', async () => {
  const productId = await aProductOnSale('Original charger')
  expect((await report(productId)).status).toBe(200)
  expect((await report(productId)).status).toBe(200)
  expect(await waiting(productId)).toEqual([])

  expect((await report(productId, { words: 'The logo is wrong.' })).status).toBe(200)

  expect(await waiting(productId)).toMatchObject([
    { kind: 'REPORTED_PRODUCT', about: expect.stringMatching(/^Original charger · /), urgent: false },
  ])
})

test('ADMIN-30 one report about safety is work at once, due in 24 hours', async () => {
  const productId = await aProductOnSale()

  await report(productId, { reason: 'SAFETY' })

  expect(await waiting(productId)).toMatchObject([{ urgent: true, left: { days: 1 } }])
})

test('ADMIN-30 the same person reports once: by account, by browser, and without a key by network', async () => {
  const productId = await aProductOnSale()
  const { token } = await aCustomer(api)
  const deviceKey = aDevice()
  const network = aNetwork()

  for (const guest of [{ token }, { token }, { deviceKey }, { deviceKey, network }])
    expect((await report(productId, guest)).status).toBe(200)
  for (let time = 0; time < 2; time += 1)
    await send(api, `/products/${productId}/report`, { network, body: { reason: 'OTHER' } })

  expect(await countOf(productId)).toBe(3)
})

test('ADMIN-30 guests of one network are one source, whatever keys they invent', async () => {
  const productId = await aProductOnSale()
  const network = aNetwork()

  for (let guest = 0; guest < 4; guest += 1) await report(productId, { network })

  expect(await countOf(productId)).toBe(4)
  expect(await waiting(productId)).toEqual([])
})

test('ADMIN-30 four reports of one person at the same moment are one', async () => {
  const productId = await aProductOnSale()
  const deviceKey = aDevice()

  await Promise.all([1, 2, 3, 4].map(() => report(productId, { deviceKey })))

  expect(await countOf(productId)).toBe(1)
})

test('ADMIN-30 T20 a browser that reports everything is stopped', async () => {
  const deviceKey = aDevice()
  const statuses: number[] = []
  for (let time = 0; time < 12; time += 1)
    statuses.push((await report(await aProductOnSale(), { deviceKey })).status)

  expect(statuses.at(-1)).toBe(429)
})

test('ADMIN-30 what is no reason, not on sale or no product of ours is refused', async () => {
  const productId = await aProductOnSale()

  expect((await report(productId, { reason: 'BECAUSE' })).status).toBe(422)
  expect((await report(productId, { words: 'x'.repeat(1001) })).status).toBe(422)
  expect((await report(newId())).status).toBe(404)
  expect((await report('nothing')).status).toBe(404)
  expect((await report(productId, { token: 'stolen' })).status).toBe(401)
})

test('ADMIN-30 T24 neither account nor address is stored, and the words go with the account', async () => {
  const productId = await aProductOnSale()
  const customer = await aCustomer(api)
  const network = aNetwork()
  await report(productId, { token: customer.token, words: 'I am Adaeze, and it burnt me.' })
  await report(productId, { network })
  const stored = async () => {
    const { rows } = await api.pool.query(
      'select g::text as row from goods_reports g where product_id = $1',
      [productId],
    )
    return rows.map(({ row }) => row).join('\n')
  }
  expect(await stored()).not.toMatch(new RegExp(`${customer.accountId}|${network}`))

  const gone = await send(api, '/user/deleteAccount', {
    token: customer.token,
    body: { password: PASSWORD },
  })

  expect(gone.status).toBe(200)
  expect(await stored()).not.toContain('Adaeze')
  expect(await countOf(productId)).toBe(2)
})

test('ADMIN-30 staff close reports without a fault; new ones of others are work again', async () => {
  const productId = await aProductOnSale()
  const by = await aStaffActor(api, 'CATALOGUE')
  await report(productId, { reason: 'SAFETY' })

  await closeReports(api, { productId, reviewId: null, by })
  await closeReports(api, { productId, reviewId: null, by })

  expect(await waiting(productId)).toEqual([])
  const { rows } = await api.pool.query(`select act, reason from audit_entries where $1 = any(subjects)`, [
    `product:${productId}`,
  ])
  expect(rows).toEqual([{ act: 'reports.close', reason: 'NOTHING_WRONG' }])
  await report(productId, { reason: 'SAFETY' })
  expect(await waiting(productId)).toHaveLength(1)
})

test('ADMIN-30 a product that is taken down is off every list at once, and its reports are answered', async () => {
  const productId = await aProductOnSale('Zorbing ball, forged')
  const by = await aStaffActor(api, 'CATALOGUE')
  await report(productId, { reason: 'SAFETY' })

  await decideListing(api, {
    ...{ productId, to: 'TAKEN_DOWN', words: 'The maker says it is not theirs.', reasonCode: 'COUNTERFEIT' },
    ...{ version: null, by },
  })

  expect(await waiting(productId)).toEqual([])
  expect((await send(api, `/products/${productId}`)).status).toBe(410)
  expect((await api.call(listProducts, { search: 'zorbing' })).total).toBe(0)
  expect(await readError(await report(productId))).toMatchObject({ status: 410, code: 'PRODUCT_GONE' })
})

test('ADMIN-31 reports of a review are work of their own, and a review of another product is not found', async () => {
  const productId = await aProductOnSale()
  const other = await aProductOnSale()
  const reviewId = newId<ReviewId>()
  const review = {
    id: reviewId,
    productId,
    authorName: 'Ada O.',
    stars: 1,
    text: 'Ask Bola, 0803.',
    isVerified: false,
  }
  await api.db.transaction((tx) => addReviews(tx, [{ ...review, createdAt: new Date() }]))
  const reportReview = (of: string, id: string, reason = 'PERSONAL') =>
    send(api, `/products/${of}/reviews/${id}/report`, {
      ...{ network: aNetwork(), deviceKey: aDevice(), body: { reason } },
    })

  for (let time = 0; time < 3; time += 1) expect((await reportReview(productId, reviewId)).status).toBe(200)

  expect(await waiting(reviewId)).toMatchObject([{ kind: 'REPORTED_REVIEW' }])
  expect(await waiting(productId)).toEqual([])
  expect(await readError(await reportReview(other, reviewId))).toMatchObject({ code: 'REVIEW_NOT_FOUND' })
  expect((await reportReview(productId, 'none')).status).toBe(404)
  expect((await reportReview(productId, reviewId, 'COUNTERFEIT')).status).toBe(422)
})

test('ADMIN-30 answered reports are gone after 90 days, open ones stay', async () => {
  const [open, answered] = [await aProductOnSale(), await aProductOnSale()]
  const by = await aStaffActor(api, 'CATALOGUE')
  await report(open)
  await report(answered)
  await closeReports(api, { productId: answered, reviewId: null, by })
  await api.pool.query(
    `update goods_reports set reported_at = reported_at - interval '91 days', closed_at = closed_at - interval '91 days'
     where product_id = any($1)`,
    [[open, answered]],
  )

  await forgetOldReports(api)

  expect([await countOf(open), await countOf(answered)]).toEqual([1, 0])
})
