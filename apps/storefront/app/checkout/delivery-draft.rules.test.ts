import type { User } from '@ahia/contracts/shapes/user'
import { expect, test } from 'vitest'
import {
  type DeliveryDraft,
  fieldErrorsOf,
  missingWords,
  prefilledDraft,
  selfOf,
  toDelivery,
} from './delivery-draft.rules.ts'

const user = (address: Partial<User['address']>, phone: string | null = '0803 123 4567'): User => ({
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone,
  gender: null,
  address: { street: '5 Aba Road', city: 'Port Harcourt', state: null, country: 'Nigeria', ...address },
  status: 'ACTIVE',
  createdAt: '2026-11-01T00:00:00.000Z',
})

const draft = (changes: Partial<DeliveryDraft> = {}): DeliveryDraft => ({
  way: 'DOORDELIVERY',
  state: 'LAGOS',
  city: ' Ikeja ',
  street: '12 Allen Avenue',
  info: '',
  receiver: null,
  isAdult: false,
  ...changes,
})

test('CHK-02 state, city and street are required', () => {
  const fieldErrors = fieldErrorsOf(draft({ state: '', city: ' ', street: '' }))

  expect(Object.keys(fieldErrors)).toEqual(['state', 'city', 'street'])
  expect(toDelivery(draft({ city: ' ' }))).toBeNull()
})

test('CHK-03 Drop Off is sent as DOORDELIVERY with the address, Pickup with the state only', () => {
  expect(toDelivery(draft({ info: ' Blue gate ' }))).toEqual({
    type: 'DOORDELIVERY',
    region: 'LAGOS',
    info: 'Blue gate',
    address: { street: '12 Allen Avenue', city: 'Ikeja', state: 'LAGOS', country: 'NIGERIA' },
  })
  expect(toDelivery(draft({ way: 'PICKUP', city: '', street: '' }))).toEqual({
    type: 'PICKUP',
    region: 'LAGOS',
  })
})

test.each(['0803 123 4567', '+234 (803) 123-4567'])(
  'another recipient can be named with the phone number %s',
  (phone) => {
    const delivery = toDelivery(draft({ receiver: { name: ' Emeka ', phone: ` ${phone} ` } }))

    expect(delivery?.receiver).toEqual({ name: 'Emeka', phone })
  },
)

test.each(['', '12345', 'call me', '1234567890123456'])('the phone number %j is refused', (phone) => {
  expect(fieldErrorsOf(draft({ receiver: { name: 'Emeka', phone } }))).toHaveProperty('phone')
})

test.each([
  ['Lagos', 'Ikeja', 'LAGOS'],
  ['Abuja Federal Capital Territory', 'Garki', 'ABUJA'],
  ['Rivers', 'Port Harcourt', 'PORT HARCOURT'],
] as const)('CHK-08 an address in %s, %s is filled in', (state, city, filledIn) => {
  expect(prefilledDraft(user({ state, city }))).toMatchObject({
    state: filledIn,
    city,
    street: '5 Aba Road',
    receiver: null,
    isAdult: false,
  })
})

test.each([{ state: 'Kano' }, { state: 'Rivers', city: 'Bonny' }, { state: 'Lagos', country: 'Portugal' }])(
  'CHK-08 an address outside our delivery area is not filled in: %j',
  (address) => {
    expect(prefilledDraft(user(address))).toMatchObject({ state: '', city: '', street: '' })
  },
)

test('a customer without a phone number is asked for one', () => {
  expect(selfOf(user({}, null))).toBeNull()
  expect(prefilledDraft(user({}, null)).receiver).toEqual({ name: 'Ada Obi', phone: '' })
})

test.each([
  ['nothing', {}, null],
  ['an empty field', { city: '' }, 'Fill in the fields marked * first.'],
  [
    'an empty telephone number',
    { receiver: { name: 'Emeka', phone: ' ' } },
    'Fill in the fields marked * first.',
  ],
  ['a wrong telephone number', { receiver: { name: 'Emeka', phone: '12' } }, 'Check the fields marked *.'],
  [
    'an empty field and a wrong telephone number',
    { city: '', receiver: { name: 'Emeka', phone: '12' } },
    'Fill in the fields marked * first.',
  ],
])('WIN-82 with %s missing or wrong the button has its own reason beside it', (_what, changes, words) => {
  expect(missingWords(draft(changes), false)).toBe(words)
})

test('WIN-82 a button that waits for the age says so, once the fields are filled in', () => {
  expect(missingWords(draft(), true)).toBe('Confirm that you are 18 or older.')
  expect(missingWords(draft({ city: '' }), true)).toBe('Fill in the fields marked * first.')
  expect(missingWords(draft({ isAdult: true }), true)).toBeNull()
})
