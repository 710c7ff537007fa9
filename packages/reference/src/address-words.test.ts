import { expect, test } from 'vitest'
import { addressWords, stateName } from './address-words.ts'

test('ORD-02 an address names its state once', () => {
  expect(addressWords({ street: '12 Zik Avenue', city: 'enugu ', state: 'ENUGU' })).toBe(
    '12 Zik Avenue, Enugu',
  )
  expect(addressWords({ street: '3 Allen Avenue', city: 'Ikeja', state: 'LAGOS' })).toBe(
    '3 Allen Avenue, Ikeja, Lagos',
  )
  expect(stateName('PORT HARCOURT')).toBe('Port Harcourt')
})
