export type Size = { width: number; height: number }

/** Which square of a picture is used: the zoom, and the position in the remaining space, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number }

type Square = { left: number; top: number; side: number }

export const MAX_ZOOM = 4

/** The largest square, in the middle. */
export const WHOLE_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to)

/** The square of this crop in the picture's own pixels: always inside the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM)
  return { left: (width - side) * clamp(x, 0, 1), top: (height - side) * clamp(y, 0, 1), side }
}

type Drag = { rightPx: number; downPx: number /** How wide the square is on the screen. */; shownPx: number }

/** The picture follows the finger, so the square moves the other way; it stops at the edges. */
export function dragCrop(size: Size, crop: Crop, { rightPx, downPx, shownPx }: Drag): Crop {
  const { left, top, side } = squareOf(size, crop)
  const scale = side / shownPx
  return {
    ...crop,
    x: placeIn(size.width - side, left - rightPx * scale),
    y: placeIn(size.height - side, top - downPx * scale),
  }
}

const placeIn = (space: number, at: number): number => (space <= 0 ? 0.5 : clamp(at / space, 0, 1))
