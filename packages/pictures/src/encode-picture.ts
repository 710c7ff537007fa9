import sharp, { type Sharp } from 'sharp'
import { type PictureFormat, type PictureShape, type PictureWidth, PLACEHOLDER_FILE } from './address.ts'
import { firstWidthsOf } from './first-widths.ts'

/** RGB, row by row, as wide as the widest file. */
export type Pixels = { width: number; height: number; pixels: Uint8Array }
export type PictureFile = { name: string; bytes: Uint8Array }

// Several pictures are encoded at a time, one thread each: splitting a small one costs more than it saves.
sharp.concurrency(1)
sharp.cache(false)

const PLACEHOLDER_WIDTH = 12

// The most that a phone on a slow network should have to fetch: a card, a gallery picture, a banner.
const MAX_BYTES: Record<PictureShape, Partial<Record<PictureWidth, number>>> = {
  square: { 360: 20 * 1024, 720: 60 * 1024 },
  avatar: {},
  banner: { 720: 45 * 1024 },
}
// At effort 0 an AVIF of 50 shows blocks on smooth backgrounds; 60 does not, for 1 KB more. A banner is mostly
// background.
const QUALITY: Record<PictureShape, Record<PictureFormat, number>> = {
  square: { avif: 60, webp: 76, jpg: 80 },
  avatar: { avif: 60, webp: 76, jpg: 80 },
  banner: { avif: 74, webp: 80, jpg: 80 },
}
const QUALITY_STEP = 8
const LOWEST_QUALITY = 20

type WantedPicture = { shape: PictureShape; width: PictureWidth; format: PictureFormat }

/** The files of a picture that are made at once, and its placeholder. */
export async function encodePicture(picture: Pixels, shape: PictureShape): Promise<PictureFile[]> {
  const files = firstWidthsOf(shape, picture.width).map(async (width) => ({
    name: `${width}.avif`,
    bytes: await encode(open(picture), { shape, width, format: 'avif' }),
  }))
  return Promise.all([...files, encodePlaceholder(picture)])
}

/** Another file of a picture, made from its widest one; never with more pixels than that has. */
export async function encodeFrom(widest: Uint8Array, wanted: WantedPicture): Promise<Uint8Array> {
  const { width } = await sharp(widest).metadata()
  return encode(sharp(widest), wanted, Math.min(wanted.width, width))
}

/** Lowers the quality until the file is small enough. */
async function encode(
  image: Sharp,
  wanted: WantedPicture,
  pixelsWide: number = wanted.width,
): Promise<Uint8Array> {
  const { shape, width, format } = wanted
  const maxBytes = MAX_BYTES[shape][width] ?? Number.POSITIVE_INFINITY
  let quality = QUALITY[shape][format]
  let bytes = await encodeOnce(image, { format, pixelsWide, quality })
  while (bytes.length > maxBytes && quality > LOWEST_QUALITY) {
    quality -= QUALITY_STEP
    bytes = await encodeOnce(image, { format, pixelsWide, quality })
  }
  return bytes
}

type Encoding = { format: PictureFormat; pixelsWide: number; quality: number }

function encodeOnce(image: Sharp, { format, pixelsWide, quality }: Encoding): Promise<Uint8Array> {
  const sized = image.clone().resize({ width: pixelsWide, kernel: 'linear' })
  if (format === 'webp') return sized.webp({ quality }).toBuffer()
  if (format === 'jpg') return sized.jpeg({ quality, mozjpeg: true }).toBuffer()
  // Effort 2 takes four times as long for files a quarter smaller.
  return sized.avif({ quality, effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' }).toBuffer()
}

async function encodePlaceholder(picture: Pixels): Promise<PictureFile> {
  const tiny = open(picture).resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 40, effort: 4 })
  return { name: PLACEHOLDER_FILE, bytes: await tiny.toBuffer() }
}

const open = ({ width, height, pixels }: Pixels) => sharp(pixels, { raw: { width, height, channels: 3 } })
