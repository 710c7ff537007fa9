import { DELIVERY_STATES } from '@ahia/reference/delivery-states'
import { expect, test } from 'vitest'
import { listRegions } from '#reference/list-regions.ts'
import { handsOverIn } from './hand-over.rules.ts'

const inNigeria = (state: string) => handsOverIn({ country: 'Nigeria', state })

test('API-24 a shop in one of the five places hands over there', () => {
  const places = ['Enugu', 'Lagos', 'Abuja Federal Capital Territory', 'Rivers', 'Edo'].map(inNigeria)

  expect(places).toEqual(DELIVERY_STATES)
})

test('API-24 every state of Nigeria has a place of its own to hand over, and Lagos only what lies around it', () => {
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

test('API-24 what comes from abroad is handed over in Lagos', () => {
  expect(handsOverIn({ country: 'Ghana', state: 'Greater Accra' })).toBe('LAGOS')
})
