import { expect, test } from 'vitest'
import { addressWords, stateName } from './address-words.ts'

test('ORD-02 an address has street, city and state, also where the city is called like its state', () => {
  expect(addressWords({ street: '12 Zik Avenue', city: 'Enugu', state: 'ENUGU' })).toBe(
    '12 Zik Avenue, Enugu, Enugu',
  )
  expect(addressWords({ street: '3 Allen Avenue', city: 'Ikeja', state: 'LAGOS' })).toBe(
    '3 Allen Avenue, Ikeja, Lagos',
  )
  expect(stateName('PORT HARCOURT')).toBe('Port Harcourt')
})
