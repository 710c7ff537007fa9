import { expect, test } from 'vitest'
import { DELIVERY_STATES } from './delivery-states.ts'
import { PICKUP_POINTS } from './pickup-points.ts'

test('CHK-03 every state has one or two points of pickup, each with its address and hours', () => {
  for (const state of DELIVERY_STATES) {
    const points = PICKUP_POINTS[state]
    expect([1, 2]).toContain(points.length)
    for (const point of points) expect(Object.values(point).every((text) => text.length > 5)).toBe(true)
  }
})
