import type { Sharp } from 'sharp'

/** A picture with alpha, colours multiplied by it, so that mixing neighbours at an edge brings in no foreign colour. */
export type Raster = {
  width: number
  height: number
  pixels: Uint8Array
  /** The same pixels, four channels in one number. */
  words: Uint32Array
}

export type Box = { left: number; top: number; right: number; bottom: number }

export async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return rasterOf(info.width, info.height, new Uint8Array(data))
}

const rasterOf = (width: number, height: number, pixels: Uint8Array): Raster => ({
  width,
  height,
  pixels,
  words: new Uint32Array(pixels.buffer),
})

/** The smallest box with everything in it that can be seen. */
export function visibleBox({ width, height, pixels }: Raster): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < BARELY_VISIBLE) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  return box
}

const BARELY_VISIBLE = 12

export function cropped({ width, pixels }: Raster, { left, top, right, bottom }: Box): Raster {
  const rowBytes = (right - left) * 4
  const cut = new Uint8Array(rowBytes * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const start = (y * width + left) * 4
    cut.set(pixels.subarray(start, start + rowBytes), (y - top) * rowBytes)
  }
  return rasterOf(right - left, bottom - top, cut)
}

/** Multiplies the colours by their alpha, in place. */
export function premultiply(raster: Raster): Raster {
  const { pixels } = raster
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    if (alpha === 1) continue
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = (pixels[channel] ?? 0) * alpha + 0.5
  }
  return raster
}

const QUARTERS = 0x3f3f3f3f

/** Each four pixels become one; a quarter of each channel is taken of all four at once. */
export function halved({ width, height, words }: Raster): Raster {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1]
  const half = rasterOf(halfWidth, halfHeight, new Uint8Array(halfWidth * halfHeight * 4))
  const quarter = (at: number) => ((words[at] ?? 0) >>> 2) & QUARTERS
  for (let y = 0; y < halfHeight; y++)
    for (let x = 0; x < halfWidth; x++) {
      const at = y * 2 * width + x * 2
      const upper = quarter(at) + quarter(at + 1)
      half.words[y * halfWidth + x] = upper + quarter(at + width) + quarter(at + width + 1)
    }
  return half
}
