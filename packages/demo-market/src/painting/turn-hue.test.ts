import { expect, test } from 'vitest'
import { turnHex } from './turn-hue.ts'

test('a colour that is not turned, or turned all the way round, stays what it is', () => {
  expect(turnHex('#3f3ba5', 0)).toBe('#3f3ba5')
  expect(turnHex('#3f3ba5', 360)).toBe('#3f3ba5')
})

test('grey, white and black have no hue to turn', () => {
  for (const grey of ['#000000', '#808080', '#ffffff']) expect(turnHex(grey, 120)).toBe(grey)
})

test('blue turned half round is a warm colour, and no mud', () => {
  const turned = Number.parseInt(turnHex('#2f6fe8', 180).slice(1), 16)
  const [red, green, blue] = [(turned >> 16) & 255, (turned >> 8) & 255, turned & 255]

  expect(red).toBeGreaterThan(170)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})
