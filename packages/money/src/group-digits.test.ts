import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits } from './group-digits.ts'

test('DATA-07 digits are grouped as in the Nigerian locale', () => {
  const nigerian = new Intl.NumberFormat('en-NG')
  const tenths = fc.integer({ min: 0, max: 10 ** 15 }).map((amount) => amount / 10)

  fc.assert(
    fc.property(tenths, (amount) => {
      expect(groupDigits(amount)).toBe(nigerian.format(amount))
    }),
  )
})
