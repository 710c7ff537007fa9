import { expect, test } from 'vitest'
import { DELIVERY_STATES } from './delivery-states.ts'
import { PICKUP_POINTS, pickupAddress, pickupPointAt, whereToCollect } from './pickup-points.ts'

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

test('CHK-03 an order waits at the address it keeps, with name and hours only while the point is there', () => {
  const here = 'Ahia Point Ogui, 41 Ogui Road, Enugu (Mon–Fri 8 am–6 pm, Sat 9 am–4 pm)'

  expect(whereToCollect('ENUGU', { street: '41 Ogui Road', city: 'Enugu' })).toBe(here)
  expect(whereToCollect('ENUGU', null)).toBe(here)
  expect(pickupPointAt('ENUGU', { street: '41 Ogui Road', city: 'Enugu' })?.name).toBe('Ahia Point Ogui')
  expect(pickupPointAt('ENUGU', { street: '41 Ogui Road', city: 'Nsukka' })).toBeNull()
  expect(whereToCollect('ENUGU', { street: '9 Zik Avenue', city: 'Enugu' })).toBe('9 Zik Avenue, Enugu')
})
