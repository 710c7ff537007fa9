import { expect, test } from 'vitest'
import { toFields } from './proposal-fields.rules.ts'

test('ADMIN-45 what is agreed to is shown whole, in words; what is not set shares a line', () => {
  const payload = {
    id: 'USED_TYRES',
    kind: 'PROHIBITED',
    words: ['used tyre', 'tokunbo tyre'],
    sentence: "Used tyres can't be sold here.",
    validFrom: null,
    isUrgent: false,
    note: '',
    brand: 'MTN',
    subCategories: null,
    fee: { key: 'EDO:NEAR', value: 4000 },
  }

  expect(toFields(payload).map(({ label, text }) => [label, text])).toEqual([
    ['Id', 'USED_TYRES'],
    ['Kind', 'Prohibited'],
    ['Words', 'used tyre, tokunbo tyre'],
    ['Sentence', "Used tyres can't be sold here."],
    ['Is urgent', 'No'],
    ['Note', 'Empty'],
    ['Brand', 'MTN'],
    ['Fee', '{"key":"EDO:NEAR","value":4000}'],
    ['Not set', 'valid from, sub categories'],
  ])
})
