import { expect, test } from 'vitest'
import { dragCrop, MAX_ZOOM, squareOf, WHOLE_CROP } from './square-crop.rules.ts'

const wide = { width: 3000, height: 1000 }

test('MERCH-03 a logo starts as the largest square in the middle of the image', () => {
  expect(squareOf(wide, WHOLE_CROP)).toEqual({ left: 1000, top: 0, side: 1000 })
})

test('MERCH-03 the crop never leaves the image, however far it is zoomed or dragged', () => {
  const crops = [
    { zoom: 100, x: 9, y: -9 },
    { zoom: 0, x: 1, y: 1 },
    dragCrop(wide, { zoom: 2, x: 0.5, y: 0.5 }, { rightPx: 1e6, downPx: -1e6, shownPx: 300 }),
  ]
  for (const { left, top, side } of crops.map((crop) => squareOf(wide, crop))) {
    expect(side).toBeGreaterThanOrEqual(1000 / MAX_ZOOM)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(left + side).toBeLessThanOrEqual(wide.width)
    expect(top + side).toBeLessThanOrEqual(wide.height)
  }
})

test('MERCH-03 the image follows the pointer, pixel by pixel', () => {
  const dragged = dragCrop(wide, WHOLE_CROP, { rightPx: 30, downPx: 10, shownPx: 100 })

  expect(squareOf(wide, dragged)).toEqual({ left: 700, top: 0, side: 1000 })
})
