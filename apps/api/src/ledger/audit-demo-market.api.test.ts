import { auditMoney, faultsOf } from '@ahia/testing/audit-money'
import { beforeAll, expect, test } from 'vitest'
import { demoDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
})

test('I1 to I14 hold in the demo market, so an audit of it shows only later changes', async () => {
  expect(faultsOf(await auditMoney(database.url))).toEqual([])
})
