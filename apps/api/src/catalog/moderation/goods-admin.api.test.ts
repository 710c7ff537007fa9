import * as goods from '@ahia/contracts/admin/goods'
import * as rules from '@ahia/contracts/admin/goods-rules'
import { agreeToProposal, listProposals } from '@ahia/contracts/admin/proposals'
import * as reviews from '@ahia/contracts/admin/reviews'
import * as searches from '@ahia/contracts/admin/searches'
import * as shopWindow from '@ahia/contracts/admin/window'
import { featuredProducts } from '@ahia/contracts/catalog'
import type { ProductId, ReviewId } from '@ahia/contracts/ids'
import { showBanners } from '@ahia/contracts/window'
import { pngFile } from '@ahia/testing/png-file'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { openShop } from '../../../test/builders.ts'
import { aColleague, codeOf, startTestAdmin, type TestAdmin } from '../../../test/staff/staff-fixture.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { reportGoods } from '../reports/report-goods.ts'

let api: TestApi
let admin: TestAdmin
let ada: Awaited<ReturnType<typeof aColleague>>
let bola: Awaited<ReturnType<typeof aColleague>>
let support: Awaited<ReturnType<typeof aColleague>>
beforeAll(async () => {
  api = await startTestApi()
  admin = await startTestAdmin(api)
  ada = await aColleague(api, admin, 'CATALOGUE')
  bola = await aColleague(api, admin, 'CATALOGUE')
  support = await aColleague(api, admin, 'SUPPORT')
})

async function aProduct(name: string): Promise<ProductId> {
  const { products } = await openShop(api.db, [{ name }])
  if (!products[0]) throw new Error('nothing was listed')
  return products[0].id
}

let guests = 0
const report = (productId: ProductId, reason: 'SAFETY' | 'COUNTERFEIT', reviewId: ReviewId | null = null) =>
  reportGoods(api, {
    ...{ productId, reviewId, reason, words: '<script>alert(1)</script>' },
    by: { accountId: null, device: null, clientAddress: `10.50.0.${++guests}` },
  })

const TAKEN_DOWN = { to: 'TAKEN_DOWN', reasonCode: 'COUNTERFEIT', words: 'The maker says so.' } as const

test('ADMIN-30 reported products are listed, the dangerous first, and paged by key', async () => {
  const names = Array.from({ length: 52 }, (_, at) => ({ name: `Reported thing ${at}` }))
  const { products } = await openShop(api.db, names)
  for (const { id } of products) await report(id, 'COUNTERFEIT')
  const last = products.at(-1)?.id ?? newId()
  await report(last, 'SAFETY')

  const first = await ada.call(goods.listGoods, {})
  const second = await ada.call(goods.listGoods, { after: first.next ?? '' })

  expect(first.goods[0]).toMatchObject({ _id: last, isUrgent: true, reports: 2, why: 'COUNTERFEIT, SAFETY' })
  expect(first.goods).toHaveLength(50)
  const all = [...first.goods, ...second.goods].map(({ _id }) => _id)
  expect(new Set(all).size).toBe(52)
  expect(second.next).toBeNull()
  await api.pool.query('delete from goods_reports')
})

test('ADMIN-30 taking down over HTTP: once, named, and the second colleague learns who was first', async () => {
  const id = await aProduct('Forged lamp')
  await report(id, 'SAFETY')
  const { goods: seen } = await ada.call(goods.showGoods, { id })
  expect(seen).toMatchObject({
    status: 'LIVE',
    decisions: ['TAKEN_DOWN'],
    reports: [{ reason: 'SAFETY', outcome: null }],
  })
  const { version } = seen

  await ada.call(goods.decideGoods, { id, version, ...TAKEN_DOWN })
  await ada.call(goods.decideGoods, { id, version, ...TAKEN_DOWN })

  expect(await codeOf(bola.call(goods.decideGoods, { id, version, ...TAKEN_DOWN }))).toBe('ALREADY_DECIDED')
  await expect(bola.call(goods.decideGoods, { id, version, ...TAKEN_DOWN })).rejects.toThrow(ada.name)
  const { goods: down } = await bola.call(goods.showGoods, { id })
  expect(down).toMatchObject({
    status: 'TAKEN_DOWN',
    decisions: ['HIDDEN'],
    reports: [{ outcome: 'TAKEN_DOWN' }],
    history: [{ to: 'TAKEN_DOWN', by: ada.name, reasonCode: 'COUNTERFEIT' }],
  })
  expect((await bola.call(goods.listGoods, { list: 'down' })).goods.map(({ _id }) => _id)).toContain(id)
  expect((await bola.call(goods.listGoods, {})).goods).toEqual([])
  await bola.call(goods.decideGoods, { id, version: down.version, to: 'HIDDEN', words: 'We were wrong.' })
  expect((await bola.call(goods.showGoods, { id })).goods.status).toBe('HIDDEN')
})

test('ADMIN-30 a colleague without the permission reads and changes nothing, and a reason is needed', async () => {
  const id = await aProduct('Quiet lamp')
  const { goods: seen } = await support.call(goods.showGoods, { id })
  const { version } = seen

  expect(await codeOf(support.call(goods.decideGoods, { id, version, ...TAKEN_DOWN }))).toBe('NOT_PERMITTED')
  expect(await codeOf(support.call(goods.closeGoodsReports, { id }))).toBe('NOT_PERMITTED')
  expect(await codeOf(ada.call(goods.decideGoods, { id, version, ...TAKEN_DOWN, words: ' ' }))).toBe(
    'INVALID_INPUT',
  )
  expect(await codeOf(admin.call(goods.listGoods, {}))).toBe('NOT_SIGNED_IN')
  expect(await codeOf(ada.call(goods.showGoods, { id: newId() }))).toBe('PRODUCT_NOT_FOUND')
})

test('ADMIN-30 a product is moved to another shelf once, and to none that does not exist', async () => {
  const id = await aProduct('Bag among the food')
  const { version } = (await ada.call(goods.showGoods, { id })).goods
  const shelf = { id, version, category: 'WARDROBE', subCategory: 'Bags' } as const

  await ada.call(goods.recategoriseGoods, shelf)
  await ada.call(goods.recategoriseGoods, shelf)

  expect((await ada.call(goods.showGoods, { id })).goods).toMatchObject({
    ...{ category: 'WARDROBE', subCategory: 'Bags', version: version + 1 },
  })
  expect(await codeOf(ada.call(goods.recategoriseGoods, { ...shelf, subCategory: 'Local' }))).toBe(
    'INVALID_INPUT',
  )
  expect(await codeOf(ada.call(goods.recategoriseGoods, { ...shelf, subCategory: 'Sneakers' }))).toBe(
    'STEP_REFUSED',
  )
})

test('ADMIN-31 a reported review is hidden and shown again over HTTP', async () => {
  const productId = await aProduct('Reviewed lamp')
  const id = newId<ReviewId>()
  const review = { id, productId, authorName: 'Ada O.', stars: 1, text: 'Bola cheats.', isVerified: false }
  await api.db.transaction((tx) => addReviews(tx, [{ ...review, createdAt: new Date() }]))
  await report(productId, 'SAFETY', id)
  const listed = async () =>
    (await ada.call(reviews.listReportedReviews, {})).reviews.filter(({ _id }) => _id === id)
  expect(await listed()).toMatchObject([{ text: 'Bola cheats.', reports: [{ reason: 'SAFETY' }] }])

  await ada.call(reviews.hideReview, { id, reason: 'PERSONAL' })

  expect(await listed()).toMatchObject([{ hiddenReason: 'PERSONAL', reports: [] }])
  expect(await codeOf(bola.call(reviews.hideReview, { id, reason: 'UNLAWFUL' }))).toBe('ALREADY_DECIDED')
  expect(await codeOf(support.call(reviews.showReview, { id }))).toBe('NOT_PERMITTED')
  await bola.call(reviews.showReview, { id })
  expect(await listed()).toEqual([])
  await report(productId, 'SAFETY', id)
  await bola.call(reviews.closeReviewReports, { id })
  expect(await listed()).toEqual([])
  expect(await codeOf(bola.call(reviews.closeReviewReports, { id: newId() }))).toBe('REVIEW_NOT_FOUND')
})

test('ADMIN-29 a rule is tried, proposed by one colleague and begins when another agrees', async () => {
  await aProduct('Crocodile skin wallet')
  const owner = await aColleague(api, admin, 'OWNER')
  const preview = await ada.call(rules.previewGoodsRule, { words: 'Crocodile Skin, caiman' })
  expect(preview).toMatchObject({ count: 1, isMore: false, hits: [{ name: 'Crocodile skin wallet' }] })
  const rule = {
    title: 'Crocodile skin',
    kind: 'PROHIBITED' as const,
    sentence: 'Crocodile skin may not be sold here.',
    words: ['Crocodile Skin'],
    category: null,
    subCategories: [],
    validFrom: null,
    why: 'The law of May.',
  }

  const { proposalId } = await ada.call(rules.proposeGoodsRule, rule)

  const inForce = async () =>
    (await ada.call(rules.listGoodsRules, {})).rules.some(({ id }) => id === 'CROCODILE_SKIN')
  expect(await inForce()).toBe(false)
  expect(await codeOf(owner.call(rules.proposeGoodsRule, rule))).toBe('NOT_PERMITTED')
  const { proposals } = await owner.call(listProposals, {})
  const hash = proposals.find(({ _id }) => _id === proposalId)?.hash ?? ''
  await api.pool.query(`update staff_sessions set proof_for = $1, proof_at = now() where staff_id = $2`, [
    ...[proposalId, owner.id],
  ])
  await owner.call(agreeToProposal, { id: proposalId, hash })
  expect(await inForce()).toBe(true)
  expect(await codeOf(ada.call(rules.proposeGoodsRule, rule))).toBe('STEP_REFUSED')
  await ada.call(rules.proposeRuleEnd, { id: 'CROCODILE_SKIN', why: 'A mistake.' })
  expect(await codeOf(ada.call(rules.proposeRuleEnd, { id: 'NOTHING', why: 'No.' }))).toBe('NOT_FOUND')
  expect(await codeOf(ada.call(rules.previewGoodsRule, {}))).toBe('INVALID_INPUT')
})

test('ADMIN-32 the window is changed over HTTP: a featured product, and a banner from a sent picture', async () => {
  const productId = await aProduct('Drum in the window')
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const terms = { from: new Date(0).toISOString(), until: soon, position: 1, why: 'PACKAGE' } as const

  const { id } = await ada.call(shopWindow.addFeatured, { productId, ...terms })

  expect((await api.call(featuredProducts, {})).promoted).toEqual([productId])
  const at = new Date(Date.now() + 7_200_000).toISOString()
  expect((await ada.call(shopWindow.showWindow, { at })).featured).toEqual([])
  await ada.call(shopWindow.changeFeatured, { id, ...terms, until: null, why: 'CHOSEN' })
  expect((await ada.call(shopWindow.showWindow, { at })).featured).toMatchObject([{ _id: id, why: 'CHOSEN' }])
  await ada.call(shopWindow.removeFeatured, { id })
  expect((await api.call(featuredProducts, {})).products).toEqual([])
  expect(await codeOf(ada.call(shopWindow.addFeatured, { productId, ...terms, until: terms.from }))).toBe(
    'INVALID_INPUT',
  )
  expect(await codeOf(support.call(shopWindow.addFeatured, { productId, ...terms }))).toBe('NOT_PERMITTED')

  const form = new FormData()
  const png = pngFile({ width: 600, height: 180 })
  form.append('picture', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'yam.png')
  const sent = await fetch(`${admin.origin}/api/v1/admin/window/pictures`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-staff=${ada.token}` },
    body: form,
  })
  const { data } = (await sent.json()) as { data: { key: string } }
  expect(sent.status).toBe(200)
  const banner = { place: 'HERO_1', picture: data.key, alt: 'New yam', path: '/products?search=yam' } as const
  const days = { from: new Date(0).toISOString(), until: soon }
  expect(await codeOf(bola.call(shopWindow.addBanner, { ...banner, ...days }))).toBe('PICTURE_UNKNOWN')
  expect(await codeOf(ada.call(shopWindow.addBanner, { ...banner, ...days, path: '//evil.example' }))).toBe(
    'INVALID_INPUT',
  )
  const added = await ada.call(shopWindow.addBanner, { ...banner, ...days })
  expect((await api.call(showBanners, {})).banners).toEqual([banner])
  await ada.call(shopWindow.removeBanner, { id: added.id })
  expect((await api.call(showBanners, {})).banners).toEqual([])
})

test('ADMIN-51 searches are read over HTTP, and a synonym is proposed by those who may', async () => {
  expect(await ada.call(searches.listSearches, { nothingFound: true })).toEqual({ searches: [], next: null })

  await ada.call(searches.proposeSynonym, { words: ' Ponmo ', means: 'cow skin' })

  expect((await ada.call(searches.listSynonyms, {})).synonyms).toMatchObject([
    { words: 'ponmo', means: 'cow skin' },
  ])
  expect(await codeOf(support.call(searches.listSearches, {}))).toBe('NOT_PERMITTED')
  const auditor = await aColleague(api, admin, 'AUDITOR')
  expect(await codeOf(auditor.call(searches.proposeSynonym, { words: 'a', means: 'b' }))).toBe(
    'NOT_PERMITTED',
  )
})

/** Taken down by Ada; its shop has appealed. */
async function anAppeal(name: string) {
  const id = await aProduct(name)
  const { version } = (await ada.call(goods.showGoods, { id })).goods
  await ada.call(goods.decideGoods, { id, version, ...TAKEN_DOWN })
  await api.pool.query(
    `insert into listing_appeals (move_id, words)
     select id, 'We have the invoice.' from product_moves where product_id = $1 and to_status = 'TAKEN_DOWN'`,
    [id],
  )
  const show = async (who: typeof ada) => (await who.call(goods.showGoods, { id })).goods
  const isWork = async () =>
    (await api.pool.query('select kind from listings_waiting where subject_id = $1', [id])).rows.length > 0
  return { id, show, isWork }
}

test('ADMIN-30 an appeal about a product is never decided by who took it down, and the database agrees', async () => {
  const { id, show, isWork } = await anAppeal('Lamp of a known maker')
  const { version, appeal, decisions } = await show(ada)

  expect({ appeal, decisions }).toEqual({ appeal: { isForOther: true }, decisions: [] })
  const words = 'They have shown the invoice.'
  expect(await codeOf(ada.call(goods.decideGoods, { id, version, to: 'HIDDEN', words }))).toBe(
    'OTHER_ARBITER',
  )
  expect(await codeOf(ada.call(goods.refuseGoodsAppeal, { id, words }))).toBe('OTHER_ARBITER')
  expect(await isWork()).toBe(true)
  await expect(
    api.pool.query(
      `update listing_appeals set answer = 'No.', answered_at = now(), answered_by = $2
       where move_id in (select id from product_moves where product_id = $1)`,
      [id, ada.id],
    ),
  ).rejects.toMatchObject({ constraint: 'listing_appeals_by_another' })
  await bola.call(goods.decideGoods, { id, version, to: 'HIDDEN', words })
  expect(await show(bola)).toMatchObject({ status: 'HIDDEN', appeal: null })
})

test('ADMIN-30 a colleague leaves a product down after an appeal, once', async () => {
  const { id, show, isWork } = await anAppeal('Watch of a known maker')
  const refuse = (who: typeof ada, words: string) => codeOf(who.call(goods.refuseGoodsAppeal, { id, words }))

  expect((await show(bola)).appeal).toEqual({ isForOther: false })
  expect(await refuse(support, 'No.')).toBe('NOT_PERMITTED')
  expect(await refuse(bola, 'The invoice is of another watch.')).toBe(null)
  expect(await refuse(bola, 'The invoice is of another watch.')).toBe(null)
  expect(await refuse(ada, 'I agree.')).toBe('ALREADY_DECIDED')

  expect(await isWork()).toBe(false)
  expect(await show(bola)).toMatchObject({ status: 'TAKEN_DOWN', appeal: null })
  expect(await refuse(bola, 'No.')).toBe('ALREADY_DECIDED')
  expect(await codeOf(bola.call(goods.refuseGoodsAppeal, { id: newId(), words: 'No.' }))).toBe(
    'PRODUCT_NOT_FOUND',
  )
  expect(
    await codeOf(bola.call(goods.refuseGoodsAppeal, { id: await aProduct('Plain stool'), words: 'No.' })),
  ).toBe('STEP_REFUSED')
})
