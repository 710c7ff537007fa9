import { expect, test } from 'vitest'
import { hasPageBefore } from './product-back.rules.ts'

test.each([
  [{ idx: 2, key: 'default' }, true],
  [{ idx: 0, key: 'k3x9' }, false],
  [{ key: 'k3x9' }, false],
  [null, false],
])('SHELL-04 with %j in the history Back goes a page back: %s', (state, expected) => {
  expect(hasPageBefore(state)).toBe(expected)
})
