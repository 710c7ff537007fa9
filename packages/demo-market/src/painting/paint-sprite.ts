import type { Canvas } from './canvas.ts'
import type { Raster } from './raster.ts'
import type { Sprite } from './sprite.ts'

/** Where the sprite's middle comes to stand, and how it is turned, in pixels of the canvas. */
export type Placement = { x: number; y: number; scale: number; radians: number; flip: boolean }

/** Paints a turned and scaled sprite: each pixel of the canvas asks the four nearest of the sprite. */
export function paintSprite(canvas: Canvas, sprite: Sprite, placement: Placement): void {
  if (placement.scale < 0.6) paintRaster(canvas, sprite.half(), { ...placement, scale: placement.scale * 2 })
  else paintRaster(canvas, sprite.full, placement)
}

function paintRaster(canvas: Canvas, raster: Raster, { x, y, scale, radians, flip }: Placement): void {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const reachX = (scale * (Math.abs(cos) * raster.width + Math.abs(sin) * raster.height)) / 2
  const reachY = (scale * (Math.abs(sin) * raster.width + Math.abs(cos) * raster.height)) / 2
  const [left, right] = [Math.max(0, Math.floor(x - reachX)), Math.min(canvas.width, Math.ceil(x + reachX))]
  const bottom = Math.min(canvas.height, Math.ceil(y + reachY))
  const mirror = flip ? -1 : 1
  const across = (left + 0.5 - x) / scale
  for (let row = Math.max(0, Math.floor(y - reachY)); row < bottom; row++) {
    const down = (row + 0.5 - y) / scale
    paintRow(canvas.pixels, raster, {
      from: (row * canvas.width + left) * 3,
      to: (row * canvas.width + right) * 3,
      u: mirror * (across * cos + down * sin) + raster.width / 2 - 0.5,
      v: down * cos - across * sin + raster.height / 2 - 0.5,
      stepU: (mirror * cos) / scale,
      stepV: -sin / scale,
    })
  }
}

type Row = { from: number; to: number; u: number; v: number; stepU: number; stepV: number }

const PAIR = 0xff00ff

/**
 * Runs half a million times a picture, so it counts in whole numbers and mixes two channels at once: red and blue,
 * green and alpha, each pair in one number with room between them. The four shares add up to 256.
 */
function paintRow(canvas: Uint8Array, { width, height, words }: Raster, row: Row): void {
  const { from, to, stepU, stepV } = row
  let { u, v } = row
  for (let at = from; at < to; at += 3, u += stepU, v += stepV) {
    if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
    const x = u | 0
    const y = v | 0
    const upper = y * width + x
    const a = words[upper] ?? 0
    const b = words[upper + 1] ?? 0
    const c = words[upper + width] ?? 0
    const d = words[upper + width + 1] ?? 0
    if ((a | b | c | d) === 0) continue
    const right = ((u - x) * 16 + 0.5) | 0
    const down = ((v - y) * 16 + 0.5) | 0
    const redBlue = mix(a & PAIR, b & PAIR, c & PAIR, d & PAIR, right, down)
    const greenAlpha = mix(
      (a >>> 8) & PAIR,
      (b >>> 8) & PAIR,
      (c >>> 8) & PAIR,
      (d >>> 8) & PAIR,
      right,
      down,
    )
    const behind = 256 - ((greenAlpha >>> 16) & 255) - ((greenAlpha >>> 23) & 1)
    canvas[at] = (redBlue & 255) + (((canvas[at] ?? 0) * behind) >> 8)
    canvas[at + 1] = (greenAlpha & 255) + (((canvas[at + 1] ?? 0) * behind) >> 8)
    canvas[at + 2] = ((redBlue >>> 16) & 255) + (((canvas[at + 2] ?? 0) * behind) >> 8)
  }
}

function mix(a: number, b: number, c: number, d: number, right: number, down: number): number {
  const upper = Math.imul(a, (16 - right) * (16 - down)) + Math.imul(b, right * (16 - down))
  const lower = Math.imul(c, (16 - right) * down) + Math.imul(d, right * down)
  return (upper + lower) >>> 8
}
