import { expect, test } from 'vitest'
import { DELIVERY_COUNTRY, DELIVERY_STATES } from './delivery-states.ts'

test('CHK-02 CONST-07 orders are delivered to five states in Nigeria', () => {
  expect(DELIVERY_STATES).toEqual(['ENUGU', 'LAGOS', 'ABUJA', 'PORT HARCOURT', 'EDO'])
  expect(DELIVERY_COUNTRY).toBe('NIGERIA')
})
