import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { expect, test } from 'vitest'
import { listRegions } from '#reference/list-regions.ts'
import { handsOverIn } from './hand-over.rules.ts'

const inNigeria = (state: string) => handsOverIn({ country: 'Nigeria', state })

test('API-24 a shop in one of the five delivery states hands over parcels there', () => {
  const places = ['Enugu', 'Lagos', 'Abuja Federal Capital Territory', 'Rivers', 'Edo'].map(inNigeria)

  expect(places).toEqual(DELIVERY_STATES)
})

test('API-24 every state of Nigeria maps to a delivery state, and only nearby states to Lagos', () => {
  const { regions } = listRegions('NG')

  expect(regions).toHaveLength(37)
  expect(regions.filter(({ name }) => inNigeria(name) === 'LAGOS').map(({ name }) => name)).toEqual([
    'Kwara',
    'Lagos',
    'Ogun',
    'Osun',
    'Oyo',
  ])
})

test('API-24 a shop abroad hands over parcels in Lagos', () => {
  expect(handsOverIn({ country: 'Ghana', state: 'Greater Accra' })).toBe('LAGOS')
})
