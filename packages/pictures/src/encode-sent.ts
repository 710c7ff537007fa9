import sharp, { type ResizeOptions } from 'sharp'
import { encodePicture, type PictureFile, type Pixels } from './encode-picture.ts'
import { widestOf } from './first-widths.ts'
import type { InspectedFile } from './inspect-sent.ts'
import { SentRefused } from './sent-fault.ts'

/** The shapes of uploaded pictures; banners are our own. */
export type SentShape = 'square' | 'avatar'

/** Products are shown whole; a logo fills its frame. */
const FITS = { square: 'contain', avatar: 'cover' } as const satisfies Record<SentShape, ResizeOptions['fit']>
const WHITE = '#ffffff'
/** For decoding; the process that does it is stopped a little later. */
const LONGEST_SECONDS = 10

/** The files of an uploaded picture. Only its pixels are taken over: upright, in sRGB, on white. */
export async function encodeSent(inspected: InspectedFile, shape: SentShape): Promise<PictureFile[]> {
  return encodePicture(await readPixels(inspected, shape), shape)
}

async function readPixels(
  { bytes, width, height, profile }: InspectedFile,
  shape: SentShape,
): Promise<Pixels> {
  const side = widestOf(shape)
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: width * height,
      failOn: 'error',
      ignoreIcc: profile === 'ignored',
    })
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: side, height: side, fit: FITS[shape], background: WHITE })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data }
  } catch (error) {
    throw new SentRefused('broken', error)
  }
}
