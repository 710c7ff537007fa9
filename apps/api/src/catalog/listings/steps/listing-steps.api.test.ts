import { randomUUID } from 'node:crypto'
import { listProducts, showProduct } from '@ahia/contracts/catalog'
import type { OrderId } from '@ahia/contracts/ids'
import { copyListing, previewListing, publishListing } from '@ahia/contracts/seller/listings'
import { listSellerNews } from '@ahia/contracts/seller/seller-news'
import { closeShop } from '@ahia/contracts/seller/shop-settings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aLineOf } from '../../../../test/builders.ts'
import { aShopper } from '../../../../test/cart-fixture.ts'
import { PASSWORD, send } from '../../../../test/customer.ts'
import { startOrdersApi } from '../../../../test/order-fixture.ts'
import { readData } from '../../../../test/read-data.ts'
import { readError } from '../../../../test/read-error.ts'
import { aLister } from '../../../../test/seller/listing-fixture.ts'
import { approveShop, suspendShop } from '../../../../test/staff/shop-decisions.ts'
import type { TestApi } from '../../../../test/test-api.ts'
import { holdStock } from '../../stock/hold-stock.ts'
import { LISTING_STEPS } from './listing-steps.rules.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const decide = ({ _id }: Listing, to: string, reason = 'We have looked at it.') =>
  send(api, `/dev/console/listings/${_id}`, { body: { to, reason } })
const statusSeenBy = async ({ _id }: Listing) => (await send(api, `/products/${_id}`)).status
const published = async (answer: Response) => (await readData(publishListing, answer)).product

test('SELL-20 the steps of the database are those of the rule', async () => {
  const { rows } = await api.pool.query<{ step: string }>(
    `select from_status || ' ' || to_status || ' ' || actor as step from product_steps`,
  )

  const ruled = Object.entries(LISTING_STEPS).flatMap(([from, steps]) =>
    Object.entries(steps).map(([to, actor]) => `${from} ${to} ${actor}`),
  )
  expect(rows.map(({ step }) => step).toSorted()).toEqual(ruled.toSorted())
})

test('SELL-10 publishing an incomplete listing names every gap', async () => {
  const shop = await aLister(api)
  const draft = await shop.create({ name: 'Cap' })

  const refused = await readError(await shop.step(draft, 'publish'))

  expect(refused).toMatchObject({
    status: 422,
    code: 'LISTING_INCOMPLETE',
    details: { gaps: [{ code: 'NAME_SHORT' }, {}, {}, {}, {}, {}, {}] },
  })
})

test('SELL-20 what is published is found by search at once, what is hidden is gone, and it can come back', async () => {
  const shop = await aLister(api)
  const search = async () => (await api.call(listProducts, { search: 'zigzagged' })).products.length
  const draft = await shop.ready({ name: 'Zigzagged dress' })
  expect(await search()).toBe(0)

  const live = await published(await shop.step(draft, 'publish'))
  expect(live).toMatchObject({ status: 'LIVE', version: 2 })
  expect((await api.call(showProduct, { id: live._id })).product.name).toBe('Zigzagged dress')
  await expect.poll(search, { timeout: 12_000 }).toBe(1)

  const hidden = await published(await shop.step(live, 'hide'))
  expect(hidden.status).toBe('HIDDEN')
  await expect.poll(() => statusSeenBy(hidden), { timeout: 12_000 }).toBe(410)
  expect((await published(await shop.step(hidden, 'publish'))).status).toBe('LIVE')
})

test('SELL-20 publishing twice at once, by two people, puts it on the shelf once', async () => {
  const shop = await aLister(api)
  const draft = await shop.ready()

  const answers = await Promise.all([shop.step(draft, 'publish'), shop.step(draft, 'publish')])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await api.pool.query('select from product_moves where product_id = $1', [draft._id])
  expect(rows).toHaveLength(1)
})

test('SELL-04 a pending shop publishes for the day of its approval; a suspended or closing one can’t', async () => {
  const shop = await aLister(api, { status: 'PENDING' })
  const [one, two] = [await shop.ready(), await shop.ready({ name: 'A second dress' })]
  const live = await published(await shop.step(one, 'publish'))
  expect([live.status, await statusSeenBy(live)]).toEqual(['LIVE', 404])

  await approveShop(api, shop.shopId)
  await expect.poll(() => statusSeenBy(live), { timeout: 12_000 }).toBe(200)
  await suspendShop(api, shop.shopId)
  const refused = await readError(await shop.step(two, 'publish'))
  expect(refused).toMatchObject({ status: 409, code: 'SHOP_SUSPENDED' })
  expect(refused.message).toContain('suspended')

  const leaving = await aLister(api)
  const draft = await leaving.ready()
  await readData(
    closeShop,
    await send(api, '/shop/closing', { token: leaving.token, body: { password: PASSWORD } }),
  )
  const late = await readError(await leaving.step(draft, 'publish'))
  expect(late).toMatchObject({ status: 409, code: 'SHOP_SUSPENDED' })
  expect(late.message).toContain('closing')
})

test('WIN-27 the first published product tells that the shop sells, the second does not', async () => {
  const shop = await aLister(api)
  const countNews = async () =>
    (
      await api.pool.query(
        `select from graphile_worker._private_jobs
         where payload->>'event' = 'catalog.first_product_published' and payload->'payload'->>'shopId' = $1`,
        [shop.shopId],
      )
    ).rows.length
  await shop.listed()
  const first = await countNews()
  await shop.listed({ name: 'A second dress' })

  expect([first, await countNews()]).toEqual([1, 1])
})

test('SELL-20 a product is removed for good, keeps its row, and frees its title; while it is held it stays', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed({ sku: 'D-1' })
  const lines = [{ productId: listed._id, variantId: null, optionId: null, quantity: 1 }]
  const orderId = newId<OrderId>()
  await api.db.transaction((tx) => holdStock(tx, [{ orderId, lines }], null))
  expect(await readError(await shop.step(listed, 'remove'))).toMatchObject({
    status: 409,
    code: 'STEP_REFUSED',
  })
  await api.pool.query('delete from stock_holds where order_id = $1', [orderId])

  expect((await shop.step(listed, 'remove')).status).toBe(200)

  expect(await shop.get(listed._id)).toMatchObject({ status: 'REMOVED', actions: [] })
  expect(await shop.refused({ ...listed, version: 3 }, { basePrice: 1 })).toMatchObject({ status: 410 })
  expect(await shop.ready({ sku: 'D-1' })).toMatchObject({ name: listed.name, sku: 'D-1' })
})

test('SELL-12 a copy is a draft with the same words and choices, without stock, SKU and pictures', async () => {
  const shop = await aLister(api)
  const values = [{ value: 'S', price: null, quantity: 4, sku: 'C-S' }]
  const listed = await shop.listed({ quantity: undefined, variants: { name: 'Size', values } })

  const copy = async () =>
    (
      await readData(
        copyListing,
        await shop.call('POST', `/products/${listed._id}/copy`, { requestKey: randomUUID() }),
      )
    ).product
  const [first, second] = [await copy(), await copy()]

  expect(first).toMatchObject({
    status: 'DRAFT',
    name: `${listed.name} (copy)`,
    subtitle: listed.subtitle,
    stock: 0,
    pictures: [],
  })
  expect(first.variants?.values).toMatchObject([{ value: 'S', stock: 0, sku: null, isCounted: false }])
  expect(second.name).toBe(`${listed.name} (copy 2)`)
})

test('SELL-19 a preview shows a draft for an hour to those who have its address, and nothing can be bought from it', async () => {
  const [shop, shopper] = [await aLister(api), await aShopper(api)]
  const [draft, other] = [await shop.ready(), await shop.ready({ name: 'Another dress' })]
  const { url } = await readData(
    previewListing,
    await shop.call('POST', `/products/${draft._id}/preview`, {}),
  )
  const token = new URL(url, 'http://x').searchParams.get('token') ?? ''
  const look = (id: string, with_: string) => send(api, `/products/${id}/preview?token=${with_}`)

  const seen = await look(draft._id, token)

  expect(seen.status).toBe(200)
  expect(seen.headers.get('cache-control')).toContain('no-store')
  expect(await seen.json()).toMatchObject({ data: { product: { name: draft.name } } })
  expect(await statusSeenBy(draft)).toBe(404)
  expect(await shopper.errorOf('addToCart', aLineOf({ id: draft._id }))).toMatchObject({ status: 404 })
  const [time = '', signature = ''] = token.split('.')
  const [old, later] = [-1000, 7_200_000].map((ms) => `${(Date.now() + ms).toString(36)}.${signature}`)
  for (const [id, with_] of [
    [other._id, token],
    [draft._id, old ?? ''],
    [draft._id, later ?? ''],
    [draft._id, `${time}.AAAA`],
    [draft._id, 'x'],
  ] as const)
    expect((await look(id, with_)).status).toBe(404)
  await api.pool.query(`update products set status = 'REMOVED' where id = $1`, [draft._id])
  expect((await look(draft._id, token)).status, 'removed for good').toBe(404)
})

test('SELL-22 a prohibited word brings the listing before staff; let through, it is on sale and the shop is told', async () => {
  const shop = await aLister(api)
  const draft = await shop.ready({ name: 'Pistols, toy set of two' })

  const held = await published(await shop.step(draft, 'publish'))

  expect(held).toMatchObject({
    status: 'IN_REVIEW',
    notice: { rule: 'Weapons and ammunition may not be sold here.' },
  })
  expect(await statusSeenBy(held)).toBe(404)
  expect(await readError(await shop.step(held, 'publish'))).toMatchObject({ code: 'LISTING_UNDER_REVIEW' })
  expect(await shop.refused(held, { basePrice: 5 })).toMatchObject({ code: 'LISTING_UNDER_REVIEW' })
  expect((await decide(held, 'LIVE', 'A toy, and clearly described.')).status).toBe(200)
  const live = await shop.get(draft._id)
  expect(live.status).toBe('LIVE')
  const { news } = await readData(listSellerNews, await shop.call('GET', '/news'))
  expect(news).toMatchObject([{ kind: 'LISTING_PUBLISHED', productId: draft._id, orderId: null }])
  const same = await published(await shop.step(await published(await shop.step(live, 'hide')), 'publish'))
  expect(same.status).toBe('LIVE')
  expect((await shop.change(same, { subtitle: 'With real ammunition, new' })).status).toBe('IN_REVIEW')
})

test('SELL-22 medicine without its NAFDAC number has a gap, and the word in the middle of another is no hit', async () => {
  const shop = await aLister(api)
  const unnamed = await shop.ready({
    name: 'Vitamin C from Ogunpistola',
    category: 'HEALTH',
    subCategory: 'Vitamins & Supplements',
  })
  expect(unnamed.gaps.map(({ code }) => code)).toEqual(['REGISTRATION_MISSING'])

  const named = await shop.change(unnamed, { specifications: [{ name: 'NAFDAC number', value: 'A7-1234' }] })

  expect((await published(await shop.step(named, 'publish'))).status).toBe('LIVE')
})

test('SELL-20 staff take down with a reason, the shop can’t undo it but appeals once, and staff restore it', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed()
  const appeal = () =>
    shop.call('POST', `/products/${listed._id}/appeal`, {
      requestKey: randomUUID(),
      words: 'It is our own design.',
    })
  expect(await readError(await appeal())).toMatchObject({ status: 409, code: 'STEP_REFUSED' })

  await decide(listed, 'TAKEN_DOWN', 'A brand says that it is counterfeit.')

  const down = await shop.get(listed._id)
  expect(down).toMatchObject({
    status: 'TAKEN_DOWN',
    notice: { reason: 'A brand says that it is counterfeit.', appeal: null },
  })
  expect(down.actions).toContain('APPEAL')
  const refused = await readError(await shop.step(down, 'publish'))
  expect(refused).toMatchObject({ status: 409, code: 'LISTING_TAKEN_DOWN' })
  expect(await readError(await shop.step(down, 'hide'))).toMatchObject({ code: 'STEP_REFUSED' })
  expect((await appeal()).status).toBe(200)
  expect(await readError(await appeal())).toMatchObject({ code: 'STEP_REFUSED' })
  expect((await decide(listed, 'HIDDEN', 'You are right, we are sorry.')).status).toBe(200)
  const back = await shop.get(listed._id)
  expect(back.status).toBe('HIDDEN')
  expect((await published(await shop.step(back, 'publish'))).status).toBe('LIVE')
  const { news } = await readData(listSellerNews, await shop.call('GET', '/news'))
  expect(news.map(({ kind }) => kind)).toEqual(['LISTING_RESTORED', 'LISTING_TAKEN_DOWN'])
})

test('SELL-20 staff win against a shop that publishes at the same moment', async () => {
  const shop = await aLister(api)
  for (let round = 0; round < 5; round += 1) {
    const listed = await shop.listed({ name: `Dress of round ${round}` })
    const hidden = await published(await shop.step(listed, 'hide'))

    await Promise.all([shop.step(hidden, 'publish'), decide(hidden, 'TAKEN_DOWN')])

    expect((await shop.get(listed._id)).status).toBe('TAKEN_DOWN')
  }
})
