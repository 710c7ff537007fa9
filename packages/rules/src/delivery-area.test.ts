import { expect, test } from 'vitest'
import { deliveryOf } from './delivery-area.ts'

const IN_CITY = { logistics: { onlyIn: { area: 'CITY', state: 'EDO', city: 'Benin City' } } } as const
const IN_STATE = { logistics: { onlyIn: { ...IN_CITY.logistics.onlyIn, area: 'STATE' } } } as const
const EVERYWHERE = { logistics: {} }

test.each([
  ['of a city to its state', IN_CITY, { state: 'EDO' }, true, 'Benin City'],
  ['of a city elsewhere', IN_CITY, { state: 'LAGOS' }, false, 'Benin City'],
  ['of a state to it', IN_STATE, { state: 'EDO' }, true, 'Edo State'],
  ['of a state elsewhere', IN_STATE, { state: 'ENUGU' }, false, 'Edo State'],
  ['for everywhere', EVERYWHERE, { state: 'ENUGU' }, true, null],
  ['while no place is known', IN_CITY, null, true, 'Benin City'],
] as const)(
  'WIN-01 a product %s: whether it is delivered, and where only',
  (_case, product, place, isDelivered, onlyIn) => {
    expect(deliveryOf(product, place)).toEqual({ isDelivered, onlyIn, promise: null })
  },
)

test('WIN-01 the area of a state that is a city has the name of the city', () => {
  const onlyIn = { area: 'STATE', state: 'PORT HARCOURT', city: 'Bonny' } as const

  expect(deliveryOf({ logistics: { onlyIn } }, null).onlyIn).toBe('Port Harcourt')
})
