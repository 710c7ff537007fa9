import type { DisputeId, ImportId, ReviewId } from '@ahia/contracts/ids'
import { sendImport } from '@ahia/contracts/seller/imports'
import { getListing } from '@ahia/contracts/seller/listings'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { planImport } from '#catalog/imports/plan-import.ts'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { send } from '../test/customer.ts'
import { aComplaint, disputesOf } from '../test/dispute-fixture.ts'
import { aBuyer, startOrdersApi } from '../test/order-fixture.ts'
import { aSale, aSeller, type Sale } from '../test/parcel-fixture.ts'
import { readData } from '../test/read-data.ts'
import { readError } from '../test/read-error.ts'
import { sampleOf } from '../test/seller/sample-value.ts'
import { sendCsv } from '../test/stock/import-fixture.ts'
import type { TestApi } from '../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

/** Also those that are added later: a call is here as soon as its contract is listed. */
const CALLS = endpoints.filter(({ path }) => path.startsWith('/seller/'))

type Things = Sale & { disputeId: DisputeId; importId: ImportId; reviewId: ReviewId }

/** A shop with one of everything that a path can name. */
async function aBusyShop(): Promise<Things> {
  const complaint = await aComplaint(api)
  const sale = await aSale(api, complaint)
  const { productId } = sale.seller.thing
  const reviewId = newId<ReviewId>()
  const review = { authorName: 'Ada O.', stars: 2, text: 'Small', createdAt: new Date(), isVerified: true }
  await api.db.transaction((tx) => addReviews(tx, [{ id: reviewId, productId, ...review }]))
  const answer = await sendCsv(api, sale.seller, `id,price\n${productId},1100\n`)
  const { _id: importId } = (await readData(sendImport, answer)).import
  await planImport(api, { importId })
  return { ...sale, disputeId: complaint.disputeId, importId, reviewId }
}

/** The id of the other shop's thing that a path is about. */
function idFor(path: string, { orderId, parcelId, disputeId, importId, reviewId, seller }: Things): string {
  if (path.includes('/parcels/')) return parcelId
  if (path.includes('/products')) return seller.thing.productId
  if (path.includes('/imports')) return importId
  if (path.includes('/disputes/')) return disputeId
  if (path.includes('/reviews')) return reviewId
  return orderId
}

test('SELL-03 every seller call as a rival shop, a customer and a guest reveals and changes nothing', async () => {
  const [sale, rival, stranger] = [await aBusyShop(), await aSeller(api), await aBuyer(api)]
  const product = async () =>
    readData(getListing, await sale.seller.get(`/products/${sale.seller.thing.productId}`))
  const listed = async (path: string): Promise<unknown> => (await sale.seller.get(path)).json()
  const readAll = async () => [
    await sale.seller.order(sale.orderId),
    await product(),
    await listed(`/imports/${sale.importId}`),
    await listed(`/orders/${sale.orderId}/disputes`),
    await listed('/reviews'),
  ]
  const before = await readAll()

  for (const { method, path, body } of CALLS) {
    const own = idFor(path, sale)
    const ask = (id: string, token?: string) =>
      send(api, path.replace('{id}', id).replace('{messageId}', own).replace('{place}', '0'), {
        method,
        ...(token !== undefined && { token }),
        ...(method !== 'GET' && { body: body ? sampleOf(body, own) : {} }),
      })
    expect([path, (await ask(own)).status]).toEqual([path, 401])
    expect([path, (await ask(own, stranger.token)).status]).toEqual([path, 403])
    const ofRival = await ask(own, rival.token)
    if (path.includes('{id}')) {
      const ofNobody = await ask(newId(), rival.token)
      expect([path, ofRival.status]).toEqual([path, ofNobody.status])
      expect([path, ofRival.status]).toEqual([path, 404])
      expect(await readError(ofRival)).toEqual(await readError(ofNobody))
    } else {
      const text = await ofRival.text()
      const { parcelId, importId, disputeId, reviewId, seller } = sale
      for (const id of [parcelId, importId, disputeId, reviewId, seller.thing.productId, seller.shopId])
        expect([path, text.includes(`"${id}"`)]).toEqual([path, false])
    }
  }
  expect(await readAll()).toEqual(before)
})

/** Those of customers that name something which belongs to one of them. */
const OWN_CALLS = endpoints.filter(
  ({ auth, path }) => auth === 'customer' && /^\/orders\/.*\{id\}/.test(path),
)

test('T5 every call about an order as another customer is answered as if it did not exist', async () => {
  const [{ orderId, disputeId, buyer }, stranger] = [await aComplaint(api), await aBuyer(api)]
  const read = async () => [await buyer.order(orderId), await disputesOf({ buyer, orderId })]
  const before = await read()
  expect(OWN_CALLS.length).toBeGreaterThan(9)

  for (const { method, path, body } of OWN_CALLS) {
    const own = path.includes('/disputes/{id}') ? disputeId : orderId
    const ask = (id: string) =>
      send(api, path.replace('{id}', id).replace('{messageId}', own).replace('{place}', '0'), {
        method,
        token: stranger.token,
        ...(method !== 'GET' && { body: body ? sampleOf(body, own) : {} }),
      })
    const [ofOther, ofNobody] = [await ask(own), await ask(newId())]
    expect([path, ofOther.status]).toEqual([path, 404])
    expect(await readError(ofOther)).toEqual(await readError(ofNobody))
  }
  expect(await read()).toEqual(before)
})
