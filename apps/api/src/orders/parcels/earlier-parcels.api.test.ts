import fs from 'node:fs'
import path from 'node:path'
import { ORDER_STATUSES } from '@ahia/contracts/shapes/order'
import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { inOpenTransaction } from '@ahia/testing/database/own-connection'
import { expect, test } from 'vitest'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'

const BACKFILL = path.resolve(import.meta.dirname, '../../../db/migrations/0043_orders_earlier_parcels.sql')

test('SELL-27 I34 orders from before there were parcels get theirs, whatever has become of them', async () => {
  const api = await startOrdersApi()
  const [buyer, thing] = [await aBuyer(api), await aThing(api, 100)]
  for (const status of ORDER_STATUSES) await anOrder(api, buyer, thing, { status })
  await inOpenTransaction(api.pool, async (client) => {
    await client.query('set local session_replication_role = replica')
    for (const table of ['delivery_codes', 'parcel_moves', 'parcels'])
      await client.query(`delete from ${table}`)
    await client.query(fs.readFileSync(BACKFILL, 'utf8'))
    await client.query('commit')
  })

  const faults = faultsOf(await auditMoney(api.pool)).filter((fault) => /^I3[45]/.test(fault))
  expect(faults).toEqual([])
  const parcels = (await buyer.orders()).map(({ status, parcel }) => `${status}: ${parcel?.status ?? 'none'}`)
  expect(parcels.toSorted()).toEqual([
    'CANCELLED: none',
    'DELIVERED: DELIVERED',
    'DISPUTED: DELIVERED',
    'EXPIRED: none',
    'PAID: NEW',
    'PENDING: none',
    'REFUNDED: CANCELLED',
    'SHIPPED: HANDED_OVER',
  ])
})
