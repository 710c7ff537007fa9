import { afterEach, expect, test, vi } from 'vitest'
import { isId } from '../storage/stored-fields.ts'
import { newUuid } from './new-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('CART-04 a new id is unique, also in browsers without randomUUID', () => {
  const { getRandomValues } = crypto
  const made = newUuid()
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const composed = newUuid()

  expect([made, composed].every(isId)).toBe(true)
  expect(new Set([made, composed, newUuid()]).size).toBe(3)
})
