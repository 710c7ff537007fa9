import { expect, test } from 'vitest'
import { RETURN_LABELS, returnPeriodLabel } from './return-policies.ts'

test('DATA-09 each return policy has its label', () => {
  expect(RETURN_LABELS).toEqual({
    NONE: 'No Returns',
    RETURN: 'Returns Accepted',
    REFUND: 'Refunds Available',
    'RETURN OR REFUND': 'Returns & Refunds',
  })
})

test('DATA-09 a return period is shown in days, and a period of 0 is not shown', () => {
  expect(returnPeriodLabel(7)).toBe('Within 7 days')
  expect(returnPeriodLabel(0)).toBeNull()
})
