import type { OrderId } from '@ahia/contracts/ids'
import { getReceipt } from '@ahia/contracts/orders'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, anOrder, aThing, type Buyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

const receiptOf = async (buyer: Buyer, orderId: OrderId) =>
  readData(getReceipt, await buyer.get(`/orders/${orderId}/receipt`))

/** What can be selected on its pages, without the gaps between its pieces. */
async function read(pdf: string) {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(pdf, 'base64')), verbosity: 0 })
    .promise
  const words: string[] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return {
    text: words.join('').replace(/\s+/g, ''),
    pages: document.numPages,
    about: await document.getMetadata(),
  }
}

const withoutGaps = (text: string) => text.replace(/\s+/g, '')

test('ORD-06 the receipt of a paid order has shop, items, amounts and delivery as text', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'PAID' })
  await api.pool.query(
    `with paid as (
       insert into payments (id, reference, account_id, checkout_id, amount_kobo, status, captured_kobo, channel)
       values (gen_random_uuid(), 'test-reference', $1, gen_random_uuid(), 350050, 'SETTLED', 350050, 'bank_transfer')
       returning id
     ) insert into payment_orders select id, $2, 350050 from paid`,
    [buyer.accountId, orderId],
  )

  const { fileName, pdf } = await receiptOf(buyer, orderId)

  const { text, pages, about } = await read(pdf)
  expect(fileName).toBe(`receipt-${orderId.slice(-8)}.pdf`)
  expect(pages).toBe(1)
  expect(about.info).toMatchObject({ Title: `Receipt for order ${orderId.slice(-8)}` })
  for (const value of [
    'ahia',
    `Receipt for order ${orderId.slice(-8)}`,
    'Sold by Mama Nkechi',
    'Paid on',
    'Shea butter, raw',
    'Size: Large · 2 × ₦1,000',
    'Delivery',
    '₦1,500.50',
    'Total',
    '₦3,500.50',
    'Drop Off 12 Ogui Road, Enugu, Enugu',
    'Receiving Ngọzi Eze',
    'Paid by Bank transfer',
    'Payment test-reference',
  ])
    expect(text).toContain(withoutGaps(value))
  for (const unsaid of ['Service', 'ENUGU', 'Cancelled', 'Refunded']) expect(text).not.toContain(unsaid)
})

test('ORD-06, DATA-04 the receipt of a pickup has the address that the order kept, and the point while it is there', async () => {
  const buyer = await aBuyer(api)
  const orderId = await anOrder(api, buyer, await aThing(api), { status: 'PAID', deliveryWay: 'PICKUP' })
  const readReceipt = async () => (await read((await receiptOf(buyer, orderId)).pdf)).text

  await api.pool.query(`update orders set street = '41 Ogui Road' where id = $1`, [orderId])
  expect(await readReceipt()).toContain(withoutGaps('Pickup Ahia Point Ogui, 41 Ogui Road, Enugu, Enugu'))
  await api.pool.query(`update orders set street = '12 Ogui Road' where id = $1`, [orderId])
  expect(await readReceipt()).toContain(withoutGaps('Pickup 12 Ogui Road, Enugu, Enugu'))
})

test('ORD-06 a long order has a receipt of several pages with every item', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const orderId = await anOrder(api, buyer, thing, { status: 'PAID' })
  await api.pool.query(
    `insert into order_lines (order_id, position, product_id, name, category, quantity, unit_kobo, return_policy, return_days)
     select $1, n, $2, 'Thing number ' || n || ' with ' || repeat('averylongword', 12), 'FOOD', 1, 100 * n, 'NONE', 0
     from generate_series(1, 40) n`,
    [orderId, thing.productId],
  )

  const { text, pages } = await read((await receiptOf(buyer, orderId)).pdf)

  expect(pages).toBeGreaterThan(1)
  for (let n = 1; n <= 40; n += 1) expect(text).toContain(`Thingnumber${n}with`)
  expect(text).toContain('₦3,500.50')
})

test('ORD-06 an order paid and then cancelled keeps its receipt; an unpaid order has none', async () => {
  const buyer = await aBuyer(api)
  const thing = await aThing(api)
  const cancelled = await anOrder(api, buyer, thing, { status: 'PAID' })
  await buyer.post(`/orders/${cancelled}/cancel`)
  const unpaid = await anOrder(api, buyer, thing)

  const kept = await read((await receiptOf(buyer, cancelled)).pdf)
  expect(kept.text).toContain('Cancelled')
  expect(kept.pages).toBe(1)
  const error = await readError(await buyer.get(`/orders/${unpaid}/receipt`))
  expect(error).toMatchObject({ status: 409, code: 'STEP_REFUSED' })
})
