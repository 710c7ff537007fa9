import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { getDeliveryKey } from '@ahia/contracts/seller/seller-orders'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSentSale, codeOf, now, passTime, wrongCode } from '../../../test/parcel-fixture.ts'
import { readData } from '../../../test/read-data.ts'
import { readError } from '../../../test/read-error.ts'
import type { TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test('SELL-33, SELL-34 the customer’s six digits prove the delivery, once, however often they are sent', async () => {
  const sale = await aSentSale(api)
  const { code } = await codeOf(sale)
  const body = { requestKey: randomUUID(), at: now(), code }
  const send = async () => (await sale.seller.post(`/parcels/${sale.parcelId}/delivered`, body)).status

  expect(code).toMatch(/^\d{6}$/)
  expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200])

  const order = await sale.buyer.order(sale.orderId)
  expect(order).toMatchObject({
    status: 'DELIVERED',
    parcel: { proof: 'CODE' },
    actions: ['REPORT_PROBLEM', 'RECEIPT'],
  })
  expect(order.timeline.filter(({ status }) => status === 'DELIVERED')).toHaveLength(1)
})

test('SELL-34 a wrong code is counted: five, then a rest, and after fifteen only staff can help', async () => {
  const sale = await aSentSale(api)
  const { code } = await codeOf(sale)
  const attempt = (digits: string) =>
    sale.seller.errorOf(`/parcels/${sale.parcelId}/delivered`, { code: digits })

  const left = []
  for (let tried = 0; tried < 5; tried += 1) left.push((await attempt(wrongCode(code))).details)
  expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })))
  expect(await attempt(code)).toMatchObject({ status: 429, code: 'CODE_LOCKED' })
  for (const _rest of [1, 2]) {
    await passTime(api, '16 minutes')
    for (let tried = 0; tried < 5; tried += 1) await attempt(wrongCode(code))
  }
  await passTime(api, '1 day')

  expect(await attempt(code)).toMatchObject({ status: 429, code: 'CODE_LOCKED' })
  expect((await sale.seller.order(sale.orderId)).parcel.status).toBe('HANDED_OVER')
  // The customer is not locked out by a shop that guesses.
  expect((await sale.buyer.post(`/orders/${sale.orderId}/confirm`)).status).toBe(200)
})

test('SELL-34 many guesses at once use up no more tries than there are, and a repeat uses up none', async () => {
  const sale = await aSentSale(api)
  const { code } = await codeOf(sale)
  const repeated = { requestKey: randomUUID(), at: now(), code: wrongCode(code) }
  for (const _twice of [1, 2])
    expect(
      await readError(await sale.seller.post(`/parcels/${sale.parcelId}/delivered`, repeated)),
    ).toMatchObject({
      code: 'CODE_WRONG',
      details: { triesLeft: 4 },
    })

  const errors = await Promise.all(
    Array.from({ length: 12 }, () =>
      sale.seller.errorOf(`/parcels/${sale.parcelId}/delivered`, { code: wrongCode(code) }),
    ),
  )

  expect(errors.filter((error) => error.code === 'CODE_WRONG')).toHaveLength(4)
  expect(errors.filter((error) => error.code === 'CODE_LOCKED')).toHaveLength(8)
})

test('SELL-34 the QR is signed: anybody checks it with the public key, and another parcel’s is refused', async () => {
  const [sale, other] = [await aSentSale(api), await aSentSale(api)]
  const { token } = await codeOf(sale)
  const { publicKey } = await readData(getDeliveryKey, await sale.seller.get('/delivery-key'))
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  const [head, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)]

  expect(verify(null, Buffer.from(head), key, Buffer.from(signature, 'base64url'))).toBe(true)
  const forged = `${(await codeOf(other)).token.slice(0, head.length)}.${signature}`
  for (const [{ seller, parcelId }, shown] of [
    [other, token],
    [other, forged],
  ] as const)
    expect(await seller.errorOf(`/parcels/${parcelId}/delivered`, { token: shown })).toMatchObject({
      code: 'CODE_WRONG',
    })
  expect((await sale.seller.act(`/parcels/${sale.parcelId}/delivered`, { token })).status).toBe(200)
  expect(await sale.buyer.order(sale.orderId)).toMatchObject({ status: 'DELIVERED', parcel: { proof: 'QR' } })
})

test('SELL-34 the code is shown to its customer alone, and neither the shop’s answers nor the database contain it', async () => {
  const sale = await aSentSale(api)
  const { code, token } = await codeOf(sale)
  const stranger = await aBuyer(api)

  expect(await readError(await stranger.get(`/orders/${sale.orderId}/delivery-code`))).toMatchObject({
    status: 404,
  })
  const seen = await (await sale.seller.get(`/orders/${sale.orderId}`)).text()
  const { rows } = await api.pool.query('select * from parcels p join delivery_codes c on c.parcel_id = p.id')
  for (const text of [seen, JSON.stringify(rows)]) {
    expect(text).not.toContain(code)
    expect(text).not.toContain(token)
  }
  await sale.buyer.post(`/orders/${sale.orderId}/confirm`)
  expect(await readError(await sale.buyer.get(`/orders/${sale.orderId}/delivery-code`))).toMatchObject({
    status: 409,
  })
})

test('SELL-34 a code before the parcel is handed over proves nothing', async () => {
  const sale = await aSale(api)
  const { code } = await codeOf(sale)

  expect(await sale.seller.errorOf(`/parcels/${sale.parcelId}/delivered`, { code })).toMatchObject({
    status: 409,
    code: 'STEP_REFUSED',
  })
})
