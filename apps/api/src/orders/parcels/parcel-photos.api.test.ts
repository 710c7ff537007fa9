import { randomUUID } from 'node:crypto'
import { uploadParcelPhoto } from '@ahia/contracts/media'
import { getOrderPhoto } from '@ahia/contracts/orders'
import { getParcelPhoto } from '@ahia/contracts/seller/order-documents'
import { pngFile } from '@ahia/testing/png-file'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, type Sale } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { formOf, sendForm } from '../../../test/upload-fixture.ts'
import { takeNamesOut } from '../forgetting/take-names-out.ts'
import { forgetOldPhotos } from './parcel-photos.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const PICTURE = { field: 'photo', name: 'parcel.png', bytes: pngFile({ width: 40, height: 30 }) }

async function upload({ token }: Sale['seller']): Promise<string> {
  const response = await sendForm(api, 'parcelPhoto', formOf([PICTURE]), { token })
  return (await readData(uploadParcelPhoto, response)).file.key
}

const isClaimed = async (key: string) => {
  const { rows } = await api.pool.query<{ is: boolean }>(
    'select claimed_at is not null as is from uploads where key = $1',
    [key],
  )
  return rows[0]?.is
}

async function aSaleWithPhoto() {
  const sale = await aSentSale(api)
  const key = await upload(sale.seller)
  await sale.seller.act(`/parcels/${sale.parcelId}/photo`, { key, at: undefined })
  return { ...sale, key }
}

test('SELL-31 the shop and the customer of an order see its photo; nobody else does, and it has no address', async () => {
  const { seller, buyer, orderId, parcelId, key } = await aSaleWithPhoto()
  expect((await seller.order(orderId)).parcel.hasPhoto).toBe(true)

  const ofShop = await readData(getParcelPhoto, await seller.get(`/parcels/${parcelId}/photo`))
  const ofCustomer = await readData(getOrderPhoto, await buyer.get(`/orders/${orderId}/photo`))

  expect(ofShop.photo).toBe(ofCustomer.photo)
  expect(Buffer.from(ofShop.photo, 'base64').subarray(4, 12).toString()).toBe('ftypavif')
  const [rival, stranger] = [await aSeller(api), await aBuyer(api)]
  expect(await readError(await rival.get(`/parcels/${parcelId}/photo`))).toMatchObject({ status: 404 })
  expect(await readError(await stranger.get(`/orders/${orderId}/photo`))).toMatchObject({ status: 404 })
  for (const file of ['960.avif', '360.avif', '720.webp', '720.jpg'])
    expect((await fetch(`${api.origin}/media/${key}/${file}`)).status).toBe(404)
})

test('SELL-07, SELL-31 a photo is added once, though a phone that lost the answer uploads it again', async () => {
  const { seller, orderId, parcelId } = await aSentSale(api)
  const requestKey = randomUUID()
  const [first, second] = [await upload(seller), await upload(seller)]
  const add = (key: string) => seller.post(`/parcels/${parcelId}/photo`, { requestKey, key })

  expect((await add(first)).status).toBe(200)
  expect((await add(second)).status).toBe(200)

  expect([await isClaimed(first), await isClaimed(second)]).toEqual([true, false])
  expect((await seller.order(orderId)).parcel.hasPhoto).toBe(true)
})

test("SELL-31 another shop's picture, one that is used, and a parcel that has not left are refused", async () => {
  const sale = await aSentSale(api)
  const [rival, waiting] = [await aSeller(api), await aSale(api, { seller: sale.seller })]
  const add = async (parcelId: string, key: string) =>
    readError(await sale.seller.post(`/parcels/${parcelId}/photo`, { requestKey: randomUUID(), key }))
  const key = await upload(sale.seller)

  expect(await add(sale.parcelId, await upload(rival))).toMatchObject({ code: 'PHOTO_NOT_FOUND' })
  expect(await add(waiting.parcelId, key)).toMatchObject({ code: 'STEP_REFUSED' })
  expect(await isClaimed(key)).toBe(false)
  await sale.seller.post(`/parcels/${sale.parcelId}/photo`, { requestKey: randomUUID(), key })
  expect(await add(sale.parcelId, key)).toMatchObject({ code: 'PHOTO_NOT_FOUND' })
})

test('SELL-31 a photo goes with a hand-over that is taken back, with the account of its customer, and after 14 months', async () => {
  const [undone, deleted, old, kept] = [
    await aSaleWithPhoto(),
    await aSaleWithPhoto(),
    await aSaleWithPhoto(),
    await aSaleWithPhoto(),
  ]
  await undone.seller.act(`/parcels/${undone.parcelId}/undo`, { what: 'HANDED_OVER', at: undefined })
  await api.pool.query("update orders set status = 'DELIVERED' where id = $1", [deleted.orderId])
  await api.db.transaction((tx) =>
    takeNamesOut(tx, { accountId: deleted.buyer.accountId, leavesOpen: false }),
  )
  await api.pool.query("update parcels set paid_at = now() - interval '15 months' where id = $1", [
    old.parcelId,
  ])
  await forgetOldPhotos(api)

  expect(await Promise.all([undone, deleted, old, kept].map(({ key }) => isClaimed(key)))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(await readError(await old.buyer.get(`/orders/${old.orderId}/photo`))).toMatchObject({ status: 404 })
})
