import { expect, test } from 'vitest'
import { compareSeals, withStored } from './compare-seals.ts'

const seal = (sequence: number, hash = 'aa') => ({ sequence: String(sequence), hash, signature: `5${hash}` })
const whole = {
  seals: [seal(3), seal(7), seal(9)],
  markedStored: ['3', '7'],
  stored: { seals: [seal(3), seal(7)], unreadable: [] as string[] },
}

test('ADMIN-48 seals that are stored as the database has them are alike, and one may still wait for the store', () => {
  expect(compareSeals(whole)).toEqual([])
})

test('ADMIN-48 a seal that the store has lost is named', () => {
  const stored = { seals: [seal(7)], unreadable: [] }

  expect(compareSeals({ ...whole, stored })).toEqual(['the seal of entry 3 is missing in the store'])
})

test('ADMIN-48 a seal that was removed from the database is named', () => {
  expect(compareSeals({ ...whole, seals: [seal(3), seal(9)] })).toEqual([
    'the stored seal of entry 7 is missing in the audit',
  ])
})

test('ADMIN-48 a seal that was replaced in the database is named, and the stored one counts', () => {
  const seals = [seal(3), seal(7, 'bb'), seal(9)]

  expect(compareSeals({ ...whole, seals })).toEqual(['the stored seal of entry 7 is another one'])
  expect(withStored(seals, whole.stored)).toEqual([seal(3), seal(7), seal(9)])
})

test('ADMIN-48 a stored file that is no seal is named', () => {
  const stored = { seals: [seal(3)], unreadable: ['audit-seals/ab/000000000000007.json'] }

  expect(compareSeals({ ...whole, stored })).toEqual([
    'the stored seal audit-seals/ab/000000000000007.json cannot be read',
    'the seal of entry 7 is missing in the store',
  ])
})
