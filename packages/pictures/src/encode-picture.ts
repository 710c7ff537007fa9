import sharp from 'sharp'
import { PICTURE_WIDTHS, type PictureShape, PLACEHOLDER_FILE } from './address.ts'

/** Red, green, blue, row by row, at least as wide as the widest file. */
export type Pixels = { width: number; height: number; pixels: Uint8Array }
export type PictureFile = { name: string; bytes: Uint8Array }

// Several pictures are made at a time, each by one thread: dividing a small one costs more than it brings.
sharp.concurrency(1)
sharp.cache(false)

const PLACEHOLDER_WIDTH = 12

// What a phone on a slow network may have to fetch: a card, a gallery picture, a banner.
const MAX_BYTES: Record<PictureShape, Record<number, number>> = {
  square: { 360: 20 * 1024, 720: 60 * 1024 },
  avatar: {},
  banner: { 720: 45 * 1024 },
}
// At effort 0 an AVIF of 50 shows blocks on a smooth ground; 60 does not, for 1 KB more. A banner is nearly all ground.
const QUALITY: Record<PictureShape, number> = { square: 60, avatar: 60, banner: 74 }
const QUALITY_STEP = 8
const LOWEST_QUALITY = 20

/** The files of one picture that are made at once: each width as AVIF, and what is shown until one of them arrives. */
export async function encodePicture(picture: Pixels, shape: PictureShape): Promise<PictureFile[]> {
  const sizes = await resizeDown(picture, shape)
  const files = sizes.map(async (size) => ({
    name: `${size.width}.avif`,
    bytes: await encodeWithin(size, {
      maxBytes: MAX_BYTES[shape][size.width] ?? Number.POSITIVE_INFINITY,
      quality: QUALITY[shape],
    }),
  }))
  const [smallest = picture] = sizes.slice(-1)
  return Promise.all([...files, encodePlaceholder(smallest)])
}

/** The same picture for browsers that do not know AVIF. */
export const toWebp = (avif: Uint8Array): Promise<Uint8Array> =>
  sharp(avif).webp({ quality: 78, effort: 4 }).toBuffer()

/** From the widest on, each from the one before: it takes half the time of starting from the whole each time. */
async function resizeDown(picture: Pixels, shape: PictureShape): Promise<Pixels[]> {
  const sizes: Pixels[] = []
  for (const width of PICTURE_WIDTHS[shape].toReversed())
    sizes.push(await resizedTo(width, sizes.at(-1) ?? picture))
  return sizes
}

async function resizedTo(width: number, from: Pixels): Promise<Pixels> {
  if (from.width === width) return from
  const { data, info } = await open(from)
    .resize({ width, kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Lowers the quality until the file is small enough for its place. */
async function encodeWithin(picture: Pixels, limits: Limits): Promise<Uint8Array> {
  const { maxBytes, quality } = limits
  // Effort 2 takes four times as long for files a quarter smaller.
  const bytes = await open(picture)
    .avif({ quality, effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' })
    .toBuffer()
  const isGoodEnough = bytes.length <= maxBytes || quality <= LOWEST_QUALITY
  return isGoodEnough ? bytes : encodeWithin(picture, { maxBytes, quality: quality - QUALITY_STEP })
}

type Limits = { maxBytes: number; quality: number }

async function encodePlaceholder(picture: Pixels): Promise<PictureFile> {
  const tiny = open(picture).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 40, effort: 4 })
  return { name: PLACEHOLDER_FILE, bytes: await tiny.toBuffer() }
}

const open = ({ width, height, pixels }: Pixels) => sharp(pixels, { raw: { width, height, channels: 3 } })
