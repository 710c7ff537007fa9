import { expect, test } from 'vitest'
import { fingerprint, isKnown } from './etag.ts'

test('the same parts have the same fingerprint, and differently split parts do not', () => {
  expect(fingerprint('ab', 'c')).toBe(fingerprint('ab', Buffer.from('c')))
  expect(new Set([fingerprint('ab', 'c'), fingerprint('a', 'bc'), fingerprint('abc')]).size).toBe(3)
})

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b" , W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
  ['*', null, false],
])('if-none-match %s matches etag %s: %s', (known, etag, has) => {
  expect(isKnown(known, etag)).toBe(has)
})
