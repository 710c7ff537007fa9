import { getDeliveryProof, getSellerReceipt } from '@ahia/contracts/seller/order-documents'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSentSale, codeOf } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

async function textOf(pdf: string): Promise<string> {
  const data = new Uint8Array(Buffer.from(pdf, 'base64'))
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s+/g, '')
}

test('SELL-38 a shop downloads the receipt of an order, and once it arrived the proof of delivery, without what identifies the customer', async () => {
  const sale = await aSentSale(api)
  const { seller, orderId, parcelId } = sale
  const { rows } = await api.pool.query<{ street: string; receiver_name: string }>(
    'select street, receiver_name from orders where id = $1',
    [orderId],
  )
  expect(await readError(await seller.get(`/orders/${orderId}/proof`))).toMatchObject({
    code: 'STEP_REFUSED',
  })
  const { code } = await codeOf(sale)
  await seller.act(`/parcels/${parcelId}/delivered`, { code })

  const receipt = await readData(getSellerReceipt, await seller.get(`/orders/${orderId}/receipt`))
  const proof = await readData(getDeliveryProof, await seller.get(`/orders/${orderId}/proof`))

  expect([receipt.fileName, proof.fileName]).toEqual([
    `receipt-${orderId.slice(-8)}.pdf`,
    `delivery-${orderId.slice(-8)}.pdf`,
  ])
  const [receiptText, proved] = [await textOf(receipt.pdf), await textOf(proof.pdf)]
  expect(receiptText).toContain(`Receiptfororder${orderId.slice(-8)}`)
  expect(proved).toContain(`Proofofdeliveryoforder${orderId.slice(-8)}`)
  for (const words of [
    'The delivery code of the customer',
    'Own rider',
    parcelId,
    'Handed over',
    'Delivered',
  ])
    expect(proved).toContain(words.replace(/\s+/g, ''))
  expect(proved).not.toContain('₦')
  for (const personal of [rows[0]?.street ?? 'street', rows[0]?.receiver_name ?? 'name'])
    for (const text of [receiptText, proved]) expect(text).not.toContain(personal.replace(/\s+/g, ''))
})
