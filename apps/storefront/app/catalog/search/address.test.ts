import { expect, test } from 'vitest'
import { searchPath } from './address.ts'

test('SHELL-06 only text that is more than blanks is searched for, and it travels unharmed', () => {
  expect(searchPath('')).toBeNull()
  expect(searchPath(' \t ')).toBeNull()
  expect(searchPath('  rice & beans ')).toBe('/products?search=rice+%26+beans')
})
