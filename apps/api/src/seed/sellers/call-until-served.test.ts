import { createCall } from '@ahia/contracts/call'
import { countCart } from '@ahia/contracts/cart'
import { expect, test } from 'vitest'
import { callUntilServed } from './call-until-served.ts'

/** What the server says, one status after the other. */
function calling(...statuses: number[]) {
  const left = [...statuses]
  const call = createCall({
    fetch: async () => {
      const status = left.shift() ?? 500
      return Response.json({ success: status === 200, message: '', data: { totalItems: 3 } }, { status })
    },
    baseUrl: 'http://market.test/api/v1',
  })
  return { left, count: () => callUntilServed(call, 0)(countCart, undefined) }
}

test('SELL-63 the demo shops get their orders from a market that is too busy at first', async () => {
  const { count, left } = calling(503, 503, 200)

  expect(await count()).toEqual({ totalItems: 3 })
  expect(left).toEqual([])
})

test('SELL-63 what was refused is not sent again, and a market that never serves is given up', async () => {
  const refused = calling(409, 200)
  const never = calling(...new Array<number>(21).fill(503))

  await expect(refused.count()).rejects.toMatchObject({ status: 409 })
  await expect(never.count()).rejects.toMatchObject({ status: 503 })
  expect([refused.left.length, never.left.length]).toEqual([1, 1])
})
