import { randomUUID } from 'node:crypto'
import type { ProductId } from '@ahia/contracts/ids'
import { createListing, getSellerRates, listListings } from '@ahia/contracts/seller/listings'
import type { Listing } from '@ahia/contracts/shapes/listing'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import { aLister, aSentPicture, COMPLETE } from '../../../test/seller/listing-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { insertDraft, writeFields } from './listing-fields.sql.ts'
import { lockOwnListing, raiseVersion } from './locked-listing.sql.ts'
import { moveListing } from './steps/listing-moves.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const codesOf = ({ gaps }: Pick<Listing, 'gaps'>) => gaps.map(({ code }) => code)

test('SELL-12 a draft needs its name alone, and says what is missing', async () => {
  const shop = await aLister(api)

  const draft = await shop.create({ name: 'Ginger' })

  expect(draft).toMatchObject({ status: 'DRAFT', version: 1, category: null, basePrice: null, stock: 0 })
  expect(codesOf(draft)).toEqual([
    'SUBTITLE_SHORT',
    'CATEGORY_MISSING',
    'DESCRIPTION_SHORT',
    'PICTURE_MISSING',
    'PRICE_MISSING',
    'QUANTITY_MISSING',
  ])
  expect(draft.actions).toEqual(['EDIT', 'PUBLISH', 'REMOVE', 'COPY', 'PREVIEW'])
})

test('SELL-12, SELL-14 every field is stored and comes back as it was sent', async () => {
  const shop = await aLister(api)
  const pictures = [await aSentPicture(api, shop.accountId), await aSentPicture(api, shop.accountId)]
  const fields = {
    ...COMPLETE,
    name: 'Dress with everything',
    brand: 'Nkechi',
    subCategory: 'OTHER',
    specifications: [
      { name: 'Zip', value: 'Back' },
      { name: 'Cloth', value: 'Wax print' },
    ],
    delivery: { type: 'SHOW_AND_CHARGE', area: 'CITY', promise: { within: 3, unit: 'HOURS' } },
    returns: { policy: 'RETURN', days: 14 },
    taxClass: 'STANDARD',
    sku: 'AW-1',
    lowStock: 5,
    addOns: [{ name: 'Belt', price: 1_500, maxQuantity: 1 }],
  } as const
  const { quantity, ...rest } = fields

  const made = await shop.create({
    ...fields,
    pictures,
    specifications: [...fields.specifications],
    addOns: [...fields.addOns],
  })

  expect(made).toMatchObject({ ...rest, stock: quantity, held: 0, isCounted: true, gaps: [] })
  expect(made.pictures.map(({ key }) => key)).toEqual(pictures)
  expect(await shop.get(made._id)).toEqual(made)
})

test('SELL-07 a repeat gets the first answer and makes no second draft; the key with other content is refused', async () => {
  const shop = await aLister(api)
  const body = { requestKey: randomUUID(), name: 'Zobo leaves' }
  const send = (sent: object) => shop.call('POST', '/products', sent)

  const [first, second] = await Promise.all([send(body), send(body)])

  const made = await readData(createListing, first)
  expect(await readData(createListing, second)).toEqual(made)
  expect(await readError(await send({ ...body, name: 'Other leaves' }))).toMatchObject({
    status: 422,
    code: 'REQUEST_KEY_REUSED',
  })
})

test('SELL-08 of two people who save at once one is refused with what the other wrote, and nothing is overwritten', async () => {
  const shop = await aLister(api)
  const draft = await shop.create({ name: 'Party jollof' })

  const answers = await Promise.all([
    shop.patch(draft, { basePrice: 5_500 }),
    shop.patch(draft, { subtitle: 'Smoky, for ten people' }),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = await readError(answers.find(({ status }) => status === 409) ?? new Response())
  const now = await shop.get(draft._id)
  expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { product: now } })
  expect(now.version).toBe(2)
  expect([now.basePrice, now.subtitle].filter((field) => field !== null && field !== '')).toHaveLength(1)
})

test('SELL-12, SELL-45 names and SKUs are once per shop, also for two that come at once; another shop may use them', async () => {
  const [shop, other] = [await aLister(api), await aLister(api)]
  await shop.create({ name: 'Ofada rice', sku: 'OR-5' })
  const draft = await shop.create({ name: 'Basmati rice' })

  expect(await shop.refused(draft, { name: 'Ofada rice' })).toMatchObject({ status: 409, code: 'NAME_TAKEN' })
  expect(await shop.refused(draft, { sku: 'or-5' })).toMatchObject({ status: 409, code: 'SKU_TAKEN' })
  expect(await shop.refused(draft, { sku: 'x'.repeat(61) })).toMatchObject({ status: 422 })
  expect(await other.create({ name: 'Ofada rice', sku: 'OR-5' })).toMatchObject({ sku: 'OR-5' })
  expect(await other.create({ name: 'Long rice', sku: 'x'.repeat(60) })).toMatchObject({
    sku: 'x'.repeat(60),
  })
  const make = () => shop.call('POST', '/products', { requestKey: randomUUID(), name: 'Twin' })
  const twins = await Promise.all([make(), make()])
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('SELL-12 pictures are only those that this shop has sent, and each is used once', async () => {
  const [shop, other] = [await aLister(api), await aLister(api)]
  const theirs = await aSentPicture(api, other.accountId)
  const used = (await shop.ready({ name: 'Dress with a picture' })).pictures[0]?.key ?? ''
  const draft = await shop.create({ name: 'Dress without' })

  for (const key of [theirs, used, 'nobodys'])
    expect(await shop.refused(draft, { pictures: [key] })).toMatchObject({
      status: 422,
      code: 'PICTURE_UNKNOWN',
    })
  const own = await aSentPicture(api, shop.accountId)
  expect((await shop.change(draft, { pictures: [own] })).pictures).toMatchObject([{ key: own }])
})

test('SELL-10 what shoppers see stays complete: a change that would break it is refused with the gaps', async () => {
  const shop = await aLister(api)
  const listed = await shop.listed()

  const refused = await shop.refused(listed, { subtitle: '', pictures: [] })

  expect(refused).toMatchObject({ status: 422, code: 'LISTING_INCOMPLETE' })
  expect(refused.details).toMatchObject({
    gaps: [{ code: 'SUBTITLE_SHORT', field: 'subtitle' }, { code: 'PICTURE_MISSING' }],
  })
  expect(await shop.get(listed._id)).toEqual(listed)
})

test('SELL-09 the list has tabs with counts, is searched by title and SKU, sorted and paged by a cursor', async () => {
  const shop = await aLister(api)
  const list = async (query = '') => readData(listListings, await shop.call('GET', `/products${query}`))
  const namesOf = async (query: string) => (await list(query)).products.map(({ name }) => name)
  await shop.listed({ name: 'Plenty of 100% cotton', quantity: 40, sku: 'PL-1' })
  await shop.listed({ name: 'Nearly sold out', quantity: 2 })
  await shop.listed({ name: 'Sold out', quantity: 0 })
  await shop.create({ name: 'Draft of a cap' })
  const hidden = await shop.listed({ name: 'Hidden hat' })
  await shop.step(hidden, 'hide')
  const gone = await shop.create({ name: 'Given up' })
  await shop.step(gone, 'remove')

  const { products, counts } = await list()

  expect(products.map(({ name }) => name)).toEqual([
    'Hidden hat',
    'Draft of a cap',
    'Sold out',
    'Nearly sold out',
    'Plenty of 100% cotton',
  ])
  expect(counts).toEqual({
    ALL: 5,
    LIVE: 3,
    DRAFT: 1,
    HIDDEN: 1,
    OUT_OF_STOCK: 1,
    LOW: 1,
    IN_REVIEW: 0,
    TAKEN_DOWN: 0,
  })
  expect(products.find(({ name }) => name === 'Draft of a cap')?.gaps.length).toBeGreaterThan(0)
  expect(await namesOf('?tab=OUT_OF_STOCK')).toEqual(['Sold out'])
  expect(await namesOf('?tab=LOW')).toEqual(['Nearly sold out'])
  expect(await namesOf('?search=SOLD')).toEqual(['Sold out', 'Nearly sold out'])
  expect(await namesOf('?search=100%25')).toEqual(['Plenty of 100% cotton'])
  expect(await namesOf('?search=pl-')).toEqual(['Plenty of 100% cotton'])
  expect(await namesOf('?search=%25')).toEqual(['Plenty of 100% cotton'])
  for (const sort of ['NEWEST', 'BEST_SELLING', 'LEAST_STOCK']) {
    const all = await namesOf(`?sort=${sort}`)
    const first = await list(`?sort=${sort}&limit=3`)
    const second = await list(`?sort=${sort}&limit=3&cursor=${first.next}`)
    expect([...first.products, ...second.products].map(({ name }) => name)).toEqual(all)
    expect(second.next).toBeNull()
  }
  expect((await namesOf('?sort=LEAST_STOCK&tab=LIVE')).at(0)).toBe('Sold out')
  const { next } = await list('?limit=1')
  const wrong = await shop.call('GET', `/products?sort=LEAST_STOCK&cursor=${next}`)
  expect(await readError(wrong)).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
})

test('SELL-17 the rates in force, with a package and without', async () => {
  const shop = await aLister(api)

  const { hasPackage, rates } = await readData(getSellerRates, await shop.call('GET', '/rates'))

  expect(hasPackage).toBe(false)
  expect(rates).toHaveLength(12)
  expect(rates).toContainEqual({ category: 'WARDROBE', withPackageBps: 1200, withoutPackageBps: 1800 })
})

test('SELL-21 a shop that has as many products as there may be gets no further one', async () => {
  const { shopId, create } = await aLister(api)
  await create({ name: 'The only one' })
  const add = (most: number) =>
    api.db.transaction((tx) =>
      insertDraft(tx, { shopId, productId: newId<ProductId>() }, { name: `One of ${most}`, most }),
    )

  expect([await add(1), await add(2), await add(2)]).toEqual([false, true, false])
})

test('SELL-03 no statement about a listing of one shop touches the listing of another', async () => {
  const [shop, rival] = [await aLister(api), await aLister(api)]
  const draft = await shop.create({ name: 'Ginger, dried' })
  const notTheirs = { shopId: rival.shopId, productId: draft._id }

  const found = await api.db.transaction(async (tx) => {
    await raiseVersion(tx, notTheirs)
    await writeFields(tx, notTheirs, { name: 'Bought from a rival' })
    await moveListing(tx, { ...notTheirs, from: 'DRAFT', to: 'REMOVED', actor: 'SHOP' })
    return lockOwnListing(tx, notTheirs)
  })

  expect(found).toBe(null)
  expect(await shop.get(draft._id)).toEqual(draft)
})
