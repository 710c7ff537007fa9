import { expect, test } from 'vitest'
import { DELIVERY_STATES } from './delivery-states.ts'
import { PICKUP_POINTS } from './pickup-points.ts'

test('CHK-03 every state has a pickup point with address and hours', () => {
  for (const state of DELIVERY_STATES) {
    expect(Object.values(PICKUP_POINTS[state]).every((text) => text.length > 5)).toBe(true)
  }
})
