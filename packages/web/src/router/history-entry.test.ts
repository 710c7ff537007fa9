import { afterEach, expect, test, vi } from 'vitest'
import { hasPageBefore } from './history-entry.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ depth: 2, key: 'default' }, true],
  [{ depth: 0, key: 'k3x9' }, false],
  [{ key: 'k3x9' }, false],
  [null, false],
])('SHELL-04 with %j in the history Back goes to the previous page: %s', (state, expected) => {
  vi.stubGlobal('history', { state })

  expect(hasPageBefore()).toBe(expected)
})
