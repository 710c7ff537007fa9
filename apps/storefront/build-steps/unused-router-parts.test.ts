import { expect, test } from 'vitest'
import { withEmptyExports } from './unused-router-parts.ts'

test('every function that a part of the router offers is still there, and does nothing', () => {
  const source = 'function a() { return 1 }\nfunction b() {}\n//#endregion\nexport { a, b };\n'

  expect(withEmptyExports(source)).toBe('export const a = () => undefined\nexport const b = () => undefined')
})

test('a part that is written differently after an upgrade stops the build', () => {
  expect(() => withEmptyExports('export default function a() {}')).toThrow('written differently')
})
