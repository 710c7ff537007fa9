import type { User } from '@ahia/contracts/shapes/user'
import { expect, test } from 'vitest'
import { canSave, toDraft, toUpdate } from './draft.rules.ts'

const ada: User = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0800 000 0001',
  gender: null,
  address: { street: null, city: 'Nsukka', state: 'Enugu', country: 'Nigeria' },
  status: 'ACTIVE',
  createdAt: '2026-11-15T10:00:00.000Z',
}

test('PROF-04 empty fields are left out, the others are trimmed, and the gender is in capitals', () => {
  const draft = { ...toDraft(ada), name: ' Ada Eze ', gender: 'FEMALE', street: '  ' } as const

  expect(toUpdate(draft)).toEqual({
    name: 'Ada Eze',
    phone: '0800 000 0001',
    gender: 'FEMALE',
    address: { city: 'Nsukka', state: 'Enugu', country: 'Nigeria' },
  })
})

test('PROF-04 an empty address is not sent', () => {
  const draft = toDraft({ ...ada, address: { street: null, city: null, state: null, country: null } })

  expect(toUpdate(draft)).toEqual({ name: 'Ada Obi', phone: '0800 000 0001' })
})

test('PROF-04 a profile can be saved once it has a name and a phone number', () => {
  expect(canSave(toDraft(ada))).toBe(true)
  expect(canSave({ ...toDraft(ada), name: ' ' })).toBe(false)
  expect(canSave({ ...toDraft(ada), phone: '\t' })).toBe(false)
})
