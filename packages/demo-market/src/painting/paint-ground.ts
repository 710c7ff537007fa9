import { GROUNDS } from '../scenes/grounds.ts'
import type { Ground, Scene } from '../scenes/scene.ts'
import type { Canvas } from './canvas.ts'
import { LruCache } from './lru-cache.ts'
import { type Rgb, turnHex } from './turn-hue.ts'
import { type Mask, uliMask } from './uli-mask.ts'

const LINE_STRENGTH = 0.055

const grounds = new LruCache<Canvas>(18)

/** A canvas with light falling on it and one faint uli line. */
export async function paintGround({
  size: { width, height },
  ground,
}: Pick<Scene, 'size' | 'ground'>): Promise<Canvas> {
  const { name, hue, light, uli } = ground
  const lit = await grounds.get([name, hue, light.x, light.y, width, height].join(), async () =>
    paintLight({ width, height, pixels: new Uint8Array(width * height * 3) }, ground),
  )
  const canvas = { ...lit, pixels: lit.pixels.slice() }
  if (uli !== 'none') paintLine(canvas, await uliMask(uli, width, height), toRgb(GROUNDS[name].line))
  return canvas
}

const STEPS = 512

function paintLight(canvas: Canvas, { name, hue, light }: Ground): Canvas {
  const { width, height, pixels } = canvas
  const [x, y] = [light.x * width, light.y * height]
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  const colours = gradient(toRgb(turnHex(GROUNDS[name].light, hue)), toRgb(turnHex(GROUNDS[name].edge, hue)))
  let at = 0
  for (let row = 0; row < height; row++) {
    const down = (row - y) * (row - y)
    for (let column = 0; column < width; column++) {
      const across = column - x
      const step = ((Math.sqrt(across * across + down) / reach) * STEPS + 0.5) | 0
      pixels[at++] = colours[step * 3] ?? 0
      pixels[at++] = colours[step * 3 + 1] ?? 0
      pixels[at++] = colours[step * 3 + 2] ?? 0
    }
  }
  return canvas
}

/** From one colour to the other in steps too small to be seen. */
const gradient = (from: Rgb, to: Rgb): Uint8Array =>
  Uint8Array.from({ length: (STEPS + 1) * 3 }, (_, at) => {
    const share = Math.floor(at / 3) / STEPS
    return (from[at % 3] ?? 0) * (1 - share) + (to[at % 3] ?? 0) * share + 0.5
  })

function paintLine({ width, pixels }: Canvas, line: Mask, colour: Rgb): void {
  for (let row = 0; row < line.height; row++)
    for (let column = 0; column < line.width; column++) {
      const covered = line.pixels[row * line.width + column] ?? 0
      if (covered === 0) continue
      const share = (covered / 255) * LINE_STRENGTH
      const at = ((row + line.top) * width + column + line.left) * 3
      for (let channel = 0; channel < 3; channel++) {
        const behind = pixels[at + channel] ?? 0
        pixels[at + channel] = behind + ((colour[channel] ?? 0) - behind) * share + 0.5
      }
    }
}

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
