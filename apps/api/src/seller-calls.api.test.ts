import { getListing } from '@ahia/contracts/seller/listings'
import { endpoints } from '@ahia/contracts/server/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { send } from '../test/customer.ts'
import { aBuyer, startOrdersApi } from '../test/order-fixture.ts'
import { aSale, aSeller, type Sale } from '../test/parcel-fixture.ts'
import { readData } from '../test/read-data.ts'
import { readError } from '../test/read-error.ts'
import { sampleOf } from '../test/seller/sample-value.ts'
import type { TestApi } from '../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

/** Also those that are added later: a call is here as soon as its contract is listed. */
const CALLS = endpoints.filter(({ path }) => path.startsWith('/seller/'))

/** The id of the other shop's thing that a path is about. */
function idFor(path: string, { orderId, parcelId, seller }: Sale): string {
  if (path.includes('/parcels/')) return parcelId
  if (path.includes('/products')) return seller.thing.productId
  return orderId
}

test('SELL-03 every seller call as a rival shop, a customer and a guest reveals and changes nothing', async () => {
  const [sale, rival, stranger] = [await aSale(api), await aSeller(api), await aBuyer(api)]
  const product = async () =>
    readData(getListing, await sale.seller.get(`/products/${sale.seller.thing.productId}`))
  const before = [await sale.seller.order(sale.orderId), await product()]

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
      for (const id of [sale.parcelId, sale.seller.thing.productId, sale.seller.shopId])
        expect([path, text.includes(`"${id}"`)]).toEqual([path, false])
    }
  }
  expect([await sale.seller.order(sale.orderId), await product()]).toEqual(before)
})
