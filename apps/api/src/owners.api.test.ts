import type { CartLineId, QuestionId, ReviewId, SellableId } from '@ahia/contracts/ids'
import { kobo } from '@ahia/money/kobo'
import { beforeAll, expect, test } from 'vitest'
import { findLine, listLines, listLinesOf } from '#cart/cart-lines.sql.ts'
import { removeAllLines, removeLine, restoreLine, takeFromLine } from '#cart/change-lines.sql.ts'
import { deleteBought, updatePrices as updateCartPrices } from '#cart/checkout/checkout-lines.sql.ts'
import { countFree } from '#catalog/imports/drafts.sql.ts'
import { listPrices, updatePrices } from '#catalog/own-stock/prices.sql.ts'
import { findFacts } from '#catalog/own-stock/stock-rows.sql.ts'
import { hasLiveProduct, listProductNames } from '#catalog/shop-products.reads.ts'
import { bookJournal } from '#ledger/book-journal.ts'
import { credit, debit } from '#ledger/entry.rules.ts'
import { listShopEntries } from '#ledger/shop-entries.reads.ts'
import { listSentEmails } from '#notifications/sent-emails/sent-emails.sql.ts'
import { findOwnFacts, findShopFacts } from '#orders/order-facts.sql.ts'
import { hasReceivedProduct, listOrdersToPay } from '#orders/orders.reads.ts'
import { findOwnCode } from '#orders/parcels/delivery-codes.sql.ts'
import { findOrderOfParcel, listOwnOrderIds } from '#orders/parcels/parcels.sql.ts'
import { findAddress } from '#orders/seller/addresses.sql.ts'
import { findSellerFacts } from '#orders/seller/seller-orders.sql.ts'
import { countOpenOrders } from '#orders/shop-orders.reads.ts'
import { lockAndSelectOrders } from '#orders/steps/locked-orders.sql.ts'
import { newId } from '#platform/ids.ts'
import { getAsked, insertQuestion } from '#questions/questions.sql.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { deletePhotosBy } from '#reviews/own-reviews.sql.ts'
import { findOfShop } from '#reviews/replies/shop-reviews.sql.ts'
import { lockShopOfOwner } from '#shops/own-shop/own-shops.sql.ts'
import { findDocumentKey, insertDocument } from '#shops/review/checks.sql.ts'
import { aBuyer, startOrdersApi } from '../test/order-fixture.ts'
import { aSeller, aSentSale } from '../test/parcel-fixture.ts'
import { inUndone } from '../test/rows/in-undone.ts'
import type { TestApi } from '../test/test-api.ts'
import type { Tx } from './tables.ts'

let api: TestApi
let own: Awaited<ReturnType<typeof aMarket>>
let strangers: { shopId: Owned['shopId']; accountId: Owned['accountId']; ownerId: Owned['ownerId'] }
beforeAll(async () => {
  api = await startOrdersApi()
  own = await aMarket()
  const [seller, buyer] = [await aSeller(api), await aBuyer(api)]
  strangers = { shopId: seller.shopId, accountId: buyer.accountId, ownerId: seller.accountId }
})

/** A shop and a customer, with one of everything between them. */
async function aMarket() {
  const { seller, buyer, orderId, parcelId } = await aSentSale(api)
  const { shopId, accountId: ownerId, thing } = seller
  const [reviewId, itemId] = [newId<ReviewId>(), newId<CartLineId>()]
  await api.db.transaction(async (tx) => {
    const words = { authorName: 'Ada O.', stars: 2, text: 'Late', createdAt: new Date(), isVerified: true }
    await addReviews(tx, [{ id: reviewId, productId: thing.productId, ...words }])
  })
  await api.pool.query(
    `insert into cart_lines (id, account_id, product_id, add_ons, choice_hash, quantity, price_kobo)
     values ($1, $2, $3, '[]', $4, 2, 100000)`,
    [itemId, buyer.accountId, thing.productId, Buffer.alloc(32)],
  )
  await api.pool.query(`update orders set delivered_at = now() where id = $1`, [orderId])
  await api.pool.query(
    `insert into sent_emails (message_id, account_id, subject) values ($2, $1, 'Your order')`,
    [buyer.accountId, newId()],
  )
  const key = `review-${newId()}`
  await api.pool.query(
    `insert into uploads (key, account_id, kind, width, height) values ($1, $2, 'REVIEW', 8, 8)`,
    [key, buyer.accountId],
  )
  await api.pool.query('insert into review_photos (review_id, key, place) values ($1, $2, 1)', [
    reviewId,
    key,
  ])
  await api.pool.query('update reviews set account_id = $2 where id = $1', [reviewId, buyer.accountId])
  const entries = [debit('PROVIDER', null, kobo(500)), { ...credit('SHOP', null, kobo(500)), shopId }]
  await api.db.transaction((tx) => bookJournal(tx, { key: `settle:${newId()}`, kind: 'SETTLEMENT', entries }))
  const sellableId = thing.productId as string as SellableId
  const { accountId } = buyer
  return {
    shopId,
    ownerId,
    accountId,
    orderId,
    parcelId,
    sellableId,
    productId: thing.productId,
    reviewId,
    itemId,
  }
}
type Owned = typeof own

const READS: Record<string, (tx: Tx, of: Owned) => Promise<unknown>> = {
  'the names of a shop’s products': (tx, { shopId, productId }) =>
    listProductNames(tx, { shopId, productIds: [productId] }),
  'stock of a shop': (tx, { shopId, sellableId }) => findFacts(tx, { shopId, ids: [sellableId] }),
  'prices of a shop': (tx, { shopId, sellableId }) => listPrices(tx, { shopId, ids: [sellableId] }),
  'the order of a parcel': (tx, { shopId, parcelId }) => findOrderOfParcel(tx, { shopId, parcelId }),
  'orders of a shop': (tx, { shopId, orderId }) => listOwnOrderIds(tx, { shopId, orderIds: [orderId] }),
  'an order as its shop sees it': (tx, { shopId, orderId }) => findSellerFacts(tx, { shopId, orderId }),
  'an order as an invoice shows it': (tx, { shopId, orderId }) => findShopFacts(tx, { shopId, orderId }),
  'what was booked for a shop': (tx, { shopId }) => listShopEntries(tx, { shopId, before: null, limit: 10 }),
  'the address of a parcel': (tx, { shopId, parcelId }) => findAddress(tx, { shopId, parcelId }),
  'how many orders a shop has': (tx, { shopId }) => countOpenOrders(tx, shopId),
  'a review of a shop’s product': (tx, { shopId, reviewId }) => findOfShop(tx, shopId, reviewId),
  'an order as its customer sees it': (tx, { accountId, orderId }) =>
    findOwnFacts(tx, { accountId, orderId }),
  'an order to be paid': (tx, { accountId, orderId }) =>
    listOrdersToPay(tx, { accountId, orderIds: [orderId] }),
  'an order to be moved': (tx, { accountId, orderId }) =>
    lockAndSelectOrders(tx, { accountId, orderIds: [orderId] }),
  'whether a customer received it': (tx, { accountId, productId }) =>
    hasReceivedProduct(tx, { accountId, productId }),
  'the code of a delivery': (tx, { accountId, orderId }) => findOwnCode(tx, { accountId, orderId }),
  'a line of a cart': (tx, { accountId, itemId }) => findLine(tx, { accountId, itemId }),
  'the lines of a product in a cart': (tx, { accountId, productId }) =>
    listLinesOf(tx, { accountId, productId }),
  'a cart': (tx, { accountId }) => listLines(tx, accountId),
  'emails that were sent': (tx, { accountId }) => listSentEmails(tx, { accountId, limit: 10 }),
}

const isNothing = (found: unknown): boolean =>
  found === null ||
  found === false ||
  found === 0 ||
  (found instanceof Map ? found.size : Array.isArray(found) ? found.length : 1) === 0

test.each(Object.entries(READS))('R15 %s is read by its owner alone', async (_what, read) => {
  const ofStranger = await api.db.transaction((tx) => read(tx, { ...own, ...strangers }))

  expect(isNothing(ofStranger), JSON.stringify(ofStranger)).toBe(true)
  expect(isNothing(await api.db.transaction((tx) => read(tx, own)))).toBe(false)
})

const WRITES: Record<string, (tx: Tx, of: Owned) => Promise<unknown>> = {
  'prices a product': (tx, { shopId, sellableId }) =>
    updatePrices(tx, { shopId, prices: [{ sellableId, kobo: kobo(500), version: 1 }] }),
  'prices a line of a cart': (tx, { accountId, itemId }) =>
    updateCartPrices(tx, accountId, [{ cartLineId: itemId, priceKobo: kobo(500) }]),
  'takes one of a line': (tx, of) => takeFromLine(tx, of, 1),
  'buys a line': (tx, { accountId, itemId }) =>
    deleteBought(tx, accountId, [{ cartLineId: itemId, quantity: 1 }]),
  'removes a line': (tx, of) => removeLine(tx, of),
  'removes the photos of a review': (tx, { accountId }) => deletePhotosBy(tx, accountId),
  'empties a cart': (tx, { accountId }) => removeAllLines(tx, accountId),
}

async function present(tx: Tx): Promise<unknown> {
  const lines = await tx.selectFrom('cart_lines').selectAll().where('id', '=', own.itemId).execute()
  const columns = ['base_price_kobo', 'version'] as const
  const photos = await tx
    .selectFrom('review_photos')
    .selectAll()
    .where('review_id', '=', own.reviewId)
    .execute()
  return [
    lines,
    photos,
    await tx.selectFrom('products').select(columns).where('id', '=', own.productId).execute(),
  ]
}

test.each(Object.entries(WRITES))('R15 nobody %s of somebody else', async (_what, write) => {
  await inUndone(api, async (tx) => {
    const before = await present(tx)
    await write(tx, { ...own, ...strangers })
    expect(await present(tx)).toEqual(before)
    await write(tx, own)
    expect(await present(tx)).not.toEqual(before)
  })
})

test('R15 nobody restores a line that somebody else has removed', async () => {
  await inUndone(api, async (tx) => {
    const before = await present(tx)
    await removeLine(tx, own)
    await restoreLine(tx, { ...own, ...strangers })
    expect(await present(tx)).not.toEqual(before)
    await restoreLine(tx, own)
    expect(await present(tx)).toEqual(before)
  })
})

test('CART-11 a line that was removed is listed once among the lines of its product', async () => {
  await inUndone(api, async (tx) => {
    await removeLine(tx, own)
    expect(await listLinesOf(tx, own)).toHaveLength(1)
  })
})

test('R15 a shop belongs to the account that opened it', async () => {
  const found = (accountId: Owned['ownerId']) => api.db.transaction((tx) => lockShopOfOwner(tx, accountId))

  expect(await found(own.ownerId)).toMatchObject({ shopId: own.shopId })
  expect(await found(strangers.ownerId)).toMatchObject({ shopId: strangers.shopId })
  expect(await found(own.accountId)).toBe(null)
})

test('R15 whether a shop sells is asked of its own products', async () => {
  await api.pool.query(`update products set status = 'HIDDEN' where shop_id = $1`, [strangers.shopId])

  expect(await hasLiveProduct(api.db.read, own.shopId)).toBe(true)
  expect(await hasLiveProduct(api.db.read, strangers.shopId)).toBe(false)
})

test('R15 how many products a shop may add is counted by its own', async () => {
  const free = (shopId: Owned['shopId']) => api.db.transaction((tx) => countFree(tx, shopId, 5))

  expect(await free(own.shopId)).toBe(4)
  await api.pool.query(`update products set status = 'REMOVED' where shop_id = $1`, [strangers.shopId])
  expect(await free(strangers.shopId)).toBe(5)
})

test('R15 two customers who ask the same have each a question of their own', async () => {
  const { productId, shopId } = own
  const asked = {
    productId,
    productName: 'Shea butter',
    shopId,
    authorName: 'Ada O.',
    text: 'Is it raw?',
    askedAt: new Date(),
  }
  const ask = ({ accountId }: Pick<Owned, 'accountId'>) =>
    api.db.transaction(async (tx) => {
      const id = newId<QuestionId>()
      const isNew = await insertQuestion(tx, { ...asked, id, accountId })
      return { isNew, isOwn: (await getAsked(tx, { accountId, productId, text: ' is it  RAW?' })) === id }
    })

  for (const one of [own, strangers]) expect(await ask(one)).toEqual({ isNew: true, isOwn: true })
  expect(await ask(own)).toEqual({ isNew: false, isOwn: false })
})

test('ADMIN-19 a document is found under its own shop alone', async () => {
  const key = `document-${newId()}`
  await api.pool.query(
    `insert into uploads (key, account_id, kind, width, height) values ($1, $2, 'DOCUMENT', 8, 8)`,
    [key, own.ownerId],
  )
  const { rows } = await api.pool.query('select kind from shop_check_kinds limit 1')
  const documentId = await api.db.transaction((tx) =>
    insertDocument(tx, { shopId: own.shopId, kind: rows[0].kind, key }),
  )

  expect(await findDocumentKey(api.db.read, { shopId: own.shopId, documentId })).toBe(key)
  expect(await findDocumentKey(api.db.read, { shopId: strangers.shopId, documentId })).toBe(null)
})
