import { expect, test } from 'vitest'
import { eraseBefore, pasteInto, typeInto } from './code-digits.ts'

const boxes = (text: string) => [...text].map((digit) => (digit === '_' ? '' : digit))

test.each([
  ['a digit goes into its box, and on to the next', '____', 0, '7', '7___', 1],
  ['the last box stays the last', '123_', 3, '4', '1234', 3],
  ['what is no digit changes nothing', '12__', 1, 'x', '12__', 1],
  ['digits of other scripts are not taken', '____', 0, '٧', '____', 0],
  ['an emptied box stays where it is', '12__', 1, '', '1___', 1],
  ['a digit typed after another takes its place', '12__', 0, '19', '92__', 1],
  ['a digit typed before another takes its place', '12__', 0, '91', '92__', 1],
  ['the same digit once more moves on', '12__', 0, '11', '12__', 1],
  ['four digits fill all boxes from any of them', '9___', 2, '0042', '0042', 3],
])('AUTH-03 %s', (_, before, at, text, after, then) => {
  expect(typeInto(boxes(before), at, text)).toEqual({ digits: boxes(after), at: then })
})

test.each([
  ['a pasted sentence gives its digits', '____', 0, 'Your code: 0042', '0042', 3],
  ['two pasted digits go into two boxes', '____', 1, '42', '_42_', 3],
  ['also over a box that holds one of them', '_4__', 1, '42', '_42_', 3],
  ['what has no digit changes nothing', '12__', 1, 'x', '12__', 1],
])('AUTH-03 %s', (_, before, at, text, after, then) => {
  expect(pasteInto(boxes(before), at, text)).toEqual({ digits: boxes(after), at: then })
})

test('AUTH-03 Backspace in an empty field deletes the previous digit and stops at the first', () => {
  expect(eraseBefore(boxes('12__'), 2)).toEqual({ digits: boxes('1___'), at: 1 })
  expect(eraseBefore(boxes('____'), 0)).toEqual({ digits: boxes('____'), at: 0 })
})
