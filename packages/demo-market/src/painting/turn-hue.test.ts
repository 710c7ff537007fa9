import { expect, test } from 'vitest'
import { turnHex } from './turn-hue.ts'

test('a colour turned by 0 or 360 degrees stays the same', () => {
  expect(turnHex('#3f3ba5', 0)).toBe('#3f3ba5')
  expect(turnHex('#3f3ba5', 360)).toBe('#3f3ba5')
})

test('grey, white and black do not change when the hue is turned', () => {
  for (const grey of ['#000000', '#808080', '#ffffff']) expect(turnHex(grey, 120)).toBe(grey)
})

test('blue turned by 180 degrees is a warm, saturated colour', () => {
  const turned = Number.parseInt(turnHex('#2f6fe8', 180).slice(1), 16)
  const [red, green, blue] = [(turned >> 16) & 255, (turned >> 8) & 255, turned & 255]

  expect(red).toBeGreaterThan(170)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})
