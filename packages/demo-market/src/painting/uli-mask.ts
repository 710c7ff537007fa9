import sharp from 'sharp'
import type { UliPlace } from '../scenes/scene.ts'
import { cropped, toRaster, visibleBox } from './raster.ts'

/** How much of the line is at each pixel, 0 to 255, and where on the canvas that is. */
export type Mask = { left: number; top: number; width: number; height: number; pixels: Uint8Array }

// The same line as packages/ui/src/uli-line.tsx draws on pages, on a field of 400 × 320.
const SPIRAL =
  'M262 122a14 14 0 0 1 28 0 30 30 0 0 1-60 0 46 46 0 0 1 92 0 62 62 0 0 1-124 0 78 78 0 0 1 156 0 94 94 0 0 1-94 94c-60 0-60 60-120 60s-60-50-120-50'
const DOTS = 'M52 176v.01M80 156v.01M112 142v.01M330 262v.01M354 240v.01M372 212v.01'

// In shares of the canvas height: its middle, from the named side, and how it is turned.
const PLACES = {
  'upper-right': { fromRight: true, y: 0.2, turn: -8 },
  'upper-left': { fromRight: false, y: 0.2, turn: 188 },
  'lower-right': { fromRight: true, y: 0.8, turn: 24 },
  'lower-left': { fromRight: false, y: 0.78, turn: 160 },
} as const satisfies Record<Exclude<UliPlace, 'none'>, object>

const kept = new Map<string, Promise<Mask>>()

/** The line somewhere at the edge, half out of the picture; drawn once for each place and size. */
export function uliMask(place: Exclude<UliPlace, 'none'>, width: number, height: number): Promise<Mask> {
  const name = `${place} ${width} ${height}`
  const mask = kept.get(name) ?? drawMask(place, width, height)
  kept.set(name, mask)
  return mask
}

async function drawMask(place: Exclude<UliPlace, 'none'>, width: number, height: number): Promise<Mask> {
  const { fromRight, y, turn } = PLACES[place]
  const middle = fromRight ? width - height * 0.16 : height * 0.16
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="translate(${middle} ${y * height}) rotate(${turn}) scale(${height / 700}) translate(-230 -160)"
      fill="none" stroke="#fff" stroke-linecap="round">
      <path d="${SPIRAL}" stroke-width="9"/>
      <path d="${DOTS}" stroke-width="14"/>
    </g>
  </svg>`
  const whole = await toRaster(sharp(Buffer.from(svg)))
  const box = visibleBox(whole)
  const { width: cutWidth, height: cutHeight, pixels } = cropped(whole, box)
  const alphas = pixels.filter((_, at) => at % 4 === 3)
  return { left: box.left, top: box.top, width: cutWidth, height: cutHeight, pixels: alphas }
}
