import { exportMyData } from '@ahia/contracts/profile/privacy'
import { expect, test } from 'vitest'
import { aBuyer, anOrder, aThing, startOrdersApi } from '../../../test/order-fixture.ts'
import { exportOf } from '../../../test/privacy/own-data.ts'
import { readData } from '../../../test/read-data.ts'

test('PRIV-02 the export of a customer with 1,000 orders has all of them', async () => {
  const api = await startOrdersApi()
  const buyer = await aBuyer(api)
  const thing = await aThing(api, 100_000)
  for (let made = 0; made < 1_000; made += 1) await anOrder(api, buyer, thing, { status: 'DELIVERED' })

  const mine = await readData(exportMyData, await exportOf(api, buyer))

  expect(mine.orders).toHaveLength(1_000)
  expect(mine.orderMoves).toHaveLength(4_000)
})
