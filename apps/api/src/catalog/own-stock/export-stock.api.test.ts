import { beforeAll, expect, test } from 'vitest'
import { anOption, aVariant } from '../../../test/builders.ts'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aStockKeeper } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'
import { type ExportedRow, listExported } from './stock-rows.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test("SELL-44 wherever a page of the file ends, no row of the shop is left out or there twice, and no other shop's is", async () => {
  const colours = { name: 'Colour', values: [anOption('Red', 1), anOption('Blue', 2)] }
  const values = [
    aVariant({ value: 'Small', stock: 2 }),
    aVariant({ value: 'Large', stock: 3, options: colours }),
  ]
  const seller = await aStockKeeper(api, { stock: 5, variants: { name: 'Size', values } })
  await aStockKeeper(api, { name: 'Of a rival', stock: 1 })
  const { rows: listed } = await seller.list()

  for (const limit of [1, 2, 3]) {
    const exported: ExportedRow[] = []
    for (let after: ExportedRow | null = null; exported.length <= listed.length; ) {
      const page = await listExported(api.db.read, { shopId: seller.shopId, after, limit })
      exported.push(...page)
      after = page.at(-1) ?? null
      if (page.length < limit) break
    }
    expect(exported.map(({ _id, price, available }) => ({ _id, price, available }))).toEqual(
      listed.map(({ _id, price, available }) => ({ _id, price, available })),
    )
  }
})
