import { expect, test } from 'vitest'
import { type Line, toLines } from './lines.ts'

const plain = (line: Line) => line.map(({ text }) => text).join('')
const tenLetters = (line: Line) => plain(line).length <= 10

test('text breaks between words, long words break at the line end, and font weights are kept', () => {
  const lines = toLines(
    [
      { text: 'Pay ', weight: 400 },
      { text: '₦200,000', weight: 800 },
      { text: ', once. Overwhelmingly', weight: 400 },
    ],
    tenLetters,
  )

  expect(lines.map(plain)).toEqual(['Pay', '₦200,000,', 'once.', 'Overwhelmi', 'ngly'])
  expect(lines[1]).toEqual([
    { text: '₦200,000', weight: 800 },
    { text: ',', weight: 400 },
  ])
})

test('empty text is one empty line', () => {
  expect(toLines([{ text: ' ', weight: 400 }], tenLetters)).toEqual([[]])
})
