import { expect, test } from 'vitest'
import { searchPath } from './search-path.ts'

test('SHELL-06 blank text is not searched, and other text is encoded', () => {
  expect(searchPath('')).toBeNull()
  expect(searchPath(' \t ')).toBeNull()
  expect(searchPath('  rice & beans ')).toBe('/products?search=rice+%26+beans')
})
