import { expect, test } from 'vitest'
import { DELIVERY_STATES } from './delivery-states.ts'
import { PICKUP_POINTS, pickupAddress } from './pickup-points.ts'

test('CHK-03 every state has a pickup point with address and hours', () => {
  for (const state of DELIVERY_STATES) {
    const { name, street, city, hours } = PICKUP_POINTS[state]
    for (const words of [name, street, hours]) expect(words.length).toBeGreaterThan(5)
    expect(city).not.toBe('')
  }
})

test('CHK-03 a sentence names the city of a pickup point once', () => {
  expect(pickupAddress('ENUGU')).toBe('41 Ogui Road, Enugu')
  expect(pickupAddress('LAGOS')).toBe('112 Herbert Macaulay Way, Yaba, Lagos')
})
