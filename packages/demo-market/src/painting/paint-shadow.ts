import type { Canvas } from './canvas.ts'
import type { Rgb } from './turn-hue.ts'

type Ellipse = { x: number; y: number; radiusX: number; radiusY: number; strength: number }

const INK: Rgb = [26, 27, 51]

/** An ellipse of ink that fades out towards its edge. */
export function paintShadow(canvas: Canvas, { x, y, radiusX, radiusY, strength }: Ellipse): void {
  const { width, height, pixels } = canvas
  const bottom = Math.min(height, Math.ceil(y + radiusY))
  const right = Math.min(width, Math.ceil(x + radiusX))
  for (let row = Math.max(0, Math.floor(y - radiusY)); row < bottom; row++)
    for (let column = Math.max(0, Math.floor(x - radiusX)); column < right; column++) {
      const across = (column + 0.5 - x) / radiusX
      const down = (row + 0.5 - y) / radiusY
      const distance = Math.sqrt(across * across + down * down)
      if (distance >= 1) continue
      const share = strength * (1 - distance * distance * (3 - 2 * distance))
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        const colour = pixels[at + channel] ?? 0
        pixels[at + channel] = colour + ((INK[channel] ?? 0) - colour) * share + 0.5
      }
    }
}
