import { expect, test } from 'vitest'
import { toFieldLabel, toFieldText } from './proposal-fields.rules.ts'

test.each([
  ['validFrom', 'Valid from'],
  ['id', 'Id'],
])('ADMIN-45 the field %s reads %s', (name, label) => {
  expect(toFieldLabel(name)).toBe(label)
})

test.each([
  [null, 'Not set'],
  ['', 'Empty'],
  [false, 'No'],
  [['used tyre', 'tokunbo tyre'], 'used tyre, tokunbo tyre'],
  [{ key: 'EDO:NEAR', value: 4000 }, '{"key":"EDO:NEAR","value":4000}'],
])('ADMIN-45 what is agreed to is shown whole: %j', (value, text) => {
  expect(toFieldText(value)).toBe(text)
})
