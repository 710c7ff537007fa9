import type { Box, Raster } from './raster.ts'

export type Point = readonly [x: number, y: number]

const SOLID = 100
const EVERY = 3
const FOOT_SHARE = 0.05

/** Points all around, from the middle of the raster: enough to know where a turned thing ends and stands. */
export function outlineOf({ width, height, pixels }: Raster): Point[] {
  const isSolid = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > SOLID
  const points: Point[] = []
  const add = (x: number, y: number) => points.push([x + 0.5 - width / 2, y + 0.5 - height / 2])
  for (let x = 0; x < width; x += EVERY) for (const y of ends(height, (at) => isSolid(x, at))) add(x, y)
  for (let y = 0; y < height; y += EVERY) for (const x of ends(width, (at) => isSolid(at, y))) add(x, y)
  return points
}

/** The first and the last solid place, or none. */
function ends(length: number, isSolid: (at: number) => boolean): number[] {
  let first = 0
  while (first < length && !isSolid(first)) first++
  if (first === length) return []
  let last = length - 1
  while (!isSolid(last)) last--
  return [first, last]
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** The part that touches the ground. */
export function footOf(points: readonly Point[]): Box {
  const { top, bottom } = boxOf(points)
  const low = bottom - (bottom - top) * FOOT_SHARE
  return boxOf(points.filter(([, y]) => y >= low))
}
