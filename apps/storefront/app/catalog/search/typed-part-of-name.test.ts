import { expect, test } from 'vitest'
import { splitTyped } from './typed-part-of-name.ts'

const marked = (name: string, typed: string) =>
  splitTyped(name, typed)
    .map(({ text, isTyped }) => (isTyped ? text : `<b>${text}</b>`))
    .join('')

test.each([
  ['Rice & Grains', 'ri', 'Ri<b>ce & Grains</b>'],
  ['Ofada rice, 5 kg', 'rice ofa', 'Ofa<b>da </b>rice<b>, 5 kg</b>'],
  ['Ẹwà agoyin', 'ewa', 'Ẹwà<b> agoyin</b>'],
  ['Price tags', 'rice', '<b>Price tags</b>'],
  ['Rice', '(', '<b>Rice</b>'],
])('SHELL-07 in %s the part not typed in %s is bold', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected)
})
