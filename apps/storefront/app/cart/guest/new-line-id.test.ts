import { isId } from '@ahia/web/storage/stored-fields'
import { afterEach, expect, test, vi } from 'vitest'
import { newLineId } from './new-line-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('CART-04 a line gets a unique id, also in browsers without randomUUID', () => {
  const { getRandomValues } = crypto
  const made = newLineId()
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const composed = newLineId()

  expect([made, composed].every(isId)).toBe(true)
  expect(new Set([made, composed, newLineId()]).size).toBe(3)
})
