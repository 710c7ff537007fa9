import { randomUUID } from 'node:crypto'
import { disciplineShop, getShopFile } from '@ahia/contracts/admin/shops'
import type { ShopId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aSale, aSeller, aSentSale, HAND_OVER, letMarketAct } from '../../../test/parcel-fixture.ts'
import { aColleague, startTestAdmin } from '../../../test/staff/staff-fixture.ts'

const api = await startOrdersApi()
const admin = await startTestAdmin(api)
const merchants = await aColleague(api, admin, 'MERCHANTS')

const fileOf = async (id: ShopId) => (await merchants.call(getShopFile, { id })).shop
const discipline = (id: ShopId, decision: 'WARN' | 'SUSPEND', reason: string) =>
  merchants.call(disciplineShop, { id, version: 1, words: 'In words.', decision, reason })

test('ADMIN-22 the file holds late, cancelled and complained about orders, each with what it is a share of', async () => {
  const seller = await aSeller(api)
  const [late, disputed] = [await aSale(api, { seller }), await aSentSale(api, { seller })]
  await api.pool.query(`update parcels set due_at = now() - interval '1 minute' where id = $1`, [
    late.parcelId,
  ])
  await letMarketAct(api)
  const cancelled = await aSale(api, { seller })
  const cannot = { requestKey: randomUUID(), reason: 'DAMAGED' }
  await seller.post(`/orders/${cancelled.orderId}/cannot-fulfil`, cannot)
  await disputed.buyer.post(`/orders/${disputed.orderId}/confirm`)
  await disputed.buyer.post(`/orders/${disputed.orderId}/dispute`, { kind: 'PROBLEM', reason: 'It is torn' })

  const { shopId } = seller.thing
  const { standing, status, warnings } = await fileOf(shopId)
  expect(standing).toEqual([
    { measure: 'LATE', against: 1, of: 2 },
    { measure: 'CANCELLED', against: 1, of: 3 },
    { measure: 'COMPLAINT', against: 1, of: 1 },
    { measure: 'FAULT', against: 0, of: 1 },
  ])
  expect({ status, warnings }).toEqual({ status: 'APPROVED', warnings: 0 }) // it decides nothing by itself
})

test('ADMIN-21, ADMIN-49 paid orders of a suspended shop continue; its history says who, what, why and which email went out', async () => {
  const seller = await aSeller(api)
  const { orderId, parcelId, buyer } = await aSale(api, { seller })
  const { shopId } = seller.thing
  await discipline(shopId, 'WARN', 'COMPLAINTS')
  await discipline(shopId, 'SUSPEND', 'ORDERS_NOT_SENT')

  expect((await seller.act(`/parcels/${parcelId}/handed-over`, HAND_OVER)).status).toBe(200)
  expect((await buyer.order(orderId)).status).toBe('SHIPPED')
  const { decisions } = await fileOf(shopId)
  expect(decisions).toMatchObject([
    { decision: 'SUSPEND', by: merchants.name, reason: 'ORDERS_NOT_SENT', words: 'In words.' },
    { decision: 'WARN', by: merchants.name, reason: 'COMPLAINTS', words: 'In words.' },
  ])
  for (const { at, emailSubject } of decisions) {
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
    expect(emailSubject).toMatch(/\w/)
  }
})
