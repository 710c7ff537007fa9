import { expect, test } from 'vitest'
import { DELIVERY_LABELS } from './delivery-types.ts'

test('DATA-08 each delivery type has its label', () => {
  expect(DELIVERY_LABELS).toEqual({
    REAL_FREE_DELIVERY: 'Free Delivery',
    INCLUDED_IN_PRICE: 'Delivery Included',
    SHOW_AND_CHARGE: 'Delivery Charges Apply',
    STANDARD: 'Standard Delivery',
  })
})
