import { beforeAll, expect, test } from 'vitest'
import { startOrdersApi } from '../../../test/order-fixture.ts'
import { aShopWith, thingsOf } from '../../../test/stock/import-fixture.ts'
import { stockFaults } from '../../../test/stock/stock-fixture.ts'
import type { TestApi } from '../../../test/test-api.ts'

/** Forty seconds on two busy cores, most of them for writing ten thousand products twice. */
const LIMIT_MS = 600_000

let api: TestApi
beforeAll(async () => {
  api = await startOrdersApi()
})

test(
  'SELL-44 ten thousand rows, 120 of them wrong: shown, applied as shown, put right and sent again',
  async () => {
    const { seller, plan, run, show, errors } = await aShopWith(api, 10_000)
    const wrongPrice = (n: number) => (n % 83 === 0 && n <= 83 * 120 ? 'free' : String(1_000 + (n % 2) * 100))
    const lines = Array.from({ length: 10_000 }, (_, n) => `SKU-${n + 1};${wrongPrice(n + 1)};7`)

    const planned = await plan(`SKU;Price;Available\r\n${lines.join('\r\n')}`)

    expect(planned).toMatchObject({
      state: 'PLANNED',
      counts: { changed: 9_880, same: 0, wrong: 120, odd: 0 },
    })
    const { rows } = await show(planned._id, '?only=WRONG&limit=1')
    expect(rows).toMatchObject([
      { line: 84, column: 'Price', reason: expect.stringContaining('“free” is not a price') },
    ])
    const done = await run(planned._id, planned.planHash)
    expect(done).toMatchObject({
      state: 'DONE',
      counts: { changed: 9_880, done: 9_880, skipped: 0, wrong: 120 },
    })
    expect(await thingsOf(seller, 'sku-9999')).toMatchObject([{ price: 1_100, available: 7 }])

    const file = await errors(done._id)
    expect(file.split('\r\n')[0]).toBe('SKU;Price;Available;What is wrong')
    expect(file.split('\r\n')).toHaveLength(122)
    const again = await plan(file.replaceAll(';free;', ';1050;'))
    expect(again.counts).toMatchObject({ changed: 120, wrong: 0 })
    expect((await run(again._id, again.planHash)).counts).toMatchObject({ done: 120, skipped: 0 })
    const same = await plan(`SKU;Price;Available\r\n${lines.join('\r\n').replaceAll(';free;', ';1050;')}`)
    expect(same.counts).toMatchObject({ changed: 0, same: 10_000, wrong: 0 }) // the same file twice: nothing to do
    expect(await stockFaults(api)).toEqual([])
  },
  LIMIT_MS,
)
