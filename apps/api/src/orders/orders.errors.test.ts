import { expect, test } from 'vitest'
import { stepRefused } from './orders.errors.ts'

test.each([
  ["You can't report a problem with this order", 'SHIPPED', "because it's on its way."],
  ['This order has no receipt', 'PENDING', "because it isn't paid yet."],
  ["This order can't be cancelled", 'DISPUTED', "while we're reviewing a problem with it."],
] as const)('ERR-02, ORD-06 what is refused says why: %s (%s) %s', (refused, status, reason) => {
  expect(stepRefused(refused, status).message).toBe(`${refused} ${reason}`)
})
